/* Mines: where they may be, what they forbid, and what is learnt when one explodes, or does not. */
#include "tests/radio/listen.h"

static void a_mine_needs_a_place(void **state)
{
    (void)state;
    edition("en1");
    listen_turns(".....|#####");
    hear_all("E, E, E, mine");
    assert_cells("D1"); /* in E1 every neighbour is route or island */
}

static void a_trigger_tells_where_it_was(void **state)
{
    (void)state;
    listen_turns("......|......|......");
    hear_all("E, mine, E, E, trigger B1 clear");
    /* dropped from B2 or C2; from C1 it would lie on the route; now two further east */
    assert_cells("D2 E2");
}

static void a_mine_that_explodes_is_used_up(void **state)
{
    (void)state;
    listen_turns("......|......");
    hear_all("E, mine, trigger A2 indirect");
    assert_cells("B1");
    assert_int_equal(hear("trigger A2 indirect"), RADIO_CONTRADICTION);
    listen_turns("......|......");
    assert_int_equal(hear("trigger A2 clear"), RADIO_CONTRADICTION);
}

static void own_mines_block_where_the_edition_says(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("....");
    hear_all("E, mine");
    assert_cells("B1 C1"); /* the mine is east of it */
    assert_int_equal(hear("E"), RADIO_CONTRADICTION);
    edition("it1");
    listen_turns("....");
    hear_all("E, mine, E");
    assert_cells("C1 D1");
    edition("en1");
}

static void own_mines_block_a_silence(void **state)
{
    (void)state;
    listen_turns(".....|.####");
    hear_all("E, surface 1, mine, silence");
    /* from B1: the mine is A1, C1 or A2; from E1 it is D1, ... */
    assert_cells("A1 B1 C1 D1 E1");
    hear_all("trigger D1 clear");
    /* dropped from C1 or E1; from C1 two west, E1 stays, and clear of D1 is neither */
    assert_cells("A1 B1");
}

static void fresh_mines_wait_where_the_edition_says(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("....|....");
    hear_all("turn yellow, E, mine, turn blue");
    assert_int_equal(hear("trigger A1 clear"), RADIO_CONTRADICTION);
    listen_turns("....|....");
    hear_all("turn yellow, E, mine, turn blue, turn yellow, E, trigger A2 clear");
    assert_cells("C1");
    listen_real("....|....");
    hear_all("E, mine, E, trigger A2 clear");
    listen_real("....|....");
    hear_all("E, mine, silence");
    assert_int_equal(hear("trigger A2 clear"), RADIO_CONTRADICTION);
    edition("en1");
}

static void two_mines_never_share_a_space(void **state)
{
    (void)state;
    edition("it1");
    listen_turns("..|..");
    hear_all("mine, mine, mine");
    assert_cells("A1 B1 A2 B2");
    assert_true(radio_histories(radio) == 4 * 3 * 2 * 1);
    assert_int_equal(hear("mine"), RADIO_CONTRADICTION);
    edition("en1");
}

static void a_torpedo_destroys_a_mine_unheard(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("......");
    hear_all("E, mine, shot D1 clear");
    /* B1 with C1, F1 with none, E1 would be next to it */
    assert_cells("B1");
    listen_turns("......|......");
    hear_all("E, mine, E, E, shot A1 clear, trigger A2 clear");
    assert_cells("D1");
    listen_turns("......|......");
    hear_all("E, mine, E, E, shot A2 clear");
    assert_int_equal(hear("trigger A2 clear"), RADIO_CONTRADICTION);
}

static void a_mine_next_to_a_torpedo_would_have_exploded(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("........");
    hear_all("E, mine, turn blue"); /* B1 with C1, up to G1 with H1 */
    hear_all("shot E1 clear");
    /* mines at D1 F1 would be heard of, E1 is gone: C1 indirect.. */
    assert_cells("B1 G1");
    hear_all("turn yellow");
    assert_cells("B1 G1");
    edition("en1");
    listen_turns("........");
    hear_all("E, mine, shot E1 clear, turn yellow");
    assert_cells("B1 C1 G1");
    edition("fr2");
    listen_turns("........");
    hear_all("E, mine, shot E1 clear, chained D1 indirect, turn yellow");
    assert_cells("C1");
    edition("en1");
}

static void cascades_go_from_mine_to_mine(void **state)
{
    (void)state;
    edition("uk2");
    listen_turns("..........");
    hear_all("E, mine, turn blue, shot J1 clear, chained-blue I1 clear");
    /* a mine at H1 would go up with I1: it is not there */
    hear_all("turn yellow");
    assert_cells("B1 C1 D1 E1 F1");
    edition("fr2");
    listen_turns("..........");
    hear_all("E, mine, turn blue, shot J1 clear, chained-blue I1 clear, turn yellow");
    assert_cells("B1 C1 D1 E1 F1 G1");
    edition("en1");
}

static void lava_buries_mines(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("......|......|..V...|......|......|....V.");
    hear_all("turn yellow, E, mine, turn blue, turn yellow, lava 1, turn yellow");
    assert_int_equal(hear("trigger B2 clear"), RADIO_CONTRADICTION);
    edition("en1");
}

static void a_mine_may_block_the_last_way_out(void **state)
{
    (void)state;
    edition("en1");
    listen_real("...|.##");
    hear_all("E, mine"); /* at B1 with C1 or A2; at C1 there was no course left */
    assert_cells("B1");
    /* with the mine at C1 he could not sail and could not trigger */
    assert_int_equal(hear("trigger C1 indirect"), RADIO_CONTRADICTION);
    listen_real("...|.##");
    hear_all("E, mine, trigger A2 indirect");
    assert_cells("B1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mine_needs_a_place),
        cmocka_unit_test(a_trigger_tells_where_it_was),
        cmocka_unit_test(a_mine_that_explodes_is_used_up),
        cmocka_unit_test(own_mines_block_where_the_edition_says),
        cmocka_unit_test(own_mines_block_a_silence),
        cmocka_unit_test(fresh_mines_wait_where_the_edition_says),
        cmocka_unit_test(two_mines_never_share_a_space),
        cmocka_unit_test(a_torpedo_destroys_a_mine_unheard),
        cmocka_unit_test(a_mine_next_to_a_torpedo_would_have_exploded),
        cmocka_unit_test(cascades_go_from_mine_to_mine),
        cmocka_unit_test(lava_buries_mines),
        cmocka_unit_test(a_mine_may_block_the_last_way_out),
    };
    return cmocka_run_group_tests(tests, NULL, listen_stop);
}
