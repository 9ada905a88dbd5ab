import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from gallery_server import GALLERY

SCRIPT = GALLERY / "Scripts" / "make_feed.py"
FILES = ("computer", "debian", "music", "birthday", "history")


def feed_of(**calendars):
    """The rows, without their ids, that the script makes from these calendar files."""
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            text = calendars.get(name, "")
            Path(folder, f"calendar.{name}").write_text(text, encoding="utf-8")
        made = subprocess.run([sys.executable, str(SCRIPT), folder], check=True,
                              capture_output=True, encoding="utf-8")
    return sorted(line.split("\t", 1)[1] for line in made.stdout.splitlines()[1:])


class MakeFeedTests(unittest.TestCase):
    def test_the_year_is_removed_from_the_sentence(self):
        self.assertEqual(feed_of(history="07/17\tDisneyland opens, 1955\n"),
                         ["History\t1955\t7\t17\tDisneyland opens"])

    def test_an_entry_may_continue_in_the_next_line(self):
        text = "01/29\tLili is proclaimed\n\tQueen of Hawaii, 1891\n"
        self.assertEqual(feed_of(history=text),
                         ["History\t1891\t1\t29\tLili is proclaimed Queen of Hawaii"])

    def test_the_description_of_a_person_precedes_the_birth(self):
        text = "01/04\tWilhelm Beer born, 1797, first astronomer to map Mars\n"
        self.assertEqual(feed_of(birthday=text), [
            "People\t1797\t1\t4\tWilhelm Beer, first astronomer to map Mars, is born"])

    def test_an_age_is_not_mistaken_for_the_year(self):
        text = "10/05\tTom Smith sails alone at the age of 56, 2011\n"
        self.assertEqual(feed_of(history=text),
                         ["History\t2011\t10\t5\tTom Smith sails alone at the age of 56"])

    def test_entries_without_a_year_or_before_christ_are_omitted(self):
        text = "01/09\tPlough Monday\n04/21\tRome is founded, 753 BC\n"
        self.assertEqual(feed_of(history=text), [])

    def test_a_date_that_does_not_exist_is_omitted(self):
        self.assertEqual(feed_of(history="02/29\tSomething happens, 1901\n"), [])

    def test_an_event_in_two_files_is_kept_once(self):
        rows = feed_of(music="02/25\tGeorge Harrison is born in Liverpool, 1943\n",
                       birthday="02/25\tGeorge Harrison born, 1943\n")
        self.assertEqual(rows, ["Music\t1943\t2\t25\tGeorge Harrison is born in Liverpool"])

    def test_quotes_become_typographic(self):
        rows = feed_of(history="09/09\tSmith's \"Mill\" and ``Inn'' open, 1900\n")
        self.assertEqual(rows, ["History\t1900\t9\t9\tSmith’s “Mill” and “Inn” open"])

    def test_an_entry_that_only_reports_a_death_is_omitted(self):
        text = "02/05\tJacques Ibert dies, 1962\n02/13\tWagner dies in Venice, 1883\n"
        self.assertEqual(feed_of(music=text), [])

    def test_the_feed_has_the_rows_that_the_script_makes(self):
        rows = feed_of(computer="06/10\tFirst Apple II shipped, 1977\n")
        feed = (GALLERY / "feed.tsv").read_text(encoding="utf-8")
        self.assertEqual(rows, ["Computing\t1977\t6\t10\tFirst Apple II shipped"])
        self.assertIn(f"\t{rows[0]}\n", feed)


if __name__ == "__main__":
    unittest.main()
