"""The texts of a list, their language, and the line with the last update."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Attaches the library to a list of the page.
ATTACH = """async ({ lang, frameLang, top = {}, texts }) => {
  const { attach } = await import('/overscroll/overscroll.js');
  document.querySelector('#own')?.remove();
  const frame = document.createElement('div');
  frame.id = 'own';
  frame.style = 'position: fixed; inset: 0; z-index: 9; background: white';
  if (frameLang) frame.lang = frameLang;
  frame.innerHTML =
    '<div id="scroller" style="height: 100%; overflow-y: auto"><p style="height: 3000px">Rows</p></div>';
  document.body.append(frame);
  const element = frame.firstElementChild;
  if (lang !== undefined && lang !== null) element.lang = lang;
  window.own = await attach(element, { texts,
    top: { onRefresh: () => window.answer ?? 'updated', ...top }, durations: { minimumVisible: 0, messageDuration: 0 } });
}"""


@pytest.fixture
def make_page(make_phone, page_server):
    """Makes a phone with a page that contains only its list."""
    def make(locale="en-US", zone="Europe/Berlin", **options):
        phone = make_phone(bypass_csp=True, locale=locale, timezone_id=zone, **options)
        phone.page.goto(f"{page_server.url}blank.html")
        return phone

    return make


def attach(phone, **options):
    phone.page.evaluate(ATTACH, options)


def words(phone):
    """The visible lines of text at the top of the list."""
    return phone.page.evaluate("""() => [...document.querySelectorAll('#own [data-overscroll=top] span')]
      .map((node) => node.textContent.replace('\\u202f', ' '))""")


def refresh(phone, answer="updated"):
    phone.page.evaluate("(answer) => { window.answer = answer; return own.begin('top'); }", answer)
    phone.page.wait_for_function("() => own.phase('top') === 'idle' || own.phase('top') === 'failed'")
    phone.frames(3)


def pull(phone):
    """The text while the list is pulled past the trigger distance."""
    phone.press(100)
    phone.lead(330)
    phone.frames(3)
    found = words(phone)
    phone.lose()
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    return found


@pytest.mark.parametrize("locale, lang, frame_lang, expected", [
    ("de-AT", None, None, "Zum Aktualisieren loslassen"),
    ("de-AT", "fr", None, "Relâchez pour actualiser"),
    ("de-AT", None, "pt", "Solte para atualizar"),
    ("de-AT", "tlh", None, "Zum Aktualisieren loslassen"),
    ("de-AT", "", "fr", "Zum Aktualisieren loslassen"),
    ("en-US", "zh-HK", None, "放開即可重新整理"),
    ("eo", None, None, "Release to refresh"),
])
def test_the_language_is_the_elements_then_the_readers(make_page, locale, lang, frame_lang, expected):
    phone = make_page(locale)
    attach(phone, lang=lang, frameLang=frame_lang)
    assert pull(phone)[0] == expected


def test_it_changes_at_run_time(make_page):
    phone = make_page()
    attach(phone, lang="de")
    assert pull(phone)[0] == "Zum Aktualisieren loslassen"
    phone.page.evaluate("own.setLanguage('ja')")
    assert pull(phone)[0] == "指を離して更新"
    phone.page.evaluate("(document.querySelector('#own > div').lang = 'fr', own.setLanguage())")
    assert pull(phone)[0] == "Relâchez pour actualiser"


def test_what_is_on_the_screen_changes_at_once(make_page):
    phone = make_page()
    attach(phone)
    phone.press(100)
    phone.lead(330)
    phone.page.evaluate("own.setLanguage('ko')")
    assert words(phone)[0] == "놓아서 새로 고침"
    phone.lose()


def test_the_last_language_that_was_asked_for_counts(make_page):
    phone = make_page()
    held = []
    phone.page.route(re.compile(r"texts/de\.js"), lambda route: held.append(route))
    attach(phone)
    phone.page.evaluate("void (window.german = own.setLanguage('de'))")
    phone.page.evaluate("own.setLanguage('fr')")
    assert len(held) == 1
    held[0].continue_()
    phone.page.evaluate("german")
    assert pull(phone)[0] == "Relâchez pour actualiser"


def test_texts_that_do_not_load_are_no_failure(make_page):
    phone = make_page("de-DE", expects_complaints=True)
    phone.page.route(re.compile(r"texts/de\.js"), lambda route: route.abort())
    attach(phone)
    assert pull(phone)[0] == "Release to refresh"
    assert any("texts in de" in text for _, text in phone.console)


def test_a_page_in_english_loads_no_texts(make_page):
    phone = make_page()
    asked = []
    phone.page.on("request", lambda request: asked.append(request.url))
    attach(phone, lang="en-GB")
    assert not [url for url in asked if "/texts/" in url]


def test_the_pages_own_words_come_first_in_every_language(make_page):
    phone = make_page()
    attach(phone, lang="de", texts={"releaseToRefresh": "Lass los"})
    assert pull(phone)[0] == "Lass los"
    refresh(phone, "failed")
    assert words(phone)[0] == "Fehler beim Aktualisieren"
    phone.page.evaluate("own.setLanguage('fr')")
    assert words(phone)[0] == "Échec de l’actualisation"
    phone.page.evaluate("own.reset('top')")
    phone.page.wait_for_function("() => own.phase('top') === 'idle'")
    assert pull(phone)[0] == "Lass los"


@pytest.mark.parametrize("lang, direction", [("ar", "ltr"), ("he", "rtl")])
def test_the_direction_is_that_of_the_element_and_of_the_words(make_page, lang, direction):
    phone = make_page()
    phone.page.evaluate("(direction) => { document.documentElement.dir = direction }", direction)
    attach(phone, lang=lang)
    phone.press(100)
    phone.lead(330)
    phone.frames(3)
    icon, text, own = phone.page.evaluate("""() => {
      const box = document.querySelector('#own [data-overscroll=top]');
      const left = (name) => box.querySelector(name).getBoundingClientRect().left;
      return [left('svg'), left('span'), getComputedStyle(box.querySelector('span')).direction]; }""")
    phone.lose()
    assert own == "rtl"
    assert (icon < text) == (direction == "ltr")


# The last update

def freeze(phone, time):
    """Sets the page's clock to a time for the following code."""
    phone.page.clock.set_fixed_time(time / 1000)


def kept(phone, key="inbox"):
    return phone.page.evaluate("(key) => localStorage.getItem(`overscroll.lastUpdated.${key}`)", key)


def test_only_success_is_remembered(make_page):
    phone = make_page()
    attach(phone, top={"lastUpdatedKey": "inbox"})
    assert pull(phone)[1] == "Never updated"
    for answer in ["failed", "cancelled"]:
        refresh(phone, answer)
        assert kept(phone) is None
        phone.page.evaluate("own.reset('top')")
    for answer in ["updated", "unchanged", "noMore"]:
        phone.page.evaluate("localStorage.clear()")
        refresh(phone, answer)
        assert float(kept(phone)) > 1.7e12
    attach(phone, top={"lastUpdatedKey": "inbox"})
    assert pull(phone)[1].startswith("Last updated today at ")
    attach(phone, top={"lastUpdatedKey": "sent"})
    assert pull(phone)[1] == "Never updated"


def test_without_a_key_nothing_is_kept_and_nothing_said_before_the_first_time(make_page):
    phone = make_page()
    attach(phone)
    assert pull(phone)[1:] == []
    refresh(phone)
    assert pull(phone)[1].startswith("Last updated today at ")
    assert phone.page.evaluate("localStorage.length") == 0


# 14:05 in Berlin on 20 November 2025, the start of the following tests.
AFTERNOON = 1_763_643_900_000
HOUR = 3_600_000


@pytest.mark.parametrize("locale, zone, later, expected", [
    ("en-US", "Europe/Berlin", 0, "Last updated today at 2:05 PM"),
    ("en-GB", "Europe/Berlin", 0, "Last updated today at 14:05"),
    ("en-US", "Europe/Berlin", 10 * HOUR, "Last updated: yesterday"),
    ("en-US", "America/New_York", 10 * HOUR, "Last updated today at 8:05 AM"),
    ("en-US", "Europe/Berlin", 40 * 24 * HOUR, "Last updated: Nov 20, 2025"),
    ("de-DE", "Europe/Berlin", HOUR, "Zuletzt heute um 14:05 aktualisiert"),
    ("de-DE", "Europe/Berlin", 24 * HOUR, "Zuletzt aktualisiert: gestern"),
    ("ar-EG", "Africa/Cairo", 24 * HOUR, "آخر تحديث: أمس"),
    ("fa-IR", "Asia/Tehran", 400 * 24 * HOUR, "آخرین به‌روزرسانی: ۲۹ آبان ۱۴۰۴"),
    ("th-TH", "Asia/Bangkok", 400 * 24 * HOUR, "อัปเดตล่าสุด: 20 พ.ย. 2568"),
    ("en-US", "Europe/Berlin", -59_000, "Last updated today at 2:05 PM"),
    ("en-US", "Europe/Berlin", -HOUR, ""),
    ("en-US", "Europe/Berlin", -400 * 24 * HOUR, ""),
])
def test_a_time_is_written_as_it_is_in_that_place(make_page, locale, zone, later, expected):
    phone = make_page(locale, zone)
    phone.page.evaluate("(time) => localStorage.setItem('overscroll.lastUpdated.inbox', time)", AFTERNOON)
    freeze(phone, AFTERNOON + later)
    attach(phone, top={"lastUpdatedKey": "inbox"})
    assert [*pull(phone), ""][1] == expected


@pytest.mark.parametrize("value", ["abc", "", "-5", "NaN", "Infinity", "1e300", "{}", "null"])
def test_what_is_no_time_counts_as_none(make_page, value):
    phone = make_page()
    phone.page.evaluate("(value) => localStorage.setItem('overscroll.lastUpdated.inbox', value)", value)
    attach(phone, top={"lastUpdatedKey": "inbox"})
    assert pull(phone)[1] == "Never updated"


def test_a_denied_storage_is_harmless(make_page):
    phone = make_page()
    phone.page.evaluate("""Object.defineProperty(window, 'localStorage',
      { configurable: true, get() { throw new DOMException('denied', 'SecurityError') } })""")
    attach(phone, top={"lastUpdatedKey": "inbox"})
    assert pull(phone)[1] == "Never updated"
    refresh(phone)
    assert pull(phone)[1].startswith("Last updated today at ")


def test_a_full_storage_is_harmless(make_page):
    phone = make_page()
    phone.page.evaluate("""() => {
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }""")
    attach(phone, top={"lastUpdatedKey": "inbox"})
    refresh(phone)
    assert pull(phone)[1].startswith("Last updated today at ")


def test_a_function_of_the_page_says_it_in_its_own_way(make_page):
    phone = make_page()
    phone.page.evaluate("localStorage.setItem('overscroll.lastUpdated.inbox', 5000)")
    phone.page.evaluate(ATTACH.replace("texts,", "texts: { lastUpdated: (date) => `at ${+date}` },"),
                        {"top": {"lastUpdatedKey": "inbox"}})
    assert pull(phone)[1] == "at 5000"


def test_no_line_is_wider_than_the_smallest_phone(make_page):
    """The widths in the browser's own fonts; `Development/Scripts/make-texts.py` counts letters."""
    phone = make_page(viewport={"width": 320, "height": 568})
    attach(phone, top={"lastUpdatedKey": "inbox"})
    languages = [file.stem for file in sorted((ROOT / "Web/src/texts").glob("*.js"))] + ["en"]
    phone.press(100)
    phone.lead(330)
    for tag in languages:
        phone.page.evaluate("(tag) => own.setLanguage(tag)", tag)
        phone.frames(2)
        left, right = phone.page.evaluate("""() => {
          const boxes = [...document.querySelectorAll('#own [data-overscroll=top] > *')]
            .map((node) => node.getBoundingClientRect());
          return [Math.min(...boxes.map((each) => each.left)), Math.max(...boxes.map((each) => each.right))]; }""")
        assert left >= 4 and right <= 316, tag
    phone.lose()
