import http.client
import json
import threading
import time
import unittest

from gallery_server import GalleryTestCase


class FaultTests(GalleryTestCase):
    def status(self, path="/api/feed"):
        return self.request(path).status

    def set(self, **fault):
        return self.request("/api/faults", "POST", json.dumps(fault)).status

    def test_a_requested_status_is_answered(self):
        for status in (404, 500, 503):
            self.assertEqual(self.status(f"/api/feed?fail={status}"), status)

    def test_a_dropped_request_gets_no_answer(self):
        with self.assertRaises(ConnectionResetError):
            self.request("/api/feed?fail=drop")
        self.assertEqual(self.log()[0]["status"], "dropped")

    def test_a_page_cut_in_the_middle_is_logged_as_cut(self):
        with self.assertRaises(http.client.IncompleteRead) as caught:
            self.request("/api/feed?fail=cut")
        self.assertGreater(len(caught.exception.partial), 100)
        self.assertEqual(self.log()[0]["status"], "cut")

    def test_a_body_that_is_not_json_has_status_200(self):
        answer = self.request("/api/feed?fail=json")
        self.assertEqual(answer.status, 200)
        with self.assertRaises(ValueError):
            json.loads(answer.body)

    def test_a_doubled_page_has_each_item_twice_after_the_last_one_of_the_previous_page(self):
        first = self.json("/api/feed?limit=2&fail=double")
        self.assertEqual([item["id"] for item in first["items"]], [620, 620, 619, 619])
        second = self.json(f"/api/feed?limit=2&fail=double&before={first['next']}")
        self.assertEqual([item["id"] for item in second["items"]], [619, 618, 618, 617, 617])
        self.assertEqual(second["items"][0], first["items"][3])
        self.json("/api/remove?id=617", "POST")
        third = self.json(f"/api/feed?limit=1&fail=double&before={second['next']}")
        self.assertEqual([item["id"] for item in third["items"]], [616, 616])

    def test_a_delay_delays_the_answer(self):
        started = time.monotonic()
        self.assertEqual(self.status("/api/feed?delay=150"), 200)
        self.assertGreaterEqual(time.monotonic() - started, 0.15)

    def test_a_delayed_request_does_not_block_others(self):
        slow = threading.Thread(target=self.status, args=("/api/feed?delay=700",))
        slow.start()
        started = time.monotonic()
        self.assertEqual(self.status(), 200)
        self.assertLess(time.monotonic() - started, 0.6)
        slow.join()

    def test_invalid_faults_are_refused(self):
        for query in ("fail=200", "fail=600", "fail=no", "delay=-1", "delay=60001", "delay=x"):
            self.assertEqual(self.status(f"/api/feed?{query}"), 400, query)

    def test_invalid_settings_are_refused(self):
        wishes = ({"fail": "x"}, {"delay": True}, {"times": 0}, {"match": "last"},
                  {"fails": "500"}, {"fail": ["500"]}, {"delay": 1.5})
        for wish in wishes:
            self.assertEqual(self.set(**wish), 400, wish)
        for body in ("[]", "x", ""):
            self.assertEqual(self.request("/api/faults", "POST", body).status, 400, body)
        self.assertEqual(self.status(), 200)

    def test_a_set_fault_occurs_the_given_number_of_times(self):
        self.set(fail="500", times=2)
        self.assertEqual([self.status() for _ in range(3)], [500, 500, 200])

    def test_a_set_fault_without_times_occurs_until_it_is_cleared(self):
        self.set(fail=503)
        self.assertEqual([self.status() for _ in range(3)], [503] * 3)
        self.request("/api/faults", "DELETE")
        self.assertEqual(self.status(), 200)

    def test_a_fault_for_next_pages_does_not_affect_the_first_page(self):
        cursor = self.page()["next"]
        self.set(fail="500", times=1, match="more")
        more = f"/api/feed?before={cursor}"
        self.assertEqual([self.status(), self.status(more), self.status(more)],
                         [200, 500, 200])

    def test_a_fault_for_first_pages_does_not_affect_the_next_ones(self):
        cursor = self.page()["next"]
        self.set(fail="500", match="first")
        self.assertEqual([self.status(), self.status(f"/api/feed?before={cursor}")],
                         [500, 200])

    def test_a_fault_in_the_address_has_precedence_over_a_set_one(self):
        self.set(fail="500", times=1)
        self.assertEqual([self.status("/api/feed?fail=404"), self.status()], [404, 500])


class LogTests(GalleryTestCase):
    def test_the_log_has_the_requests_in_order(self):
        cursor = self.page(5)["next"]
        self.page(6, cursor)
        self.request("/api/feed?limit=0")
        told = [(e["path"], e["before"], e["limit"], e["status"]) for e in self.log()]
        self.assertEqual(told, [
            ("/api/feed?limit=5", None, 5, 200),
            (f"/api/feed?limit=6&before={cursor}", cursor, 6, 200),
            ("/api/feed?limit=0", None, None, 400)])

    def test_a_request_in_flight_has_no_status_and_no_end(self):
        connection = self.connect()
        connection.request("GET", "/api/feed?delay=300")
        while not self.log():
            time.sleep(0.01)
        self.assertEqual([self.log()[0][k] for k in ("status", "finished")], [None, None])
        connection.getresponse().read()
        entry = self.log()[0]
        self.assertEqual(entry["status"], 200)
        self.assertGreaterEqual(entry["finished"] - entry["started"], 0.3)

    def test_a_cleared_log_is_empty(self):
        self.page()
        self.request("/api/requests", "DELETE")
        self.assertEqual(self.log(), [])


if __name__ == "__main__":
    unittest.main()
