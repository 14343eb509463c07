/* The Prometheus text of struct metrics: one table, and a histogram of commit times. */
#include "server/metrics.h"

#include <stdio.h>

static const uint64_t bucket_us[METRIC_BUCKETS] = {250,   500,   1000,  2500,   5000,
                                                   10000, 25000, 50000, 100000, 1000000};

void metrics_commit(struct metrics *metrics, uint64_t took_us, uint64_t entries)
{
    int i = 0;
    while (i < METRIC_BUCKETS && took_us > bucket_us[i]) i++;
    metrics->store_bucket[i]++;
    metrics->store_sum_us += took_us;
    metrics->store_commits++;
    metrics->store_entries += entries;
}

static void line(struct out *out, const char *name, const char *type, const char *help,
                 uint64_t value)
{
    char text[256];
    snprintf(text, sizeof text, "# HELP fathom_%s %s\n# TYPE fathom_%s %s\nfathom_%s %llu\n", name,
             help, name, type, name, (unsigned long long)value);
    out_text(out, text);
}

static void histogram(const struct metrics *metrics, struct out *out)
{
    uint64_t sum = 0;
    char text[96];
    out_lit(out, "# HELP fathom_store_seconds time of a commit\n"
                 "# TYPE fathom_store_seconds histogram\n");
    for (int i = 0; i <= METRIC_BUCKETS; i++) {
        sum += metrics->store_bucket[i];
        if (i < METRIC_BUCKETS)
            snprintf(text, sizeof text, "fathom_store_seconds_bucket{le=\"%g\"} %llu\n",
                     (double)bucket_us[i] / 1e6, (unsigned long long)sum);
        else
            snprintf(text, sizeof text, "fathom_store_seconds_bucket{le=\"+Inf\"} %llu\n",
                     (unsigned long long)sum);
        out_text(out, text);
    }
    snprintf(text, sizeof text, "fathom_store_seconds_sum %.6f\nfathom_store_seconds_count %llu\n",
             (double)metrics->store_sum_us / 1e6, (unsigned long long)sum);
    out_text(out, text);
}

void metrics_write(const struct metrics *metrics, struct out *out)
{
#define X(name, type, help) line(out, #name, type, help, metrics->name);
    METRICS(X)
#undef X
    histogram(metrics, out);
}
