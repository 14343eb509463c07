/* What each announcement about the submarine itself says, on seas small enough to check by eye. */
#include "tests/radio/listen.h"

static void starts_anywhere_on_the_sea(void **state)
{
    (void)state;
    edition("en1");
    listen_real("..#|...");
    assert_cells("A1 B1 A2 B2 C2");
}

static void a_course_keeps_to_the_sea_and_off_the_route(void **state)
{
    (void)state;
    listen_real("..#|...");
    hear_all("E");
    assert_cells("B1 B2 C2");
    hear_all("S");
    assert_cells("B2");
    assert_int_equal(hear("N"), RADIO_CONTRADICTION);
}

static void the_route_may_not_be_crossed(void **state)
{
    (void)state;
    listen_real("...|...|...");
    hear_all("E, S, W");
    assert_cells("A2 B2 A3 B3");
    assert_int_equal(hear("N"), RADIO_CONTRADICTION);
}

static void a_silence_is_0_to_4_in_a_line(void **state)
{
    (void)state;
    listen_turns(".......|#.#####|#.#####");
    hear_all("E, E, E, E, E, E");
    assert_cells("G1");
    hear_all("surface 2, silence");
    assert_cells("C1 D1 E1 F1 G1");
}

static void a_silence_stops_before_the_route(void **state)
{
    (void)state;
    listen_turns(".....");
    hear_all("E, E, silence");
    assert_cells("C1 D1 E1");
    assert_int_equal(hear("W"), RADIO_CONTRADICTION);
}

static void a_silence_joins_the_route(void **state)
{
    (void)state;
    listen_turns(".....|.....");
    hear_all("E, E, E, S, silence, W");
    /* head D2 or E2; silence to the west or not at all, from E2 also not back east */
    assert_cells("A2 B2 C2 D2");
    hear_all("N");
    assert_cells("A1");
}

static void surfacing_tells_the_sector_and_frees_the_route(void **state)
{
    (void)state;
    listen_turns("......|......");
    hear_all("E, surface 2");
    assert_cells("F1 F2");
    hear_all("W");
    assert_cells("E1 E2");
}

static void drones(void **state)
{
    (void)state;
    listen_turns("...... | ......");
    hear_all("drone 1 no");
    assert_cells("F1 F2");
    listen_turns("...... | ......");
    hear_all("drone 2 yes");
    assert_cells("F1 F2");
    listen_turns("...... | ......");
    hear_all("drone 2 smoke");
    assert_cells_but("");
}

static void a_sonar_answer_has_one_truth(void **state)
{
    (void)state;
    listen_turns("......|......");
    hear_all("row 1 column 1");
    assert_cells("B1 C1 D1 E1 F1 A2");
    hear_all("row 1 sector 2");
    assert_cells("B1 C1 D1 E1");
}

static void a_torpedo_has_its_range(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("......");
    hear_all("torpedo A1 clear");
    assert_cells("C1 D1 E1");
    listen_turns("......");
    hear_all("torpedo A1 indirect");
    assert_cells("B1");
    edition("fr2");
    listen_turns("......");
    hear_all("torpedo A1 direct");
    assert_cells("A1");
    edition("en1");
}

static void an_island_shields_from_a_torpedo(void **state)
{
    (void)state;
    edition("en1");
    listen_turns(".#.|.#.|...");
    hear_all("torpedo A1 clear");
    assert_cells("A3 B3 C3");
    rules.torpedo_path = PATH_FREE;
    listen_turns(".#.|.#.|...");
    hear_all("torpedo A1 clear");
    assert_cells("C1 C2 A3 B3 C3");
    edition("en1");
}

static void every_blast_tells_how_near(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("....");
    hear_all("bang B1 indirect");
    assert_cells("A1 C1");
    listen_turns("....");
    hear_all("shot B1 clear");
    assert_cells("D1");
    listen_turns("..M.");
    hear_all("archer C1 direct");
    assert_cells("C1");
}

static void ice_hurts_or_does_not(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("..~~|o.~.");
    hear_all("ice, surface 1");
    assert_cells("C1 D1 C2");
    listen_turns("..~~|o.~.");
    hear_all("surface 1");
    assert_cells("A1 B1 A2 B2 D2");
    listen_turns("..~~|o.~.");
    hear_all("ice");
    assert_cells("C1 D1 C2");
}

static void a_repair_is_next_to_its_island(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("....t....|.........|m..d..s.i|.........");
    hear_all("repair mine");
    assert_cells("A2 B2 B3 A4 B4");
    hear_all("N");
    assert_cells("A1 B1 B2 B3");
}

static void lava_spares_whom_it_does_not_burn(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("......|.V....|......|......|....V.|......");
    hear_all("lava 1, resume");
    assert_cells_but("A1 B1 C1 A2 C2 A3 B3 C3");
    hear_all("W");
    assert_cells("D1 E1 D2 E2 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 A6 B6 C6 D6 E6");
    listen_turns("......|.V....|......|......|....V.|......");
    hear_all("lava 1, burnt");
    assert_cells("A1 B1 C1 A2 C2 A3 B3 C3");
}

static void eruptions_reach_as_the_edition_says(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("......|.V....|......|......|....V.|......");
    hear_all("erupt B2 indirect");
    assert_cells("D1 D2 D3 A4 B4 C4 D4");
    edition("uk2");
    listen_turns("......|.V....|......|......|....V.|......");
    hear_all("erupt B2 indirect");
    assert_cells("A1 B1 C1 A2 C2 A3 B3 C3");
    edition("en1");
}

static void an_order_shows_that_there_was_a_course(void **state)
{
    (void)state;
    edition("en1");
    listen_real("...|#.#");
    hear_all("E");
    assert_cells("B1 C1");
    hear_all("sonar"); /* from C1 there is no way on */
    assert_cells("B1");
    listen_real("...|#.#");
    hear_all("E, bang A2 clear");
    assert_cells("C1");
    assert_int_equal(hear("silence"), RADIO_CONTRADICTION);
}

static void turn_by_turn_an_activation_shows_nothing(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("..");
    hear_all("turn yellow, E, sonar, turn blue, turn yellow");
    assert_cells("B1");
    assert_int_equal(hear("surface 1"), RADIO_HEARD);
    listen_real("..");
    hear_all("E");
    assert_int_equal(hear("sonar"), RADIO_CONTRADICTION);
}

static void the_sheets_say_nothing(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("...|...");
    hear_all("ready, damage, stop, resume, turn yellow, failed");
    assert_cells_but("");
    edition("en1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_anywhere_on_the_sea),
        cmocka_unit_test(a_course_keeps_to_the_sea_and_off_the_route),
        cmocka_unit_test(the_route_may_not_be_crossed),
        cmocka_unit_test(a_silence_is_0_to_4_in_a_line),
        cmocka_unit_test(a_silence_stops_before_the_route),
        cmocka_unit_test(a_silence_joins_the_route),
        cmocka_unit_test(surfacing_tells_the_sector_and_frees_the_route),
        cmocka_unit_test(drones),
        cmocka_unit_test(a_sonar_answer_has_one_truth),
        cmocka_unit_test(a_torpedo_has_its_range),
        cmocka_unit_test(an_island_shields_from_a_torpedo),
        cmocka_unit_test(every_blast_tells_how_near),
        cmocka_unit_test(ice_hurts_or_does_not),
        cmocka_unit_test(a_repair_is_next_to_its_island),
        cmocka_unit_test(lava_spares_whom_it_does_not_burn),
        cmocka_unit_test(eruptions_reach_as_the_edition_says),
        cmocka_unit_test(an_order_shows_that_there_was_a_course),
        cmocka_unit_test(turn_by_turn_an_activation_shows_nothing),
        cmocka_unit_test(the_sheets_say_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, listen_stop);
}
