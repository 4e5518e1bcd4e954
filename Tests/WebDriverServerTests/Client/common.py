"""What the sessions of all clients share: the server that they talk to, and checks."""

import os
import subprocess

TASKS = "dev.quince.examples.ToDoManager"
TARGET = "dev.quince.examples.RightOnTarget"
SCREENS = "com.example.DrivenScreens"


class Failure(Exception):
    """The server answers otherwise than it should."""


def check(holds, text):
    if not holds:
        raise Failure(text)


def equal(found, wanted, what):
    check(found == wanted, f"{what} is {found!r}, not {wanted!r}")


class Server:
    """`quince webdriver` with some apps, at a port of the system's choice."""

    def __init__(self, quince, apps, *options):
        self.process = subprocess.Popen(
            [quince, "webdriver", *apps, "--port", "0", *options], stdout=subprocess.PIPE, text=True, env=os.environ)
        self.url = (self.process.stdout.readline() or "").strip()
        check(self.url.startswith("http://127.0.0.1:"), f"the server did not start: {self.url!r}")
        self.stream = self.process.stdout.readline().split()[-1] if "--mjpeg-port" in options else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)

    def check_alive(self):
        check(self.process.poll() is None, "the server has ended")


