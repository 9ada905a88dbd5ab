"""How many rows are new, whatever happened to the last row that the reader has seen."""

import itertools

import pytest

from test_chat import attach, button

# The models of a chat with 40 rows, and how many are new afterwards. Rows have texts, and keys.
CHANGES = {
    "a temporary key is replaced, and a row comes": ("models[39] = renamed(models[39], 'server'); models.push(row('next'))", 1),
    "two temporary keys are replaced, and a row comes": ("models[38] = renamed(models[38], 's1'); models[39] = renamed(models[39], 's2'); models.push(row('next'))", 1),
    "a temporary key is replaced": ("models[39] = renamed(models[39], 'server')", 0),
    "the last two rows are removed, and two come": ("models.splice(38, 2, row('x'), row('y'))", 2),
    "the last row is removed, and two come": ("models.splice(39, 1, row('x'), row('y'))", 2),
    "the last row is removed": ("models.pop()", 0),
    "half of the rows are removed, and three come": ("models.splice(30, 10, row('x'), row('y'), row('z'))", 3),
    "all rows get other keys, and one comes": ("models.forEach((each, index) => { models[index] = renamed(each, `s${index}`); }); models.push(row('next'))", 1),
    "the history comes again without its last row, and two come": ("models.splice(0, 40, ...models.slice(0, 39).map((each) => ({ ...each })), row('x'), row('y'))", 2),
    "an equal text comes": ("models.push({ ...row('next'), text: models[39].text })", 1),
    "a row moves up": ("models.unshift(models.pop()); models.push(row('next'))", 1),
}
LISTS = {"keys": "chat: true", "ids": "chat: { id: (node) => node.dataset.key, ids: () => living.models.map(({ key }) => key) }"}
CHANGE = """async (isAnew) => {{
  const models = living.models;
  const row = (key) => ({{ key, text: `message ${{key}}`, height: 80 }});
  const renamed = (model, key) => ({{ ...model, key }});
  {}
  living.render(isAnew);
  await painted();
}}"""


def fill(phone, options):
    attach(phone, options)
    phone.page.evaluate("""async () => {
      for (const model of living.models) model.text = `message ${model.key}`;
      living.fill = (row, { height, text }) => { row.style.minHeight = `${height}px`; row.textContent = text; };
      living.render(true);
      await painted();
    }""")


@pytest.mark.parametrize("change", CHANGES)
def test_a_chat_counts_what_is_new(reading_page, change):
    phone = reading_page()
    code, count = CHANGES[change]
    for options, is_anew in itertools.product(LISTS, [False, True]):
        fill(phone, LISTS[options])
        phone.page.evaluate("async () => { scroller.scrollTop -= 800; await painted(); }")
        phone.page.evaluate(CHANGE.format(code), is_anew)
        assert button(phone) == (f"{count} new" if count else None), f"{options}, {is_anew}"
        phone.page.evaluate("list.detach(), scroller.parentElement.remove()")


# A refresh that inserts rows at the start says how many

REFRESHES = {
    "the first row is replaced, and two come": ("models.splice(0, 1, row('x'), row('y'))", "2 new"),
    "the first row gets another key, and one comes": ("models[0] = renamed(models[0], 'server'); models.unshift(row('x'))", "1 new"),
    "five rows are replaced by seven": ("models.splice(0, 5, ...'abcdefg'.split('').map(row))", "7 new"),
    "rows come": ("models.unshift(row('x'), row('y'), row('z'))", "3 new"),
}


@pytest.mark.parametrize("change", REFRESHES)
def test_a_refresh_says_how_many_rows_are_new(reading_page, change):
    phone = reading_page()
    code, text = REFRESHES[change]
    fill(phone, f"""readingPosition: {{ newRowsText: (count) => `${{count}} new` }}, onRefresh: async () => {{ await ({CHANGE.format(code)})(false); }}""")
    result = phone.page.evaluate("list.begin('top')")
    assert result["message"] == text
