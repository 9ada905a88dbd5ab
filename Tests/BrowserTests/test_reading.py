"""The reading position: whatever changes the rows, the row being read stays in place."""

import pytest

STEPS = 5
X, Y = 195, 320


def assert_still(faults):
    assert not faults, "\n".join(f"seed {seed}: {each}" for seed, found in faults.items() for each in found[:3])


def play_seeds(engine, seeds, play="playAll", together=10):
    faults = {}
    for first in range(seeds.start, seeds.stop, together):
        batch = list(range(first, min(first + together, seeds.stop)))
        # WebKit sometimes collects a promise that it waits for.
        engine.evaluate(f"""(window.found = undefined, {play}({batch}).then(
          (found) => {{ window.found = found; }}, (error) => {{ window.found = {{ [{first}]: [String(error)] }}; }}), 0)""")
        engine.wait_for("window.found")
        faults |= engine.evaluate("window.found")
    assert_still(faults)


def test_the_row_being_read_stays_in_place_in_thirty_timelines(storm):
    play_seeds(storm, range(30))


@pytest.mark.proof_only
@pytest.mark.parametrize("first", range(1000, 2000, 200))
def test_the_row_being_read_stays_in_place_in_a_thousand_timelines(storm, first):
    play_seeds(storm, range(first, first + 200))


def test_thirty_lists_that_are_loaded_again_start_where_they_were_read(storm):
    play_seeds(storm, range(30), "reloadAll")


@pytest.mark.proof_only
def test_lists_that_are_loaded_again_start_where_they_were_read(storm):
    play_seeds(storm, range(3000, 3200), "reloadAll")


@pytest.mark.proof_only
def test_the_row_being_read_stays_in_place_on_a_screen_with_three_pixels_in_one(reading_page):
    page = reading_page(device_scale_factor=3).page
    for first in range(1500, 2000, 10):
        assert_still(page.evaluate(f"playAll({list(range(first, first + 10))})"))


# A timeline that is played while a finger moves; the sum of the distances by which the finger has scrolled the list.

def begin(engine, seed, steps, is_fling=False):
    engine.evaluate(f"""(async () => {{
      window.played = null;
      const list = await open({seed}, {{ count: 400 }});
      await new Promise((onReady) => {{
        play(list, {seed}, {{ steps: {steps}, isIdle: false, isFling: {str(is_fling).lower()}, onReady }}).then((result) => {{ window.played = result; }});
      }});
    }})()""")


def finish(engine, seed):
    engine.wait_for("window.played")
    played = engine.evaluate("(living.remove(), window.played)")
    assert_still({seed: played["faults"]} if played["faults"] else {})
    return played["scrolls"]


def play_under_a_finger(engine, seed, steps=STEPS):
    begin(engine, seed, steps)
    engine.press((X, Y))
    y, heights = Y, [Y]
    while engine.evaluate("window.played === null"):
        y += 12 if len(heights) // 8 % 2 else -9
        heights.append(y)
        engine.lead([(X, y)])
    engine.lift()
    scrolls = finish(engine, seed)
    # The browser withholds the first 15 pixels of a movement, and the last two moves may belong to frames after the end.
    assert abs(heights[0] - heights[-1] - sum(scrolls)) <= 15 + 2 * 12 + 1, f"seed {seed}: {heights[0] - heights[-1]} became {sum(scrolls)}"


def play_in_a_fling(engine, seed, steps=STEPS):
    begin(engine, seed, steps, is_fling=True)
    engine.drag([(X, Y + 140 - 60 * step) for step in range(6)], hold=0)
    scrolls = finish(engine, seed)
    assert max(scrolls) > 0
    if engine.keeps_position_in_fling:
        # A correction is rounded to whole pixels.
        assert min(scrolls) >= -1, f"seed {seed}: {scrolls}"


@pytest.mark.parametrize("seed", range(4))
def test_the_row_being_read_follows_the_finger_alone(storm, seed):
    play_under_a_finger(storm, seed)


@pytest.mark.parametrize("seed", range(4))
def test_the_row_being_read_follows_a_fling_alone(storm, seed):
    play_in_a_fling(storm, seed)


@pytest.mark.proof_only
@pytest.mark.parametrize("first", range(2000, 2100, 50))
@pytest.mark.parametrize("play", [play_under_a_finger, play_in_a_fling])
def test_the_row_being_read_follows_the_user_alone_in_a_hundred_timelines(storm, play, first):
    for seed in range(first, first + 50):
        play(storm, seed, 10)


# Single cases

def attach(phone, options="readingPosition: true", rows="40", position=800):
    """Attaches a list of rows that are 80 pixels high, and scrolls it."""
    phone.page.evaluate(f"""async () => {{
      simple({rows});
      window.list = await attach(scroller, {{ {options} }});
      await painted();
      scroller.scrollTop = {position};
      await painted();
    }}""")


def movement(phone, change, key="10"):
    """How far a row is from its place after a change, in the frames that follow."""
    return phone.page.evaluate(f"""async (key) => {{
      const before = topOf(key);
      const seen = [];
      {change}
      await eachFrame(4, () => seen.push(Math.abs(topOf(key) - before)));
      return Math.max(...seen);
    }}""", key)


PREPEND = "living.models.unshift(...rowsNamed('new', 7)); living.render();"


def test_a_page_that_identifies_its_rows_by_numbers_gets_numbers(reading_page):
    phone = reading_page()
    phone.page.evaluate("window.given = {}; window.hear = (name, ...ids) => { (given[name] ??= []).push(...ids); };")
    attach(phone, """readingPosition: {
      id: (row) => (row.dataset.key ? Number(row.dataset.key) : undefined),
      replaces: (id) => hear("replaces", id), onAnchorChange: ({ id }) => hear("anchor", id), onVisibleRowsChange: (ids) => hear("visible", ...ids) }""")
    assert movement(phone, "living.models.splice(10, 1); living.models.unshift({ ...living.models[0], key: '100' }); living.render();", "11") <= 0.5
    phone.page.wait_for_function("() => given.visible && given.anchor && given.replaces")
    assert phone.page.evaluate("Object.values(given).flat().every((id) => typeof id === 'number')"), phone.page.evaluate("given")


def test_an_anchor_that_is_none_is_no_place(reading_page):
    phone = reading_page()
    for anchor in ("42", "'x'", "{}", "null", "[]"):
        attach(phone, f"readingPosition: {{ anchor: {anchor} }}")
        phone.page.evaluate("list.detach(); living.scroller.parentElement.remove()")


def test_the_next_row_stays_if_the_row_being_read_is_removed(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    assert movement(phone, "living.models.splice(10, 1); living.models.unshift(...rowsNamed('new', 3)); living.render();", "11") <= 0.5


def test_the_next_row_stays_where_it_was_painted_if_rows_change_before_the_row_being_read_is_removed(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    assert movement(phone, """
      living.update(Object.assign(living.models[10], { height: 130 }));
      await Promise.resolve();
      living.models.splice(10, 1);
      living.render();
    """, "11") <= 0.5


def test_time_that_passes_while_rows_are_measured_moves_none_that_is_animated(storm):
    """The time of WebKit's animations passes in a script: on a busy machine, between two reads."""
    storm.evaluate("""(window.seen = undefined, (async () => {
      simple(60, { layout: "inner" });
      window.list = await attach(scroller, { readingPosition: true });
      await painted();
      scroller.scrollTop = 2000;
      await eachFrame(3, () => {});
      const read = Element.prototype.getBoundingClientRect;
      let reads = 0;
      Element.prototype.getBoundingClientRect = function () {
        const rect = read.call(this);
        if (this.matches(".row") && (reads += 1) % 5 === 0) for (const end = performance.now() + 2; performance.now() < end;);
        return rect;
      };
      for (const row of living.nodes.values()) row.animate([{ transform: "translateY(-2000px)" }, { transform: "none" }], 1000);
      const seen = [];
      let before = scroller.scrollTop;
      for (let step = 0; step < 12; step += 1) {
        living.models.unshift(...rowsNamed(`new ${step}`, 1));
        living.render();
        await eachFrame(2, () => {});
        seen.push(scroller.scrollTop - before - 80 * (step + 1));
      }
      Element.prototype.getBoundingClientRect = read;
      return seen;
    })().then((seen) => { window.seen = seen; }, (error) => { window.seen = [String(error)]; }), 0)""")
    storm.wait_for("window.seen")
    seen = storm.evaluate("window.seen")
    assert seen == [pytest.approx(0, abs=0.6)] * 12


HIDINGS = [("scroller", "box.style.display = 'none'", "box.style.display = ''"), ("scroller.parentElement", "box.hidden = true", "box.hidden = false")]


def while_hidden(engine, hiding, options, position, change, look):
    """Hides a list as a page does with a tab, and changes rows; returns what is seen in the frame before and in those in which it is shown again."""
    box, hide, show = hiding
    return engine.evaluate(f"""(async () => {{
      simple(40);
      window.list = await attach(scroller, {{ {options} }});
      const box = {box}, look = () => ({look});
      await painted();
      {position}
      await eachFrame(4, look);
      const seen = [look()];
      {hide};
      await eachFrame(4, look);
      {change}
      living.render();
      await eachFrame(4, look);
      {show};
      await eachFrame(4, () => seen.push(look()));
      list.detach();
      return seen;
    }})()""")


@pytest.mark.parametrize("hiding", HIDINGS, ids=["style", "attribute"])
def test_the_row_being_read_is_in_its_place_when_a_hidden_list_is_shown_again(storm, hiding):
    change = """
      living.models.unshift(...rowsNamed("older", 7, 61));
      await painted();
      Object.assign(living.models[9], { height: 130 });
      living.update(living.models[9]);
      living.models.splice(12, 2);"""
    before, *shown = while_hidden(storm, hiding, "readingPosition: true", "scroller.scrollTop = 790;", change, "topOf(10)")
    assert shown == [pytest.approx(before, abs=0.5)] * 4


def test_a_page_may_scroll_a_list_that_it_shows_again(storm):
    hiding = (*HIDINGS[0][:2], "box.style.display = ''; box.scrollTop = 1600")
    *_, shown = while_hidden(storm, hiding, "readingPosition: true", "scroller.scrollTop = 790;", "", "scroller.scrollTop")
    assert shown == 1600


@pytest.mark.parametrize("hiding", HIDINGS, ids=["style", "attribute"])
@pytest.mark.parametrize("options", ["readingPosition: true", "chat: true"])
@pytest.mark.parametrize("code, top", [("list.scrollTo('20')", 1600), ("list.scrollTo('20', { behavior: 'smooth' })", 1600), ("list.scrollToEnd()", 2700)])
def test_a_hidden_list_is_shown_where_the_page_has_scrolled_it(storm, hiding, options, code, top):
    _, *shown = while_hidden(storm, hiding, options, "scroller.scrollTop = 790;", f"{code};", "scroller.scrollTop")
    assert shown == [top] * 4


@pytest.mark.parametrize("between", ["living.update(row);", "living.render(true);"])
def test_what_changes_between_two_frames_is_not_read(reading_page, between):
    """A row before the one being read fits into the viewport for a moment: the first wholly visible row is another one."""
    phone = reading_page()
    attach(phone, position=840)
    length = "row.height = {}; " + between
    assert movement(phone, f"""
      const row = living.models[10];
      {length.format(30)}
      await Promise.resolve();
      {length.format(80)}
    """, "11") <= 0.5


def test_rows_that_are_rendered_again_in_the_frame_in_which_the_user_scrolls_move_as_far_as_the_user_scrolls(reading_page):
    """Until such rows are laid out, they have other lengths, and other rows are in the viewport."""
    phone = reading_page()
    phone.page.evaluate("""async () => {
      simple(200, { height: 40 });
      scroller.classList.add("rendered-late");
      window.list = await attach(scroller, { readingPosition: true });
      scroller.scrollTop = 1203;
      for (let frame = 0; frame < 4; frame += 1) await painted();
    }""")
    moved = movement(phone, 'scroller.dispatchEvent(new WheelEvent("wheel")); living.render(true); scroller.scrollTop += 60;', "31")
    assert abs(moved - 60) <= 0.5


def test_rows_that_are_rendered_when_the_user_reaches_them_do_not_move_the_row_being_read(storm):
    storm.evaluate("""(async () => {
      simple(300, { height: 40 });
      scroller.classList.add("rendered-late");
      window.list = await attach(scroller, { readingPosition: true });
      for (let round = 0; round < 4; round += 1) {
        scroller.scrollTop = 8000 + round;
        await painted();
      }
      window.witness = new Witness(living, false);
    })()""")
    storm.press((X, 100))
    storm.lead([(X, 100 + 12 * step) for step in range(1, 41)])
    storm.lift()
    assert storm.evaluate("(witness.stop(), list.detach(), living.nodes.get('100').offsetHeight)") == 70, "not rendered yet"
    assert storm.evaluate("witness.faults") == []


def test_a_list_at_its_start_shows_new_rows_unless_it_keeps_the_row_or_loads_there(reading_page):
    phone = reading_page()
    for options, stays in [
        ("readingPosition: true", False), ("readingPosition: { atStart: 'keepsRow' }", True),
        ("readingPosition: true, top: { onLoadMore: () => 'noMore', trigger: 'programmatic' }", True),
        ("readingPosition: true, top: { onRefresh() {}, scrollAnchoring: 'always' }", True),
    ]:
        attach(phone, options, position=0)
        moved = movement(phone, PREPEND, "0")
        assert moved <= 0.5 if stays else moved == 560, options
        phone.page.evaluate("list.detach(), scroller.parentElement.remove()")


def test_a_list_that_the_page_scrolls_with_a_change_stays_where_the_page_scrolled_it(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    # The page keeps the row in place itself, or scrolls elsewhere.
    assert movement(phone, PREPEND + "scroller.scrollTop += 560;") <= 0.5
    assert movement(phone, PREPEND.replace("new", "newer") + "scroller.scrollTop = 300;", "0") != 0
    assert phone.page.evaluate("scroller.scrollTop") == 300


def test_the_content_may_be_shorter_for_a_moment(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true", position=1e6)
    change = """living.models.splice(36, 4); living.render(); void scroller.scrollTop; await Promise.resolve();
      living.models.push(...rowsNamed('new', 9)); living.render();"""
    assert movement(phone, change, "34") <= 0.5


@pytest.mark.parametrize("layout", ["rows", "inner"])
def test_padding_may_move_from_one_end_to_the_other(reading_page, layout):
    phone = reading_page()
    phone.page.evaluate(f"""async () => {{
      simple(40, {{ layout: "{layout}" }});
      scroller.style.padding = "40px 0 0";
      window.list = await attach(scroller, {{ readingPosition: true }});
      scroller.scrollTop = 800;
      await painted();
    }}""")
    assert movement(phone, "scroller.style.padding = '0 0 40px';") <= 0.5


def test_text_that_streams_into_a_row_longer_than_the_viewport_keeps_the_part_that_is_read(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    moved = phone.page.evaluate("""async () => {
      const row = living.nodes.get("10"), parts = ["a", "b", "c"].map((text) => Object.assign(document.createElement("p"), { textContent: text }));
      for (const part of parts) part.style.height = "700px";
      row.replaceChildren(...parts);
      scroller.scrollTop += 900;
      await painted();
      const top = () => parts[1].getBoundingClientRect().top, before = top();
      parts[0].style.height = "950px";
      await painted();
      return Math.abs(top() - before);
    }""")
    assert moved <= 0.5


@pytest.mark.parametrize("position", [800, 1600])
def test_rows_below_a_sticky_row_stay_in_place(reading_page, position):
    phone = reading_page()
    attach(phone, "readingPosition: true", position=position)
    phone.page.evaluate("Object.assign(living.nodes.get('5').style, { position: 'sticky', top: '0px' })")
    phone.frames(2)
    assert movement(phone, PREPEND, f"{position // 80 + 2}") <= 0.5


def test_identities_may_come_from_a_function(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: { id: (element) => element.textContent.trim() || undefined }")
    phone.page.evaluate("for (const node of living.nodes.values()) node.removeAttribute('data-key')")
    change = "living.models.unshift(...rowsNamed('new', 7)); living.render(true); for (const node of living.nodes.values()) node.removeAttribute('data-key');"
    assert movement(phone, change) <= 0.5


def test_rows_without_keys_stay_in_place_while_their_elements_remain(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    phone.page.evaluate("for (const node of living.nodes.values()) node.removeAttribute('data-key')")
    phone.frames(2)
    assert movement(phone, PREPEND + "for (const node of living.nodes.values()) node.removeAttribute('data-key');") <= 0.5


def test_the_anchoring_of_the_browser_is_off_until_the_list_is_detached(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true")
    anchoring = "getComputedStyle(scroller).overflowAnchor"
    assert phone.page.evaluate(anchoring) == "none"
    phone.page.evaluate("list.detach()")
    assert phone.page.evaluate(anchoring) == "auto"


@pytest.mark.parametrize("option", ["readingPosition", "chat"])
def test_a_position_that_the_options_no_longer_keep_is_kept_until_the_action_is_over(reading_page, option):
    phone = reading_page()
    attach(phone, f"{option}: true, onRefresh: () => new Promise((done) => {{ window.done = done; }})")
    phone.page.evaluate(f"void list.begin('top'), list.setOptions({{ onRefresh() {{}}, {option}: undefined }})")
    phone.frames(2)
    assert movement(phone, PREPEND) <= 0.5
    phone.page.evaluate("window.done()")
    phone.page.wait_for_function("() => getComputedStyle(scroller).overflowAnchor === 'auto'")


def test_a_change_in_a_list_of_ten_thousand_rows_measures_few_of_them(reading_page):
    phone = reading_page()
    attach(phone, "readingPosition: true", rows="10000", position=400_000)
    measured = phone.page.evaluate("""async () => {
      let count = 0;
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function () { count += 1; return getBoundingClientRect.call(this); };
      living.update(Object.assign(living.models[4990], { text: "more" }));
      await painted();
      Element.prototype.getBoundingClientRect = getBoundingClientRect;
      return count;
    }""")
    assert 0 < measured < 600


@pytest.mark.parametrize("answer, message", [("undefined", "3 new"), ("'unchanged'", ""), ("{ message: 'Done' }", "Done")])
def test_a_refresh_reports_the_number_of_rows_that_it_has_inserted(reading_page, answer, message):
    phone = reading_page()
    attach(phone, f"""readingPosition: {{ atStart: 'keepsRow', newRowsText: (count) => `${{count}} new` }},
      onRefresh: async () => {{ living.models.unshift(...rowsNamed('new', 3)); living.render(); return {answer}; }}""")
    assert phone.page.evaluate("list.begin('top')")["message"] == message
    if message:
        phone.page.wait_for_function("(text) => document.querySelector('[role=status]').textContent === text", arg=message)


@pytest.mark.parametrize("options, says", [
    ("readingPosition: 5", "readingPosition must be true or an object, not 5"),
    ("readingPosition: { atStart: 'top' }", 'readingPosition.atStart must be one of showsNewRows, keepsRow, not "top"'),
    ("readingPosition: { id: 5 }", "readingPosition.id must be a function, not 5"),
    ("readingPosition: { firstUnread() {} }", 'readingPosition.firstUnread must be one of atStart, '),
    ("chat: { newRowsText: '3 new' }", 'chat.newRowsText must be a function, not "3 new"'),
])
def test_a_wrong_option_is_named(reading_page, options, says):
    phone = reading_page()
    phone.page.evaluate("void simple()")
    answer = phone.page.evaluate(f"() => attach(scroller, {{ {options} }}).then(() => 'attached', (error) => error.message)")
    assert answer.startswith(f"Overscroll: {says}")
