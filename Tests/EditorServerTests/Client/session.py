"""Plays an editor's session with `quince lsp`, and one of its debugger with `quince debug --dap`, on a copy of an app.

    session.py QUINCE APP [--without-debugger]
"""

import json
import pathlib
import subprocess
import sys
import threading
import time

# Seconds that an answer may take, the first preparation aside.
PATIENCE = 120


class Failure(Exception):
    """The server answers otherwise than it should."""


def expect(what, condition, seen=None):
    if not condition:
        raise Failure(f"{what}; seen: {json.dumps(seen)[:800]}")


class Peer:
    """A program that speaks in messages with a Content-Length header."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.changed = threading.Condition()
        self.messages = []
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()).strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                return
            message = json.loads(stream.read(length))
            with self.changed:
                self.messages.append(message)
                self.changed.notify_all()

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def wait(self, what, is_it, patience=PATIENCE, start=0):
        def found():
            return next((m for m in self.messages[start:] if is_it(m)), None)

        with self.changed:
            self.changed.wait_for(found, patience)
            message = found()
        if message is None:
            raise Failure(f"no {what} within {patience} s; last: {json.dumps(self.messages[-3:])[:1500]}")
        return message


class Editor(Peer):
    def request(self, method, params, patience=PATIENCE):
        self.number += 1
        number = self.number
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        message = self.wait(method, lambda m: m.get("id") == number and "method" not in m, patience)
        if "error" in message:
            raise Failure(f"{method}: {message['error']}")
        return message["result"]

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})


def place(text, words, offset=0):
    """The position of words in a text."""
    start = text.index(words) + offset
    return {"line": text.count("\n", 0, start), "character": start - (text.rfind("\n", 0, start) + 1)}


def edit(quince, app):
    file = app / "NotesController.swift"
    text, uri = file.read_text(), file.as_uri()
    document = {"textDocument": {"uri": uri}}
    editor = Editor(quince, "lsp")
    root = app.as_uri()
    capabilities = editor.request(
        "initialize",
        {
            "processId": None,
            "rootUri": root,
            "workspaceFolders": [{"uri": root, "name": "app"}],
            "capabilities": {"textDocument": {"rename": {"prepareSupport": True}}},
        },
    )["capabilities"]
    expect("completions are offered", "completionProvider" in capabilities, capabilities)
    editor.notify("initialized", {})

    def open_diagnostics(start, patience=PATIENCE, what="diagnostics", of=lambda found: True):
        """Waits for diagnostics after message `start` for which `of` holds: on a busy machine, those of an earlier text arrive late."""
        message = editor.wait(
            what,
            lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri and of(m["params"]["diagnostics"]),
            patience,
            start,
        )
        return message["params"]["diagnostics"]

    # What the compiler here knows nothing of (outlets, selectors) is no error. The first preparation reads the frameworks.
    began = time.monotonic()
    editor.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}})
    found = open_diagnostics(0, 240)
    first = time.monotonic() - began
    expect("a correct file has no errors", [d for d in found if d["severity"] == 1] == [], found)

    hover = editor.request("textDocument/hover", {**document, "position": place(text, "store.add", 7)})
    expect("hover shows the documentation", "how many there are" in json.dumps(hover), hover)
    definition = editor.request("textDocument/definition", {**document, "position": place(text, "store.add", 7)})
    expect("a definition is in the user's file", definition[0]["uri"] == (app / "NoteStore.swift").as_uri(), definition)
    line = (app / "NoteStore.swift").read_text().split("\n")[definition[0]["range"]["start"]["line"]]
    expect("a definition is at its line", "func add" in line, definition)

    # `view.` in a controller, typed below a selector that has another length for the compiler.
    start = place(text, "        addNote(button)")
    editor.notify(
        "textDocument/didChange",
        {
            "textDocument": {"uri": uri, "version": 2},
            "contentChanges": [{"range": {"start": start, "end": start}, "text": "        view.\n"}],
        },
    )
    cursor = {"line": start["line"], "character": len("        view.")}
    seconds = []
    for _ in range(3):
        began = time.monotonic()
        items = editor.request("textDocument/completion", {**document, "position": cursor})
        seconds.append(time.monotonic() - began)
    items = items["items"] if isinstance(items, dict) else items
    labels = {item["label"] for item in items}
    expect("members of views are completed", len(items) > 20 and any("accessibility" in label for label in labels), sorted(labels)[:20])
    expect("nothing of Quince's is completed", not any("quince" in label.lower() for label in labels), sorted(labels)[:20])

    # An error stands at its place in the user's line, behind a selector.
    broken = text.replace("for: .touchUpInside)", "for: .touchUpInside); let wrong: Int = \"x\"; _ = wrong")
    began = len(editor.messages)
    editor.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 3}, "contentChanges": [{"text": broken}]})
    open_diagnostics(
        began, what="error for a wrong type alone", of=lambda found: [d["range"]["start"] for d in found] == [place(broken, '"x"')]
    )

    # A selector without its method is Quince's own error.
    began = len(editor.messages)
    editor.notify(
        "textDocument/didChange",
        {"textDocument": {"uri": uri, "version": 4}, "contentChanges": [{"text": text.replace("#selector(addNote(_:))", "#selector(nothing)")}]},
    )
    open_diagnostics(began, what="error for a selector of nothing", of=lambda found: any("nothing" in d["message"] for d in found))

    editor.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 5}, "contentChanges": [{"text": text}]})
    position = {**document, "position": place(text, "let number", 4)}
    renamed = editor.request("textDocument/rename", {**position, "newName": "total"})
    edits = renamed["changes"][uri]
    expect("a rename changes each use", len(edits) == 2 and all(e["newText"] == "total" for e in edits), renamed)
    # Names in selectors are strings for the compiler; Quince knows what they stand for.
    position = {**document, "position": place(text, "func addNote", 5)}
    edits = editor.request("textDocument/rename", {**position, "newName": "addOne(_:)"})["changes"][uri]
    starts = sorted((e["range"]["start"]["line"], e["range"]["start"]["character"]) for e in edits)
    wanted = [place(text, "#selector(addNote", 10), place(text, "addNote(button)"), place(text, "func addNote", 5)]
    expect("a rename changes the selector", starts == sorted((p["line"], p["character"]) for p in wanted), edits)
    definition = editor.request("textDocument/definition", {**document, "position": wanted[0]})
    expect("a selector's definition is its method", definition[0]["range"]["start"] == wanted[2], definition)
    symbols = editor.request("textDocument/documentSymbol", document)
    expect("symbols are the user's", "__quince" not in json.dumps(symbols) and "addNote" in json.dumps(symbols), symbols)
    editor.request("shutdown", None)
    editor.notify("exit", None)
    expect("the server ends", editor.process.wait(PATIENCE) == 0)
    print(f"first diagnostics {first:.1f} s after the file was opened, view. completed in {min(seconds) * 1000:.0f} ms")


class Debugger(Peer):
    def request(self, command, arguments, patience=PATIENCE):
        number = self.ask(command, arguments)
        return self.answer(command, number, patience)

    def ask(self, command, arguments):
        self.number += 1
        self.send({"seq": self.number, "type": "request", "command": command, "arguments": arguments})
        return self.number

    def answer(self, command, number, patience=PATIENCE):
        message = self.wait(command, lambda m: m["type"] == "response" and m["request_seq"] == number, patience)
        if not message["success"]:
            raise Failure(f"{command}: {message}")
        return message.get("body") or {}

    def event(self, name, patience=PATIENCE, start=0):
        return self.wait(name, lambda m: m["type"] == "event" and m["event"] == name, patience, start).get("body", {})


def debug(quince, app):
    file = app / "NotesController.swift"
    text = file.read_text()
    line = place(text, "let number")["line"] + 2
    debugger = Debugger(quince, "debug", "--dap")
    debugger.request("initialize", {"adapterID": "quince", "pathFormat": "path", "linesStartAt1": True, "columnsStartAt1": True})
    launch = debugger.ask("launch", {"program": str(app), "headless": True})
    debugger.event("initialized", 240)
    debugger.request("setBreakpoints", {"source": {"path": str(file)}, "breakpoints": [{"line": line}]})
    debugger.request("configurationDone", {})
    debugger.answer("launch", launch)
    thread = debugger.event("stopped", 60)["threadId"]
    frames = debugger.request("stackTrace", {"threadId": thread})["stackFrames"]
    expect("it stops in the user's file", frames[0]["source"]["path"] == str(file) and frames[0]["line"] == line, frames[0])
    expect("the caller is the user's, too", frames[1]["source"]["path"] == str(file) or "addNote" in frames[1]["name"], frames[1])
    scopes = debugger.request("scopes", {"frameId": frames[0]["id"]})["scopes"]
    variables = debugger.request("variables", {"variablesReference": scopes[0]["variablesReference"]})["variables"]
    expect("variables are there", {"self", "sender", "number"} <= {v["name"] for v in variables}, variables)
    number = next(v for v in variables if v["name"] == "number")
    expect("a variable has its value", number["value"] == "1", number)
    shown = debugger.request("evaluate", {"expression": "`po self.view!", "frameId": frames[0]["id"], "context": "repl"}, 90)
    expect("po describes a view", "<UIView" in json.dumps(shown) and "frame = " in json.dumps(shown), shown)
    start = len(debugger.messages)
    debugger.request("next", {"threadId": thread})
    debugger.event("stopped", PATIENCE, start)
    frames = debugger.request("stackTrace", {"threadId": thread})["stackFrames"]
    expect("a step goes to the next line", frames[0]["line"] == line + 1, frames[0])
    debugger.request("disconnect", {"terminateDebuggee": True})
    debugger.process.stdin.close()
    debugger.process.wait(PATIENCE)
    print(f"stopped at {file.name}:{line}, with variables, po and a step")


def main():
    quince, app = sys.argv[1], pathlib.Path(sys.argv[2])
    try:
        edit(quince, app)
        if "--without-debugger" not in sys.argv:
            debug(quince, app)
    except Failure as failure:
        sys.exit(f"check-editors: {failure}")


main()
