import tempfile
import unittest
from pathlib import Path

from gallery_server import GalleryTestCase

PAGE = '<!doctype html><script>var baseUrl = "/docs/"</script><p>Read me</p>'
# The output of openssl dgst -sha256 -binary, in base64, for the text between the tags.
DIGEST = "'sha256-77EWPyjUT2bZILT2rauaG3kt/w83/XPAfBGN/zpoqgs='"


class DocsTests(GalleryTestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.documentation = Path(folder.name) / "site"
        for name in ("index.html", "documentation/index.html", "data/init(_:).json"):
            (self.documentation / name).parent.mkdir(parents=True, exist_ok=True)
            (self.documentation / name).write_text(PAGE)
        super().setUp()

    def test_a_folder_serves_its_page_with_and_without_a_slash(self):
        for path in ("/docs/documentation", "/docs/documentation/", "/docs/documentation/index.html"):
            answer = self.request(path)
            self.assertEqual((answer.status, answer.body.decode()), (200, PAGE), path)

    def test_the_root_redirects_to_the_first_page(self):
        for path in ("/docs", "/docs/"):
            answer = self.request(path)
            self.assertEqual((answer.status, answer.headers["Location"]), (302, "/docs/documentation/start/"))

    def test_names_of_functions_are_valid_file_names(self):
        self.assertEqual(self.request("/docs/data/init(_:).json").status, 200)

    def test_its_policy_allows_only_its_own_inline_script(self):
        policy = self.request("/docs/documentation/").headers["Content-Security-Policy"]
        self.assertIn(f"script-src 'self' {DIGEST};", policy)
        self.assertTrue(policy.startswith("default-src 'none';"))
        for word in ("unsafe", "http"):
            self.assertNotIn(word, policy)

    def test_the_gallery_keeps_its_own_policy(self):
        for path in ("/", "/catalog/demos.json", "/overscroll/overscroll.js"):
            self.assertNotIn("sha256", self.request(path).headers["Content-Security-Policy"], path)

    def test_no_path_leads_out_of_it(self):
        (self.documentation.parent / "secret.txt").write_text("secret")
        (self.documentation / "link").symlink_to(self.documentation.parent)
        for path in ("/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/link/secret.txt", "/docs/link"):
            self.assertEqual(self.request(path).status, 404, path)

    def test_the_page_receives_its_address(self):
        self.assertEqual(self.json("/api/places"), {"docs": "/docs/documentation/start/"})


class WithoutDocsTests(GalleryTestCase):
    def test_there_is_nothing_and_the_page_receives_null(self):
        self.assertEqual(self.json("/api/places"), {"docs": None})
        for path in ("/docs", "/docs/", "/docs/documentation/"):
            self.assertEqual(self.request(path).status, 404, path)


if __name__ == "__main__":
    unittest.main()
