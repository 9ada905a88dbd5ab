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
    def test_each_member_is_compared_with_the_facts(self):
        for owner, text, verdict in (
            # Modifiers do not matter, a constant is read-only, and superclasses count.
            ("UIView", "@MainActor open var alpha: CGFloat", "ok"), ("UIView", "let window: UIWindow?", "ok"),
            ("UIScrollView", "override var alpha: CGFloat", "ok"),
            # A closure that does not escape, a wrong optional, a missing default, and a write that UIKit refuses.
            ("UIView", "class func animate(withDuration duration: TimeInterval, animations: () -> Void)", "differs"),
            ("UIScrollView", "var contentInset: UIEdgeInsets? { get set }", "differs"),
            ("UIScrollView", "func stop(_ how: Int)", "differs"), ("UIScrollView", "func stop(_ how: Int = 1)", "ok"),
            ("UIView", "var window: UIWindow? { get set }", "differs"),
            # Isolation matters for functions; the facts do not have it for constants.
            ("UIScrollView", "nonisolated func stop(_ how: Int = 1)", "differs"),
            ("UIView", "nonisolated let window: UIWindow?", "ok"),
            ("UIView", "func explode()", "invented"), ("UIView", "required init?(coder: NSCoder)", "allowed"),
        ):
            with self.subTest(text=text):
                self.assertEqual(verdicts((owner, "init" if "init" in text else "method", text))[0][0], verdict)

    def test_an_allowed_member_needs_a_source(self):
        with self.assertRaises(ValueError):
            check.read_allowed(["## UIView", "  func explode()"])


class Types(unittest.TestCase):
    def test_cases_are_read_with_and_without_types(self):
        _, cases = check.read_facts(FACTS)
        self.assertEqual(cases["UITableView.Style"], {"default", "grouped", "plain"})

    def test_a_type_off_the_main_actor_differs_and_an_unknown_one_is_invented(self):
        facts, cases = check.read_facts(FACTS)
        for name, kind, verdict in (("UIView", "class", "differs"), ("UIMagic", "struct", "invented")):
            standin = check.Standin([{"symbols": [symbol(name, kind, f"{kind} {name}")], "relationships": []}])
            self.assertEqual(next(check.judge(standin, facts, cases, {}))[0], verdict)

    def test_an_allowed_member_that_is_not_declared_is_reported(self):
        allowed = check.read_allowed(ALLOWED)
        self.assertEqual(list(check.unused(allowed)), ["UNUSED UIView: init?(coder: NSCoder)"])


if __name__ == "__main__":
    unittest.main()
