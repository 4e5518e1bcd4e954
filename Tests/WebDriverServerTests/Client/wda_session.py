"""A session of facebook-wda, WebDriverAgent's client for Python.

    wda_session.py QUINCE APPS-FOLDER
"""

import base64
import sys

import wda

from common import SCREENS, Server, check, equal


def main(quince, root):
    with Server(quince, [f"{root}/Tests/Apps/DrivenScreens"]) as server:
        client = wda.Client(server.url)
        check(client.status()["ready"], "the server is not ready")
        client.home()
        equal(client.app_current()["bundleId"], "com.apple.springboard", "the app in front")
        with client.session(SCREENS) as session:
            session(name="Tap").tap()
            equal(session(name="said").text, "tapped", "what the button did")
            equal(tuple(session.window_size()), (393, 852), "the size of the screen")
            check(session(label="Tap").exists, "the button is not there")
            check(not session(label="Nothing").exists, "what is not there is found")
            bounds = session(name="pad").bounds
            session.double_tap(int(bounds.center.x), int(bounds.center.y))
            equal(session(name="said").text, "double", "what two taps did")
            session.tap_hold(int(bounds.center.x), int(bounds.center.y), 1.5)
            equal(session(name="said").text, "held", "what a long press did")
            session(name="name").set_text("Ada")
            equal(session(name="name").value, "Ada", "the field's value")
            session.send_keys(" L")
            equal(session(name="name").value, "Ada L", "the field's value")
            session.send_keys("\n")
            session(xpath="//XCUIElementTypeButton[@name='Ask']").tap()
            equal(session.alert.text, "Really?\nIt cannot be undone.", "the alert's text")
            equal(session.alert.buttons(), ["No", "Yes"], "the alert's buttons")
            session.alert.click("No")
            equal(session(name="said").text, "no", "what the alert did")
            session.set_clipboard("text")
            # The client's own reading has Siri open an app first, which the phone does not have.
            content = session.http.post("/wda/getPasteboard").value
            equal(base64.b64decode(content), b"text", "the clipboard")
            session.orientation = wda.LANDSCAPE
            equal(session.orientation, wda.LANDSCAPE, "the orientation")
            session.orientation = wda.PORTRAIT
            equal(client.source(format="json")["type"], "Application", "the root of the source")
            equal(session.app_state(SCREENS).value, 4, "the app's state")
            session.app_terminate(SCREENS)
            equal(session.app_state(SCREENS).value, 1, "the ended app's state")
        server.check_alive()
        print("facebook-wda: as it should be")


main(*sys.argv[1:])
