"""A list in a separate page, whose actions the test begins and ends."""

from phone import PLAY

MIDDLE = 195
HOLD = 54


class List:
    """The page `bugs/list.html` in a phone."""

    def __init__(self, phone, url):
        self.phone, self.page, self.url = phone, phone.page, url

    def open(self, query="", page="list.html"):
        self.page.goto(f"{self.url}{page}?{query}")
        self.page.wait_for_function("() => window.isReady")
        self.phone.frames(3)
        return self

    def start(self, arguments=""):
        self.page.evaluate(f"start({arguments})")
        self.phone.frames(3)

    def runs(self, edge="top"):
        return self.page.evaluate("(edge) => count(edge)", edge)

    def finish(self, answer=None):
        self.page.evaluate("(answer) => finish(answer ?? undefined)", answer)

    def wait_for_phase(self, phase, edge="top"):
        self.phone.wait_for_phase(edge, phase)

    def pull(self, way=220, start=150, **options):
        """A whole pull with a finger, from within the list."""
        self.phone.drag(start, start + way, **options)

    def swipe(self, *heights, steps=8, hold=0, x=MIDDLE):
        self.phone.drag(*heights, steps=steps, hold=hold, x=x)

    def wait(self, milliseconds):
        """Lets time pass in which nothing should happen: no event reports that."""
        self.phone.wait(milliseconds)

    def top(self):
        """The distance from the top of the scroller's rectangle to the rows."""
        return self.phone.first_row()

    def styles(self):
        return self.page.evaluate("scroller.style.cssText")

    def is_at_rest(self):
        return self.page.evaluate(
            "!scroller.style.translate && !scroller.style.willChange && scroller.style.overflowY !== 'hidden'")

    def rest(self):
        self.page.wait_for_function("() => !scroller.style.willChange")
        self.phone.frames(3)

    def watch(self):
        """Records the position of the rows and the time of each frame, until `watched` is called."""
        self.page.evaluate("""() => { window.places = []; const look = () => {
          const top = (node) => node.getBoundingClientRect().top;
          places.push([top(rows) - top(scroller.parentElement), scroller.scrollTop, document.timeline.currentTime]);
          requestAnimationFrame(look); }; look(); }""")

    def watched(self):
        return self.page.evaluate("places")

    def play(self, *fingers):
        if self.phone.clock:
            self.phone.clock.play(*[each["actions"] for each in fingers])
        else:
            self.page.evaluate(PLAY, list(fingers))
