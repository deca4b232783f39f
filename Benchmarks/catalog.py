#!/usr/bin/env python3
"""Makes a catalog of many locales to time `galley measure --catalog` with: catalog.py FILE [KEYS]"""

import json
import random
import sys

from words import WORDS

LOCALES = """
en ar bg bn ca cs da de el en-GB es es-419 et fa fi fr fr-CA he hi hr hu id it ja kk ko lt lv ms nb nl pl pt-BR pt-PT ro
ru sk sl sr sv ta te th tr uk vi zh-Hans
""".split()
# Which line of the words a locale takes; the others are written in Latin letters.
LINES = {"ru": 2, "bg": 2, "uk": 2, "sr": 2, "kk": 2, "ar": 3, "fa": 3, "hi": 4, "th": 5, "ja": 6, "zh-Hans": 6, "ko": 7}


def text(number, locale):
    words = WORDS[LINES.get(locale, number % 2)].split()
    return " ".join(random.choices(words, k=random.choice([1, 1, 2, 2, 3, 4])))


file, count = sys.argv[1], int(sys.argv[2] if len(sys.argv) > 2 else 2000)
random.seed(1)
strings = {}
for number in range(count):
    units = {locale: {"stringUnit": {"state": "translated", "value": text(number, locale)}} for locale in LOCALES}
    strings[f"screen{number // 50:02}.label.{number:04}"] = {"localizations": units}
with open(file, "w", encoding="utf-8") as output:
    json.dump({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, output, ensure_ascii=False, indent=2)
