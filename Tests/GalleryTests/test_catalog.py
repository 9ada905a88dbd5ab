import json
import unittest
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[2] / "Gallery"
CATALOG = json.loads((GALLERY / "catalog/demos.json").read_text())
EDGES = {"top", "bottom", "leading", "trailing"}


class CatalogTests(unittest.TestCase):
    """The assumptions of the page and the app about the list of demos."""

    def each(self):
        for demo in CATALOG["demos"]:
            with self.subTest(demo["id"]):
                yield demo

    def test_every_demo_has_a_group_edges_and_a_script_and_there_are_no_other_scripts(self):
        groups = {each["id"] for each in CATALOG["groups"]}
        for demo in self.each():
            self.assertIn(demo["group"], groups)
            self.assertTrue(demo["edges"] and set(demo["edges"]) <= EDGES)
        scripts = {path.stem for path in (GALLERY / "web/demos").glob("*.js")}
        self.assertEqual(scripts, {demo["id"] for demo in CATALOG["demos"]})

    def test_demos_of_a_group_are_adjacent(self):
        groups = [demo["group"] for demo in CATALOG["demos"]]
        self.assertEqual(list(dict.fromkeys(groups)), [each["id"] for each in CATALOG["groups"]])
        self.assertEqual(groups, sorted(groups, key=list(dict.fromkeys(groups)).index))

    def test_all_texts_exist_in_both_languages(self):
        for demo in self.each():
            named = [demo["name"], demo["sentence"]]
            for control in demo["controls"]:
                named += [control["name"], control.get("unit"), control.get("group")]
                named += [each.get("name") for each in control.get("choices", [])]
            named += [each["name"] for each in demo.get("presets", [])]
            for words in filter(None, named):
                self.assertEqual(set(words), {"en", "zh"})
                self.assertTrue(all(words.values()))

    def test_the_initial_value_of_a_control_is_valid(self):
        for demo in self.each():
            for control in demo["controls"]:
                value = control["value"]
                if isinstance(value, str) and "choices" in control:
                    self.assertIn(value, [each["value"] for each in control["choices"]])
                if not isinstance(value, (str, bool)):
                    self.assertTrue(control["least"] <= value <= control["most"])

    def test_a_preset_has_values_of_controls(self):
        for demo in self.each():
            controls = {each["id"]: each for each in demo["controls"]}
            for preset in demo.get("presets", []):
                for name, value in preset["values"].items():
                    control = controls[name]
                    self.assertNotEqual(value, control["value"])
                    self.assertRegex(str(value), f"^(?:{control.get('pattern', '.*').replace('[^]', '.')})$")
                    if "choices" in control:
                        self.assertIn(value, [each["value"] for each in control["choices"]])

    def test_the_stored_numbers_show_that_the_base_is_unchanged(self):
        figures = json.loads((GALLERY / "catalog/keyboard.json").read_text())
        for writer in figures["writers"]:
            self.assertEqual(len(writer["rows"]), figures["cycles"] * len(writer["code"]))
            for shown, _, truth, refreshing in writer["rows"]:
                # An extra inset that follows the offset may be scrolled away while the action runs.
                self.assertIn(round(shown - truth, 2), [0, figures["share"]] if refreshing else [0])


if __name__ == "__main__":
    unittest.main()
