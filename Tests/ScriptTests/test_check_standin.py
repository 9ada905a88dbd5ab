import unittest

from scripts import load

check = load("check-standin")

FACTS = """
## @MainActor class UIView   // super UIResponder
  class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  var alpha: CGFloat { get set }
  var window: UIWindow? { get }

## @MainActor class UIScrollView   // super UIView
  var contentInset: UIEdgeInsets { get set }
  func stop(_ how: Int = 0)   // iOS 17.4+

## @MainActor protocol UIScrollViewDelegate : NSObjectProtocol
  optional func scrollViewDidScroll(_ scrollView: UIScrollView)

# Cases of enumerations and option sets.
  enum Style (UITableViewStyle; path UITableView.Style): `default`, grouped, plain: UITableView.Style
""".splitlines()

ALLOWED = """
# A comment.
## UIView — README 3.1
  init?(coder: NSCoder)
""".splitlines()


def symbol(path, kind, text):
    return {
        "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": "s:" + path + text},
        "pathComponents": path.split("."),
        "declarationFragments": [{"kind": "text", "spelling": text}],
        "location": {},
    }


def verdicts(*members, types=("UIView", "UIScrollView"), relations=()):
    """The verdicts about members, given as (owner, kind, text)."""
    owners = {name: symbol(name, "class", f"@MainActor class {name}") for name in types}
    symbols, links = list(owners.values()), list(relations)
    for owner, kind, text in members:
        made = symbol(f"{owner}.x", kind, text)
        symbols.append(made)
        links.append({"kind": "memberOf", "source": made["identifier"]["precise"],
                      "target": owners[owner]["identifier"]["precise"]})
    inherits = {"kind": "inheritsFrom", "source": "s:UIScrollView@MainActor class UIScrollView",
                "target": "s:UIView@MainActor class UIView"}
    standin = check.Standin([{"symbols": symbols, "relationships": [*links, inherits]}])
    facts, cases = check.read_facts(FACTS)
    return [(verdict, text) for verdict, _, text, _ in
            check.judge(standin, facts, cases, check.read_allowed(ALLOWED))][len(types):]


class Members(unittest.TestCase):
    def verdict(self, owner, text, kind="method"):
        return verdicts((owner, kind, text))[0][0]

    def test_a_member_in_the_facts_is_ok_whatever_its_modifiers(self):
        self.assertEqual(self.verdict("UIView", "@MainActor open var alpha: CGFloat"), "ok")
        self.assertEqual(self.verdict("UIView", "let window: UIWindow?"), "ok")

    def test_members_of_superclasses_are_found(self):
        self.assertEqual(self.verdict("UIScrollView", "override var alpha: CGFloat"), "ok")

    def test_a_closure_that_does_not_escape_differs(self):
        text = "class func animate(withDuration duration: TimeInterval, animations: () -> Void)"
        self.assertEqual(self.verdict("UIView", text), "differs")

    def test_a_wrong_optional_differs(self):
        text = "var contentInset: UIEdgeInsets? { get set }"
        self.assertEqual(self.verdict("UIScrollView", text), "differs")

    def test_a_missing_default_differs_and_its_value_does_not_matter(self):
        self.assertEqual(self.verdict("UIScrollView", "func stop(_ how: Int)"), "differs")
        self.assertEqual(self.verdict("UIScrollView", "func stop(_ how: Int = 1)"), "ok")

    def test_a_writable_property_that_should_be_read_only_differs(self):
        self.assertEqual(self.verdict("UIView", "var window: UIWindow? { get set }"), "differs")

    def test_an_unknown_member_is_invented(self):
        self.assertEqual(self.verdict("UIView", "func explode()"), "invented")

    def test_an_allowed_member_needs_a_source(self):
        self.assertEqual(self.verdict("UIView", "required init?(coder: NSCoder)", "init"), "allowed")
        with self.assertRaises(ValueError):
            check.read_allowed(["## UIView", "  func explode()"])


class Types(unittest.TestCase):
    def test_cases_are_read_with_and_without_types(self):
        _, cases = check.read_facts(FACTS)
        self.assertEqual(cases["UITableView.Style"], {"default", "grouped", "plain"})

    def test_a_type_off_the_main_actor_differs(self):
        facts, cases = check.read_facts(FACTS)
        standin = check.Standin([{"symbols": [symbol("UIView", "class", "class UIView")],
                                  "relationships": []}])
        self.assertEqual(next(check.judge(standin, facts, cases, {}))[0], "differs")

    def test_an_unknown_type_is_invented(self):
        facts, cases = check.read_facts(FACTS)
        standin = check.Standin([{"symbols": [symbol("UIMagic", "struct", "struct UIMagic")],
                                  "relationships": []}])
        self.assertEqual(next(check.judge(standin, facts, cases, {}))[0], "invented")

    def test_an_allowed_member_that_is_not_declared_is_reported(self):
        allowed = check.read_allowed(ALLOWED)
        self.assertEqual(list(check.unused(allowed)), ["UNUSED UIView: init?(coder: NSCoder)"])


if __name__ == "__main__":
    unittest.main()
