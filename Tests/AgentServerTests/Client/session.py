"""Plays the recorded calls of an agent (Agent/session.json beside an app) with the reference client of the Model Context Protocol.

    session.py QUINCE APP stdio|http
"""

import asyncio
import base64
import json
import os
import pathlib
import re
import secrets
import struct
import sys
import time

import httpx
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

MOST_TOOLS = 12
# Seconds of the agent's calls, the first build aside.
MOST_SECONDS = 60


class Failure(Exception):
    """The server answers otherwise than the recording says."""


def check(holds, text):
    if not holds:
        raise Failure(text)


def check_image(content, wanted):
    images = [part for part in content if part.type == "image"]
    check(len(images) == 1, f"{len(images)} pictures instead of one")
    check(images[0].mimeType == wanted["mimeType"], images[0].mimeType)
    data = base64.b64decode(images[0].data)
    check(data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG")
    width, height = struct.unpack(">II", data[16:24])
    check(max(width, height) == wanted["longestSide"], f"{width} × {height} pixels")


def check_answer(step, result):
    text = "\n".join(part.text for part in result.content if part.type == "text")
    check(bool(result.isError) == step.get("isError", False), f"isError is {result.isError}: {text}")
    for wanted in step.get("expect", []):
        check(any(choice in text for choice in wanted.split("|")), f"{wanted!r} is not in the answer:\n{text}")
    if "longest" in step:
        check(len(text) <= step["longest"], f"the answer has {len(text)} characters")
    if "image" in step:
        check_image(result.content, step["image"])


def edit(step, app):
    file = app / step["edit"]
    text = file.read_text()
    check(step["replace"] in text, f"{step['replace']!r} is not in {file.name}")
    # A file that is changed within one tick of the file system's clock would look unchanged.
    file.write_text(text.replace(step["replace"], step["with"]))


async def play(session, app):
    begun = await session.initialize()
    check(begun.serverInfo.name == "quince", begun.serverInfo.name)
    check(begun.protocolVersion == "2025-06-18", begun.protocolVersion)
    tools = (await session.list_tools()).tools
    check(len(tools) <= MOST_TOOLS, f"{len(tools)} tools")
    await session.send_ping()
    start, steps = None, []

    async def progress(_done, _total, message):
        steps.append(message)

    for number, step in enumerate(json.loads((app / "Agent/session.json").read_text()), 1):
        if "edit" in step:
            edit(step, app)
            continue
        try:
            begin = time.monotonic()
            result = await session.call_tool(step["tool"], step.get("arguments", {}), progress_callback=progress)
            check_answer(step, result)
        except Failure as failure:
            raise Failure(f"call {number}, {step['tool']}: {failure}") from None
        print(f"  {step['tool']:14} {time.monotonic() - begin:6.2f} s", flush=True)
        # The first build makes everything; the agent's minute begins after it.
        start = start or time.monotonic()
    check(any("Compiling" in (step or "") for step in steps), f"no progress of the build was told: {steps}")
    seconds = time.monotonic() - start
    check(seconds < MOST_SECONDS, f"the session took {seconds:.0f} seconds")
    print(f"  {seconds:.1f} s after the first build", flush=True)


async def over_streams(quince, app):
    async with stdio_client(StdioServerParameters(command=quince, args=["mcp", str(app)])) as (read, write):
        async with ClientSession(read, write) as session:
            await play(session, app)


async def over_http(quince, app):
    token = secrets.token_hex(32)
    server = await asyncio.create_subprocess_exec(
        quince, "mcp", str(app), "--http", "0", stdout=asyncio.subprocess.PIPE, env={**os.environ, "QUINCE_MCP_TOKEN": token}
    )
    try:
        address = (await asyncio.wait_for(server.stdout.readline(), 60)).decode().strip()
        check(re.fullmatch(r"http://127\.0\.0\.1:\d+/mcp", address), f"“{address}” is no address")
        limits = httpx.Timeout(30, read=600)
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=limits) as client:
            async with streamable_http_client(address, http_client=client) as (read, write, _):
                async with ClientSession(read, write) as session:
                    await play(session, app)
        await refuse_strangers(address, token)
    finally:
        server.terminate()
        await server.wait()


async def refuse_strangers(address, token):
    """Nobody without the token is served, nor is a page of another site."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    async with httpx.AsyncClient() as client:
        check((await client.post(address, json=message)).status_code == 401, "a client without a token is served")
        headers = {"Authorization": f"Bearer {token}"}
        stranger = {**headers, "Origin": "https://example.com"}
        check((await client.post(address, json=message, headers=stranger)).status_code == 403, "another site's page is served")
        check((await client.post(address, json=message, headers=headers)).status_code == 400, "a session that has not begun is served")
        gone = {**headers, "Mcp-Session-Id": "0" * 64}
        check((await client.post(address, json=message, headers=gone)).status_code == 404, "a session that there is not is served")


def main():
    quince, app, transport = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    print(f"agent's session over {transport}", flush=True)
    try:
        asyncio.run(over_http(quince, app) if transport == "http" else over_streams(quince, app))
    except BaseExceptionGroup as group:
        failures, rest = group.split(Failure)
        if rest or not failures:
            raise
        while isinstance(failures, BaseExceptionGroup):
            failures = failures.exceptions[0]
        sys.exit(f"check-mcp: {failures}")
    except Failure as failure:
        sys.exit(f"check-mcp: {failure}")


main()
