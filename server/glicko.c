/* The steps and the letters are those of the paper; inside, ratings are on its own scale. */
#include "server/glicko.h"

#include <math.h>

static const double SCALE = 173.7178, CENTRE = 1500, TAU = 0.5, EPSILON = 0.000001;
static const double PI = 3.14159265358979323846;
enum { STEPS_MAX = 100 }; /* the search ends long before */

static double weight(double phi)
{
    return 1 / sqrt(1 + 3 * phi * phi / (PI * PI));
}

static double expected(double mu, const struct glicko_opponent *opponent)
{
    double g = weight(opponent->deviation / SCALE);
    return 1 / (1 + exp(-g * (mu - (opponent->rating - CENTRE) / SCALE)));
}

struct search {
    double delta, phi, v, a;
};

static double f(const struct search *s, double x)
{
    double e = exp(x), sum = s->phi * s->phi + s->v + e;
    return e * (s->delta * s->delta - sum) / (2 * sum * sum) - (x - s->a) / (TAU * TAU);
}

/* Step 5: the volatility, by the Illinois algorithm. */
static double new_volatility(const struct search *s)
{
    double A = s->a, B = log(s->delta * s->delta - s->phi * s->phi - s->v);
    if (s->delta * s->delta <= s->phi * s->phi + s->v) {
        int k = 1;
        while (k < STEPS_MAX && f(s, s->a - k * TAU) < 0) k++;
        B = s->a - k * TAU;
    }
    double fA = f(s, A), fB = f(s, B);
    for (int i = 0; i < STEPS_MAX && fabs(B - A) > EPSILON; i++) {
        double C = A + (A - B) * fA / (fB - fA), fC = f(s, C);
        if (fC * fB <= 0) {
            A = B;
            fA = fB;
        } else {
            fA /= 2;
        }
        B = C;
        fB = fC;
    }
    return exp(A / 2);
}

struct rating glicko_rate(struct rating before, const struct glicko_opponent *opponent, int count)
{
    double mu = (before.rating - CENTRE) / SCALE, phi = before.deviation / SCALE;
    double information = 0, surprise = 0;
    if (count == 0) return glicko_rest(before, 1);
    for (int i = 0; i < count; i++) {
        double g = weight(opponent[i].deviation / SCALE), e = expected(mu, &opponent[i]);
        information += g * g * e * (1 - e);
        surprise += g * (opponent[i].score - e);
    }
    struct search search = {.delta = surprise / information, .phi = phi, .v = 1 / information,
                            .a = log(before.volatility * before.volatility)};
    double sigma = new_volatility(&search);
    double rested = phi * phi + sigma * sigma;
    double after = 1 / sqrt(1 / rested + information);
    return (struct rating){(mu + after * after * surprise) * SCALE + CENTRE, after * SCALE, sigma};
}

struct rating glicko_rest(struct rating before, double periods)
{
    double phi = before.deviation / SCALE, sigma = before.volatility;
    double after = sqrt(phi * phi + sigma * sigma * periods) * SCALE;
    before.deviation = after < GLICKO_NEW.deviation ? after : GLICKO_NEW.deviation;
    return before;
}
