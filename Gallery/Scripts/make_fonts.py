#!/usr/bin/env python3
"""Makes the web fonts for the gallery's Chinese, Japanese, Korean and Arabic texts.

    python3 make_fonts.py DroidSansFallback.ttf DejaVuSans.ttf

Needs fonttools and brotli. A font contains the characters of the page's own texts and of Overscroll's
texts in its languages, and nothing else; a browser loads one only where no installed font that the
style sheet names has a character.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[1]
TEXTS = GALLERY.parent / "Development/Texts"
# The file, and the languages whose texts it contains.
FONTS = {"han": ("zh-Hans", "zh-Hant"), "japanese": ("ja",), "korean": ("ko",), "arabic": ("ar", "fa")}
LIST = GALLERY / "Scripts/font_characters.json"
# The names of the languages in the menu, in their own words.
NAMES = {"zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語", "ko": "한국어", "ar": "العربية",
         "fa": "فارسی"}
FOREIGN = re.compile(r"[\u0600-\u06ff\u2e80-\uffef]")


def characters(languages):
    """The characters that Latin fonts lack, in the texts for some languages."""
    texts = [(TEXTS / f"{each}.strings").read_text(encoding="utf-8") for each in languages]
    texts += [NAMES[each] for each in languages]
    if "zh-Hans" in languages:
        texts += [(GALLERY / "web/words.js").read_text(encoding="utf-8")]
        texts += [json.dumps(json.loads((GALLERY / name).read_text(encoding="utf-8")), ensure_ascii=False)
                  for name in ("catalog/demos.json", "catalog/keyboard.json")]
        # Parts of dates, which the browser writes.
        texts += ["星期一二三四五六日周年月日上午下午晚凌晨中午早时分秒"]
    if "ar" in languages:
        texts += ["٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،؛؟صم"]
    return "".join(sorted(set(FOREIGN.findall("".join(texts)))))


def all_characters():
    """The characters of each font; a test compares them with those for which the fonts were made."""
    return {name: characters(languages) for name, languages in FONTS.items()}


def make(name, languages, sources):
    target = GALLERY / f"web/fonts/{name}.woff2"
    source = sources[1] if name == "arabic" else sources[0]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as listed:
        listed.write(characters(languages))
        listed.flush()
        subprocess.run([sys.executable, "-m", "fontTools.subset", source, f"--text-file={listed.name}",
                        f"--output-file={target}", "--flavor=woff2", "--layout-features=*"], check=True)
    print(f"{target.name}: {len(characters(languages))} characters, {target.stat().st_size} bytes")


def main():
    (GALLERY / "web/fonts").mkdir(exist_ok=True)
    for name, languages in FONTS.items():
        make(name, languages, sys.argv[1:])
    LIST.write_text(json.dumps(all_characters(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
