import unittest

from gallery_server import ITEMS, GalleryTestCase


class FeedTests(GalleryTestCase):
    def all_items(self, limit, between=lambda: None):
        items, page = [], self.page(limit)
        while True:
            items += page["items"]
            if page["next"] is None:
                return items
            between()
            page = self.page(limit, page["next"])

    def test_paging_yields_every_item_once_and_newest_first(self):
        ids = [item["id"] for item in self.all_items(limit=37)]
        self.assertEqual(ids, list(range(620, 0, -1)))

    def test_items_that_arrive_during_paging_move_no_row(self):
        def arrive():
            return self.json("/api/publish?count=7", "POST")

        ids = [item["id"] for item in self.all_items(limit=50, between=arrive)]
        self.assertEqual(ids, list(range(620, 0, -1)))

    def test_items_published_at_the_same_time_are_paged_without_gaps(self):
        moment = self.clock()
        self.clock = self.server.store.clock = lambda: moment
        self.json("/api/publish?count=30", "POST")
        ids = [item["id"] for item in self.all_items(limit=7)]
        self.assertEqual(ids, list(range(650, 0, -1)))

    def test_a_page_that_ends_with_the_last_item_has_no_next(self):
        self.assertIsNone(self.all_items_page_of(exactly=100)["next"])

    def all_items_page_of(self, exactly):
        page = self.page(20)
        while page["items"][-1]["id"] > exactly + 1:
            page = self.page(20, page["next"])
        return self.page(exactly, page["next"])

    def test_an_item_has_the_fields_of_the_data(self):
        item = self.page(1)["items"][0]
        published = item.pop("published")
        self.assertEqual(item, ITEMS[619])
        self.assertLessEqual(published, self.clock())

    def test_past_items_are_irregular_and_minutes_apart(self):
        times = [item["published"] for item in self.page(100)["items"]]
        gaps = [a - b for a, b in zip(times, times[1:])]
        self.assertGreaterEqual(min(gaps), 60)
        self.assertGreater(len({round(gap) for gap in gaps}), 50)

    def test_the_next_item_arrives_at_its_time(self):
        self.clock.ahead = 1001
        self.assertEqual(self.page(1)["items"][0]["id"], 621)
        self.assertEqual(self.page(1)["total"], 621)

    def test_publishing_makes_future_items_arrive_now_in_their_order(self):
        self.assertEqual(self.json("/api/publish?count=3", "POST"), {"published": 3})
        ids = [item["id"] for item in self.page(4)["items"]]
        self.assertEqual(ids, [623, 622, 621, 620])

    def test_publishing_more_than_there_is_publishes_the_rest(self):
        answer = self.json("/api/publish?count=100000", "POST")
        self.assertEqual(answer, {"published": len(ITEMS) - 620})
        self.assertEqual(self.page(1)["total"], len(ITEMS))

    def test_removing_an_item_removes_no_other(self):
        page = self.page(3)
        for number in (618, 617):
            self.assertEqual(self.json(f"/api/remove?id={number}", "POST"), {"removed": 1})
        ids = [item["id"] for item in self.page(2, page["next"])["items"]]
        self.assertEqual(ids, [616, 615])
        self.assertEqual(self.page(1)["total"], 618)

    def test_a_missing_item_cannot_be_removed(self):
        for number in (621, 999_999):
            self.assertEqual(self.json(f"/api/remove?id={number}", "POST"), {"removed": 0})
        for wish in ("", "?id=0", "?id=x"):
            self.assertEqual(self.request(f"/api/remove{wish}", "POST").status, 400, wish)

    def test_a_limit_that_is_not_a_number_from_1_to_100_is_refused(self):
        for limit in ("0", "101", "-1", "ten", "1.5", "²", "9" * 1900):
            answer = self.request(f"/api/feed?limit={limit}".replace("²", "%C2%B2"))
            self.assertEqual(answer.status, 400, limit)
            self.assertIn(b"limit must be", answer.body)

    def test_an_invalid_cursor_is_refused(self):
        for cursor in ("x", "%00", "MTIz", "bmFuIDE", "MSA5OTk5OTk5OTk5OTk5OTk5OTk5OTk"):
            answer = self.request(f"/api/feed?before={cursor}")
            self.assertEqual(answer.status, 400, cursor)
            self.assertIn(b"cursor", answer.body)

    def test_a_count_that_is_not_a_number_is_refused(self):
        self.assertEqual(self.request("/api/publish?count=0", "POST").status, 400)


class EmptyFeedTests(GalleryTestCase):
    published = 0

    def test_a_feed_without_items_has_one_empty_page(self):
        self.assertEqual(self.page(), {"items": [], "next": None, "total": 0})


if __name__ == "__main__":
    unittest.main()
