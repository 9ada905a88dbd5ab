"""The documentation beside the gallery: the link to it, and the policy of its pages."""

import pytest

from server import Server

# Like DocC's pages: one line of script in the page itself, and everything else from the same
# folder.
PAGE = """<!doctype html><html><head><meta charset="utf-8"><title>Documentation</title>
<link rel="icon" href="/docs/icon.svg">
<script>var baseUrl = "/docs/"</script><script defer="defer" src="/docs/js/index.js"></script>
<link href="/docs/css/index.css" rel="stylesheet"></head><body><p id="app"></p></body></html>"""
SCRIPT = """fetch(`${baseUrl}data/documentation/init(_:).json`).then((answer) => answer.json())
  .then(({ title }) => { document.querySelector('#app').textContent = title; });"""
ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture
def site(tmp_path):
    """A small replacement for the output of `make docs`."""
    files = {"index.html": PAGE, "documentation/index.html": PAGE, "documentation/start/index.html": PAGE, "documentation/core/index.html": PAGE,
             "js/index.js": SCRIPT, "css/index.css": "#app { color: rgb(1, 2, 3) }", "icon.svg": ICON,
             "data/documentation/init(_:).json": '{"title": "Read me"}'}
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


@pytest.fixture
def with_docs(make_phone, site):
    """A phone whose gallery has documentation beside it."""
    server = Server(docs=site)
    phone = make_phone()
    phone.server = server
    yield phone
    server.stop()


def test_the_gallery_leads_to_the_documentation_and_its_pages_work(with_docs):
    with_docs.open("?lang=en")
    with_docs.page.get_by_role("link", name="Docs").tap()
    with_docs.page.wait_for_url("**/docs/documentation/start/")
    with_docs.page.get_by_text("Read me").wait_for()
    assert with_docs.page.evaluate("getComputedStyle(app).color") == "rgb(1, 2, 3)"


@pytest.mark.parametrize("path", [
    "docs", "docs/", "docs/documentation", "docs/documentation/core", "docs/documentation/core/"])
def test_every_way_of_writing_an_address_shows_a_page(with_docs, path):
    with_docs.page.goto(with_docs.server.url + path)
    with_docs.page.get_by_text("Read me").wait_for()


def test_a_script_in_a_page_runs_only_where_docc_has_written_it(make_phone, site):
    page = site / "documentation/index.html"
    page.write_text(PAGE.replace("</body>", "<script>document.title = 'Mine'</script></body>"))
    server = Server(docs=site)
    phone = make_phone(expects_complaints=True)
    phone.page.goto(server.url + "docs/documentation/")
    phone.page.get_by_text("Read me").wait_for()
    server.stop()
    assert phone.page.title() == "Documentation"
    assert any("Content Security Policy" in text for _, text in phone.console)


def test_without_documentation_the_gallery_has_no_link_to_it(make_phone):
    phone = make_phone()
    with phone.page.expect_response("**/api/places") as answer:
        phone.open("?lang=en")
    assert answer.value.json() == {"docs": None}
    assert phone.page.get_by_role("link", name="Docs").count() == 0
