/* Plain sockets and OpenSSL behind the same calls. */
#include "server/stream.h"

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct tls; /* an SSL_CTX */

static SSL_CTX *context_of(struct tls *tls)
{
    return (SSL_CTX *)(void *)tls;
}

/* A client that offers protocols must offer ours. */
static int choose_protocol(SSL *ssl, const unsigned char **out, unsigned char *length,
                           const unsigned char *in, unsigned in_length, void *unused)
{
    static const unsigned char ours[] = "\x08http/1.1";
    unsigned char *chosen;
    (void)ssl, (void)unused;
    if (SSL_select_next_proto(&chosen, length, ours, sizeof ours - 1, in, in_length) !=
        OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

static bool use_files(SSL_CTX *context, const char *cert, const char *key, char why[TLS_WHY_MAX])
{
    const char *file = cert;
    bool good = SSL_CTX_use_certificate_chain_file(context, cert) == 1;
    if (good) file = key;
    good = good && SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1;
    good = good && SSL_CTX_check_private_key(context) == 1;
    if (good) return true;
    const char *reason = ERR_reason_error_string(ERR_peek_error());
    snprintf(why, TLS_WHY_MAX, "%.90s: %.60s", file, reason ? reason : "cannot be read");
    ERR_clear_error();
    return false;
}

struct tls *tls_new(const char *cert, const char *key, char why[TLS_WHY_MAX])
{
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    assert(context);
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    int set = SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20");
    assert(set == 1);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                     SSL_OP_CIPHER_SERVER_PREFERENCE |
                                     SSL_OP_IGNORE_UNEXPECTED_EOF);
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE |
                                  SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(context, choose_protocol, NULL);
    struct tls *tls = (struct tls *)(void *)context;
    if (use_files(context, cert, key, why)) return tls;
    tls_free(tls);
    return NULL;
}

void tls_free(struct tls *tls)
{
    SSL_CTX_free(context_of(tls));
}

void stream_open(struct stream *stream, int fd, struct tls *tls)
{
    *stream = (struct stream){.fd = fd};
    if (!tls) return;
    stream->ssl = SSL_new(context_of(tls));
    assert(stream->ssl);
    SSL_set_fd(stream->ssl, fd);
    SSL_set_accept_state(stream->ssl);
}

void stream_close(struct stream *stream)
{
    if (stream->ssl) SSL_free(stream->ssl);
    close(stream->fd);
    *stream = (struct stream){.fd = -1};
}

/* What a call of OpenSSL has given, in our words. */
static ssize_t result_of(struct stream *stream, int result)
{
    stream->wants_write = false;
    if (result > 0) return result;
    int error = SSL_get_error(stream->ssl, result);
    ERR_clear_error();
    stream->wants_write = error == SSL_ERROR_WANT_WRITE;
    return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? 0 : -1;
}

static bool not_now(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

ssize_t stream_read(struct stream *stream, void *bytes, size_t length)
{
    if (stream->ssl)
        return result_of(stream, SSL_read(stream->ssl, bytes, (int)length));
    ssize_t got = recv(stream->fd, bytes, length, 0);
    if (got < 0 && not_now()) return 0;
    return got > 0 ? got : -1;
}

ssize_t stream_write(struct stream *stream, const void *bytes, size_t length)
{
    if (stream->ssl) {
        int most = length > INT_MAX ? INT_MAX : (int)length;
        ssize_t sealed = result_of(stream, SSL_write(stream->ssl, bytes, most));
        stream->wants_write |= sealed > 0 && (size_t)sealed < length; /* one record at a time */
        return sealed;
    }
    ssize_t sent = send(stream->fd, bytes, length, MSG_NOSIGNAL);
    stream->wants_write = sent < 0 ? not_now() : (size_t)sent < length;
    return sent < 0 && stream->wants_write ? 0 : sent;
}

bool stream_waiting(const struct stream *stream)
{
    return stream->ssl && SSL_pending(stream->ssl) > 0;
}

void stream_end(struct stream *stream)
{
    if (stream->ssl && SSL_is_init_finished(stream->ssl)) SSL_shutdown(stream->ssl);
    ERR_clear_error();
    shutdown(stream->fd, SHUT_WR);
}
