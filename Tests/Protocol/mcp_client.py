#!/usr/bin/env python3
"""Talks to `galley serve --mcp` with the client of Python's package mcp, which is not ours.

    pip install mcp
    Tests/Protocol/mcp_client.py .build/debug/galley                  calls every tool, and prints what came back
    Tests/Protocol/mcp_client.py .build/debug/galley --record FILE    writes the client's lines, which a test sends again
    Tests/Protocol/mcp_client.py .build/debug/galley --schema FILE    compares every reply with a published schema (jsonschema)
"""
import argparse
import asyncio
import json
import pathlib
import sys
import tempfile

CALLS = [
    ("measure", {"texts": ["Einstellungen"], "locale": "de", "textSize": "AX3"}),
    ("fits", {"texts": [{"key": "toolbar.undo", "locale": "de", "text": "Rückgängig"}]}),
    ("budget", {"keys": "toolbar.undo", "locales": "de"}),
    ("check", {"locales": ["de"], "limit": 1}),
    ("layout", {"name": "Toolbar", "locale": "de", "width": 320, "picture": True}),
    ("fits", {"text": "Rückgängig"}),
]
# What each reply of a session is in the schema: the answers to initialize, tools/list and the calls.
KINDS = ["InitializeResult", "ListToolsResult"] + ["CallToolResult"] * len(CALLS)


async def talk(command, arguments):
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    parameters = StdioServerParameters(command=command, args=arguments)
    async with stdio_client(parameters) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        tools = await session.list_tools()
        print("tools:", ", ".join(tool.name for tool in tools.tools))
        for name, call in CALLS:
            result = await session.call_tool(name, call)
            texts = [getattr(content, "text", None) or content.type for content in result.content]
            print(f"{name}:", " + ".join(text[:100] for text in texts))


def compare(replies, file):
    import jsonschema

    schema = json.loads(file.read_text())
    parts = "$defs" if "$defs" in schema else "definitions"
    faults = 0
    for line, kind in zip(replies.read_text().splitlines(), KINDS, strict=True):
        part = {key: value for key, value in schema.items() if key != "anyOf"} | {"$ref": f"#/{parts}/{kind}"}
        for error in jsonschema.validators.validator_for(schema)(part).iter_errors(json.loads(line)["result"]):
            faults += 1
            print(f"{kind}: {list(error.path)}: {error.message[:200]}")
    print(f"{faults} faults in {len(KINDS)} replies")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley", type=pathlib.Path)
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--schema", type=pathlib.Path)
    options = parser.parse_args()
    project = pathlib.Path(__file__).resolve().parents[2] / "Samples/Toolbar"
    with tempfile.TemporaryDirectory() as folder:
        asked, replies = options.record or pathlib.Path(folder, "asked"), pathlib.Path(folder, "replies")
        script = 'tee "$0" | "$1" serve --mcp "$2" | tee "$3"'
        arguments = ["-c", script, asked, options.galley.resolve(), project, replies]
        asyncio.run(talk("bash", [str(argument) for argument in arguments]))
        if options.schema:
            sys.exit(compare(replies, options.schema) > 0)


main()
