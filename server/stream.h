/*
 * stream: the bytes of one socket, plain or through TLS. OpenSSL is behind it and nowhere else but
 * for one hash. Nothing waits: what cannot be done now is done when the socket is ready.
 */
#ifndef SERVER_STREAM_H
#define SERVER_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { TLS_WHY_MAX = 160 };

/* TLS 1.2 and 1.3, authenticated ciphers with forward secrecy only, HTTP/1.1 only. */
struct tls;

/* NULL, with the reason, when the files are no certificate and its key. */
struct tls *tls_new(const char *cert, const char *key, char why[TLS_WHY_MAX]);
void tls_free(struct tls *tls);

struct stream {
    int fd;
    bool wants_write; /* it goes on when the socket takes more */
    struct ssl_st *ssl; /* NULL: plain */
};

void stream_open(struct stream *stream, int fd, struct tls *tls);
void stream_close(struct stream *stream);

/* How many bytes; 0: none at the moment; -1: the other side has gone, or breaks the protocol. */
ssize_t stream_read(struct stream *stream, void *bytes, size_t length);
ssize_t stream_write(struct stream *stream, const void *bytes, size_t length);

/* TLS has bytes that the socket no longer has: read again. */
bool stream_waiting(const struct stream *stream);

/* Says that nothing more comes from us. */
void stream_end(struct stream *stream);

#endif
