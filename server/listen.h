/* listen: the socket that clients knock at. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

enum { LISTEN_WHY_MAX = 160 };

/* A socket that listens on an address ("": all of IPv6 and IPv4); -1 with the reason. */
int listen_open(const char *bind, int port, char why[LISTEN_WHY_MAX]);
int listen_port(int fd);

/* As many open files as we may have, up to 65536; gives how many. */
int listen_raise_files(void);

#endif
