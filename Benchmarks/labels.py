#!/usr/bin/env python3
"""Makes a project of label budgets to time `galley check` with: labels.py FOLDER [LABELS [LINES]]"""

import json
import os
import random
import sys

from words import WORDS

folder, count, lines = sys.argv[1], int(sys.argv[2] if len(sys.argv) > 2 else 10000), sys.argv[3] if len(sys.argv) > 3 else ""
random.seed(1)
strings = {}
for number in range(count):
    words = random.choice(WORDS).split()
    text = " ".join(random.choices(words, k=random.choice([1, 2, 2, 3, 3, 4])))
    unit = {"stringUnit": {"state": "translated", "value": text}}
    strings[f"label.{number:06}"] = {"localizations": {"en": unit}}
os.makedirs(folder, exist_ok=True)
with open(f"{folder}/Localizable.xcstrings", "w", encoding="utf-8") as file:
    json.dump({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, file, ensure_ascii=False, indent=2)
with open(f"{folder}/galley.yml", "w", encoding="utf-8") as file:
    file.write(
        "strings: [Localizable.xcstrings]\n"
        "textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]\n"
        "widths: [320, 393, 744]\n"
        'labels: [{ keys: "*"' + (f", maxLines: {lines}" if lines else "") + " }]\n"
    )
