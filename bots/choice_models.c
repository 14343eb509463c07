/* The weights of choices.h; all but the last are bench/reader fits on games of those levels. */
#include "bots/bot.h"
#include "bots/choices.h"

const struct choice_model *level_choices(enum level level, enum mode mode)
{
    if (mode == REAL_TIME) return NULL;
    switch (level) {
    case LEVEL_CADET: return &choice_models[MODEL_CADET];
    case LEVEL_OFFICER: return &choice_models[MODEL_OFFICER];
    case LEVEL_ACE: return &choice_models[MODEL_ACE];
    default: return NULL;
    }
}

const struct choice_model choice_models[CHOICE_MODELS] = {
    {.name = "ace",
     .reads = true,
     .eludes = 0.13,
     .start = {0.052, 0.027, -0.046, 5, 1},
     .course = {0.449, -0.509, -0.342, -0.673, 0.014, 1.826, -1.141, -0.089, -0.120, -0.009, 1.527,
                0.030, -2.678, -2.174, 0.474, 0, 0, 3.402},
     .silence = {0.644, -0.118, -0.116, -0.144, -0.001, 1.875, -0.586, 0.002, 0.211, 0, 0.559, 0, 0,
                 0, 0, -0.403, 0.288, 0.672},
     .shot = {5.782, 7.365, 4.161, -6.749}},
    {.name = "ace of version 0.1",
     .start = {5.568, 0.016, -0.047, 5, 0},
     .course = {0.673, -0.075, -0.334, -0.379, -0.140, 1.066, -0.849, -0.087, 0.087, 0.619, 1.181,
                0.161, -0.333, -2.800, -0.317, 0, 0, 1.345},
     .silence = {0.423, -0.242, -0.123, -0.051, -0.168, 1.148, -0.623, -0.011, 0.646, 0, 0.132, 0,
                 0, 0, 0, 0.077, 0.209, 0.819},
     .shot = {5.608, 10.826, 2.337, -9.030}},
    {.name = "officer",
     .start = {5.627, 0.281, 0.187, 5, 0},
     .course = {1.192, -0.651, 0.363, -1.954, 0.457, 2.852, -3.721, -0.156, -0.558, 0.402, 4.454,
                0.012, -2.935, -6.651, -1.063, 0, 0, 7.930},
     .silence = {0.340, -0.428, -0.077, -2.155, 0.757, 3.656, -2.622, -0.438, -0.016, 0, 2.135, 0,
                 0, 0, 0, 0.947, 0.253, 4.472},
     .shot = {8.335, 14.427, 3.571, -13.289}},
    {.name = "cadet",
     .start = {-0.034, 0.028, -0.035, 0, 0},
     .course = {-0.137, -0.164, -1.411, -0.400, 0.482, 0.325, 0.220, -0.004, -0.460, 0.200, 0.569,
                0.189, -4.447, 1.764, -0.213, 0, 0, 0.908},
     .silence = {0.205, 0.228, 0.594, 0.270, -0.063, -0.187, 0.180, 0.030, 0.286, 0, -0.554, 0, 0,
                 0, 0, -2.011, -0.187, -0.175},
     .shot = {6.357, 3.162, 0.378, -3.071}},
    {.name = "anyone",
     .course = {[MOVE_surface] = -2.5, [MOVE_cramped] = -0.2},
     .shot = {[SHOT_none] = 4, [SHOT_damage] = 4, [SHOT_self] = -3}},
};
