#!/usr/bin/env python3
"""Translates the toolbar, and asks again for what does not fit: the loop of a pipeline, with a stub in place of the model.

    Samples/Toolbar/Translate/translate.py GALLEY [FILE]

GALLEY is the program, FILE what it writes: the translations that fit, as lines of JSON; standard output by default. It ends
with 1 where a text has no translation that fits.
"""
import json
import subprocess
import sys
import tempfile

# What the stub knows: the best wording first.
WORDINGS = {
    ("toolbar.undo", "de"): ["Rückgängig machen", "Rückgängig", "Zurück", "Undo", "↶"],
    ("toolbar.copy", "de"): ["In die Ablage kopieren", "Kopieren", "Kopie", "⧉"],
    ("toolbar.undo", "fi"): ["Kumoa edellinen", "Kumoa", "↶"],
}
ROUNDS = 6


def model(key, locale, most):
    """The best wording of at most so many characters, as a language model would be asked for."""
    fitting = [text for text in WORDINGS[key, locale] if most is None or len(text) <= most]
    return fitting[0] if fitting else None


def ask(galley, texts):
    """Galley's verdict on each text: it reads lines of JSON, and writes them again."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        for (key, locale), text in texts.items():
            file.write(json.dumps({"key": key, "locale": locale, "translation": text}, ensure_ascii=False) + "\n")
        file.flush()
        command = [galley, "budget", "Samples/Toolbar", "--check", file.name, "--format", "jsonl"]
        run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    return [json.loads(line) for line in run.stdout.splitlines()]


def main():
    galley, output = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    texts = {place: model(*place, None) for place in WORDINGS}
    done = {}
    for number in range(1, ROUNDS + 1):
        for verdict in ask(galley, texts):
            place, text = (verdict["key"], verdict["locale"]), verdict["translation"]
            if verdict["verdict"] == "tooLong":
                texts[place] = model(*place, len(text) - verdict.get("fewerCharacters", 1))
            else:
                done[place] = text
        texts = {place: text for place, text in texts.items() if place not in done and text}
        print(f"round {number}: {len(done)} of {len(WORDINGS)} fit", file=sys.stderr)
        if not texts:
            break
    lines = [json.dumps({"key": k, "locale": l, "translation": t}, ensure_ascii=False) for (k, l), t in sorted(done.items())]
    with open(output, "w", encoding="utf-8") if output else sys.stdout as file:
        print("\n".join(lines), file=file)
    return 0 if len(done) == len(WORDINGS) else 1


sys.exit(main())
