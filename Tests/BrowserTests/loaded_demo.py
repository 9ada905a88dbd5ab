"""A demo of the gallery, loaded once for several tests that only read it."""

from patience import LONGEST
from phone import Phone
from server import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
COMPUTER = {"viewport": {"width": 1280, "height": 800}}
# Nothing moves any more: every edge is idle or is held, and only endless animations run.
AT_REST = """() => gallery.list && ['top', 'bottom', 'leading', 'trailing'].every(
    (edge) => [undefined, 'idle', 'noMore', 'armed'].includes(gallery.list.phase?.(edge)))
  && document.getAnimations().every((each) => each.effect.getComputedTiming().endTime === Infinity)
  && [...document.images].every((image) => image.complete)"""


class LoadedDemo:
    def __init__(self, browser, demo, query="", **options):
        self.demo, self.server = demo, Server()
        # Some demos play by themselves, unless motion is reduced.
        self.context = browser.new_context(reduced_motion="reduce", **options)
        self.context.set_default_timeout(LONGEST * 1000)
        self.phone = Phone(self.context.new_page(), self.server)
        self.page = self.phone.page
        self.answers = []
        self.page.on("response", lambda answer: self.answers.append(answer))
        # A slow server would show the second list of this demo later.
        self.phone.open(f"?show={demo}{query}{'&server=normal' if demo == 'network' else ''}", settled=False)
        self.phone.wait_for_rows(0 if demo == "short" else 1)
        self.rest()

    def rest(self):
        self.page.wait_for_function(AT_REST)
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.phone.frames(2)

    def show_in(self, scheme):
        self.page.emulate_media(color_scheme=scheme)
        self.rest()

    def errors(self):
        return [text for kind, text in self.phone.console if kind in ("error", "pageerror")]

    def close(self):
        self.context.close()
        self.server.stop()
