// Weights fitted to games of the engine with itself; docs/engine.md has the commands and matches.
#pragma once

namespace damier::engine::fitted {

// fit_weights international 1500 1000 3, then from there international 2000 1000 4
inline constexpr int international[] = {
    974, 756, 2923, 2565, 0,   40,  40,  0,   -40, 0,   30,   60,  -9,  -28, -50, 70,
    -62, 13,  16,   -90,  244, 435, 6,   -82, 162, -2,  21,   69,  0,   360, 0,   360,
    0,   360, 0,    360,  -40, 360, -17, 426, 25,  422, 29,   416, 20,  387, 88,  564,
    8,   321, 81,   378,  59,  380, 63,  332, -24, 259, -60,  101, 40,  274, 9,   215,
    22,  243, -19,  212,  -73, 106, -86, 158, -4,  139, -106, 182, -88, 189, -14, 114,
    -53, 154, 131,  77,   70,  127, -47, 53,  -52, 128, 35,   142, 126, 109, 8,   89,
    -55, 2,   -32,  44,   46,  91,  112, 99,  29,  53,  52,   -31, -11, 48,  54,  17,
    2,   12,  -10,  51,   37,  -4,  -23, -78, -12, 151, 110,  21,  70,  13,  -58, 74};

} // namespace damier::engine::fitted
