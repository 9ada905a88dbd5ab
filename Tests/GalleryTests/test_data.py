import datetime
import re
import unittest

from gallery_server import GALLERY, ITEMS

CATEGORIES = {"History", "People", "Computing", "Music"}


class DataTests(unittest.TestCase):
    def test_there_are_more_items_than_the_server_publishes_at_its_start(self):
        self.assertGreaterEqual(len(ITEMS), 700)

    def test_the_ids_count_up_from_one(self):
        self.assertEqual([item["id"] for item in ITEMS], list(range(1, len(ITEMS) + 1)))

    def test_no_title_occurs_twice(self):
        titles = [item["title"] for item in ITEMS]
        self.assertEqual(len(titles), len(set(titles)))

    def test_every_date_exists(self):
        for item in ITEMS:
            datetime.date(item["year"], item["month"], item["day"])

    def test_every_category_is_known_and_used(self):
        self.assertEqual({item["category"] for item in ITEMS}, CATEGORIES)

    def test_every_title_is_a_complete_clean_line(self):
        for item in ITEMS:
            with self.subTest(item["title"]):
                self.assertRegex(item["title"], r"^[^a-z\s].{6,}[^\s,;:(]$")
                self.assertNotRegex(item["title"], r"  |[`\"'<>]|/\*|\*/|#(?!\d)")

    def test_no_title_repeats_its_year_at_the_end(self):
        for item in ITEMS:
            self.assertIsNone(re.search(rf"{item['year']}\)?$", item["title"]), item)

    def test_the_brackets_and_quotes_of_a_title_are_closed(self):
        for item in ITEMS:
            for left, right in ("()", "“”"):
                title = item["title"]
                self.assertEqual(title.count(left), title.count(right), title)

    def test_every_line_has_a_value_in_every_column(self):
        lines = (GALLERY / "feed.tsv").read_text(encoding="utf-8").splitlines()
        for line in lines:
            self.assertEqual([bool(part.strip()) for part in line.split("\t")], [True] * 6)
