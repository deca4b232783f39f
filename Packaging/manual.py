"""Writes a page of the manual for each command of galley, from what the command says of itself.

    galley --experimental-dump-help | manual.py VERSION DATE FOLDER
"""
import json
import pathlib
import sys

version, date, folder = sys.argv[1:]


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def bold(text):
    return f"\\fB{escaped(text)}\\fR"


def italic(text):
    return f"\\fI{escaped(text)}\\fR"


def paragraphs(text):
    """Filled paragraphs; lines that are indented stand as they are."""
    lines = []
    for paragraph in text.split("\n\n"):
        indented = False
        lines.append(".PP")
        for line in paragraph.split("\n"):
            if line.startswith("  ") != indented:
                indented = not indented
                lines.append(".RS 4\n.nf" if indented else ".fi\n.RE")
            lines.append(escaped(line.strip() if indented else line))
        if indented:
            lines.append(".fi\n.RE")
    return lines


def spelling(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def tag(argument):
    value = italic("<" + argument["valueName"] + ">")
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    names = ", ".join(bold(spelling(name)) for name in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {value}"


def description(argument):
    parts = [argument.get("abstract", ""), argument.get("discussion", "")]
    text = "\n".join(part for part in parts if part)
    values = argument.get("allValues", [])
    if values and "(values:" not in text:
        text += f" (values: {', '.join(values)})"
    if argument.get("defaultValue") and "default:" not in text:
        text += f" (default: {argument['defaultValue']})"
    return escaped(text.strip())


def sections(arguments):
    """The arguments by their titles, in the order in which these first stand."""
    found = {}
    for argument in arguments:
        title = argument.get("sectionTitle") or ("Arguments" if argument["kind"] == "positional" else "Options")
        found.setdefault(title, []).append(argument)
    return found.items()


def visible(items):
    return [item for item in items if item.get("shouldDisplay", True)]


def page(command, names, related):
    title = "-".join(names)
    arguments = visible(command.get("arguments", []))
    commands = [item for item in visible(command.get("subcommands", [])) if item["commandName"] != "help"]
    lines = [f'.TH "{title.upper()}" "1" "{date}" "galley {version}" "User Commands"', ".SH NAME"]
    lines += [f"{escaped(title)} \\- {escaped(command.get('abstract', '').rstrip('.'))}", ".SH SYNOPSIS"]
    usage = bold(" ".join(names))
    if commands:
        usage += " " + italic("<command>")
    elif any(argument["kind"] != "positional" for argument in arguments):
        usage += " [" + italic("<options>") + "]"
    for argument in arguments:
        if argument["kind"] == "positional":
            usage += f" [{tag(argument)}]" if argument["isOptional"] else f" {tag(argument)}"
    lines.append(usage)
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + paragraphs(command["discussion"])
    if commands:
        lines.append(".SH COMMANDS")
        for item in commands:
            lines += [".TP", bold(item["commandName"]), escaped(item.get("abstract", ""))]
    for section, group in sections(arguments):
        lines.append(f".SH {escaped(section.upper())}")
        for argument in group:
            lines += [".TP", tag(argument), description(argument)]
    others = [name for name in related if name != title]
    if others:
        lines += [".SH SEE ALSO", ", ".join(f"\\fB{escaped(name)}\\fR(1)" for name in others)]
    (pathlib.Path(folder) / f"{title}.1").write_text("\n".join(lines) + "\n")
    for item in commands:
        page(item, names + [item["commandName"]], [title])


root = json.load(sys.stdin)["command"]
name = root["commandName"]
page(root, [name], [f"{name}-{item['commandName']}" for item in visible(root["subcommands"]) if item["commandName"] != "help"])
