"""Sessions of Selenium's own client, two at a time, and requests that no client sends.

    selenium_session.py QUINCE APPS-FOLDER
"""

import http.client
import json
import statistics
import sys
import time
import urllib.parse

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.ui import WebDriverWait

from common import SCREENS, Server, check, equal


class Options(ArgOptions):
    @property
    def default_capabilities(self):
        return {"platformName": "iOS"}


def start(server, **capabilities):
    options = Options()
    options.set_capability("appium:bundleId", SCREENS)
    for name, value in capabilities.items():
        options.set_capability(f"appium:{name}", value)
    return webdriver.Remote(server.url, options=options)


def request(server, method, path, body=None, headers=None):
    address = urllib.parse.urlparse(server.url)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    connection.request(method, path, body, headers or {})
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read() or b"null")


def drive(server):
    first, second = start(server), start(server)
    first.find_element(By.NAME, "Tap").click()
    equal(first.find_element(By.ID, "said").text, "tapped", "what the button did")
    equal(second.find_element(By.ID, "said").text, "nothing yet", "what the other phone says")
    equal(len(first.find_elements(By.CLASS_NAME, "XCUIElementTypeSlider")), 1, "the number of sliders")
    # A client that asks again and again sees time pass.
    first.find_element(By.NAME, "Later").click()
    WebDriverWait(first, 10).until(expected_conditions.text_to_be_present_in_element((By.ID, "said"), "later"))
    check(first.get_screenshot_as_png()[:8] == b"\x89PNG\r\n\x1a\n", "no PNG")
    equal(first.find_element(By.NAME, "Tap").get_attribute("type"), "XCUIElementTypeButton", "an attribute")
    first.quit()
    equal(second.find_element(By.TAG_NAME, "XCUIElementTypeApplication").is_displayed(), True, "whether the app is displayed")
    second.quit()


def send_what_no_client_sends(server):
    for method, path, body, status, error in [
        ("GET", "/nothing", None, 404, "unknown command"), ("PUT", "/status", None, 404, "unknown command"),
        ("POST", "/session", "{", 400, "invalid argument"), ("POST", "/session", "[]", 400, "invalid argument"),
        ("POST", "/session", '{"capabilities": {"alwaysMatch": {"appium:bundleId": "none"}}}', 500, "session not created"),
        ("GET", "/session/none/source", None, 404, "invalid session id"),
    ]:
        found = request(server, method, path, body)
        equal((found[0], (found[1].get("value") or {}).get("error")), (status, error), f"the answer to {method} {path} {body}")
    equal(request(server, "GET", "/status", headers={"Origin": "http://example.com"})[0], 403, "the answer to a page")
    equal(request(server, "GET", "/status", headers={"Host": "example.com"})[0], 403, "the answer to another host's name")
    driver = start(server)
    for strategy, value in [
        ("predicate string", "label > 5"), ("predicate string", "label MATCHES '('"), ("predicate string", "FUNCTION(label, 'x') == 1"),
        ("predicate string", "CAST(label, 'Class') == 1"), ("predicate string", "ANY label == 'a'"), ("xpath", "//*["), ("xpath", "count(//*)"),
        ("class chain", "**/XCUIElementTypeCell[`label ==`]"), ("class chain", "**"),
    ]:
        body = json.dumps({"using": strategy, "value": value})
        found = request(server, "POST", f"/session/{driver.session_id}/elements", body)
        equal((found[0], found[1]["value"]["error"]), (400, "invalid selector"), f"the answer to {value}")
    driver.quit()
    server.check_alive()


def measure(server):
    driver = start(server, processArguments={"args": ["elements"]})
    path = f"/session/{driver.session_id}/source"
    address = urllib.parse.urlparse(server.url)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)

    def source():
        begin = time.perf_counter()
        connection.request("GET", path)
        text = json.loads(connection.getresponse().read())["value"]
        return (time.perf_counter() - begin) * 1000, text

    elements = source()[1].count("<XCUIElementTypeStaticText")
    check(elements >= 1000, f"{elements} elements")
    known = statistics.median(source()[0] for _ in range(21))
    fresh = []
    for _ in range(11):
        # A finger on the screen, so that the elements are asked for again.
        driver.execute_script("mobile: tap", {"x": 380, "y": 840})
        fresh.append(source()[0])
    print(f"/source of {elements} elements: {known:.1f} ms, {statistics.median(fresh):.1f} ms after an action (medians)")
    driver.quit()


def main(quince, root):
    with Server(quince, [f"{root}/Tests/Apps/DrivenScreens"], "--sessions", "2") as server:
        drive(server)
        send_what_no_client_sends(server)
        measure(server)
        print("selenium: as it should be")


main(*sys.argv[1:])
