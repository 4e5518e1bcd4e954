"""A session of Appium's Python client with a task list, a game and the screens that are there to be driven.

    appium_session.py QUINCE APPS-FOLDER
"""

import base64
import sys
import time
import urllib.request

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common import exceptions
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

from common import SCREENS, TARGET, TASKS, Server, check, equal


def start(server, app=None, **capabilities):
    options = XCUITestOptions().load_capabilities({f"appium:{name}": value for name, value in capabilities.items()})
    if app:
        options.bundle_id = app
    return webdriver.Remote(server.url, options=options)


def raises(error, body):
    try:
        body()
    except error:
        return
    check(False, f"no {error.__name__}")


def said(driver):
    return driver.find_element(AppiumBy.ACCESSIBILITY_ID, "said").text


def drive_tasks(server):
    driver = start(server, TASKS, processArguments={"args": ["-SampleTasks", "YES"]})
    cell = driver.find_element(AppiumBy.IOS_CLASS_CHAIN, '**/XCUIElementTypeCell[$label == "Купить хлеб"$]')
    check(cell.is_displayed(), "the row is not displayed")
    names = [each.text for each in cell.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeStaticText")]
    check("Купить хлеб" in names, f"the row's texts are {names}")
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "add").click()
    driver.find_element(AppiumBy.ID, "title").send_keys("Milk")
    equal(driver.find_element(AppiumBy.ID, "title").get_attribute("value"), "Milk", "the field's value")
    driver.find_element(AppiumBy.ID, "title").clear()
    driver.find_element(AppiumBy.ID, "save").click()
    equal(driver.switch_to.alert.text, "No title\nEnter the task's title", "the alert's text")
    driver.switch_to.alert.accept()
    raises(exceptions.NoAlertPresentException, lambda: driver.switch_to.alert.text)
    driver.find_element(AppiumBy.ID, "title").send_keys("Milk\n")
    driver.find_element(AppiumBy.IOS_PREDICATE, "name == 'save' AND type == 'XCUIElementTypeButton'").click()
    milk = driver.find_element(AppiumBy.XPATH, "//XCUIElementTypeCell//XCUIElementTypeStaticText[@label='Milk']")
    driver.swipe(300, milk.location["y"] + 10, 200, milk.location["y"] + 10, 600)
    driver.find_element(AppiumBy.XPATH, "//XCUIElementTypeButton[@label='Delete']").click()
    raises(exceptions.StaleElementReferenceException, lambda: milk.text)
    raises(exceptions.NoSuchElementException, lambda: driver.find_element(AppiumBy.NAME, "Milk"))
    driver.quit()


def drive_home(server):
    driver = start(server)
    equal(driver.execute_script("mobile: activeAppInfo")["bundleId"], "com.apple.springboard", "the app in front")
    driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Tasks").click()
    equal(driver.query_app_state(TASKS), 4, "the app's state")
    driver.execute_script("mobile: pressButton", {"name": "home"})
    equal(driver.query_app_state(TASKS), 3, "the app's state")
    driver.activate_app(TARGET)
    equal(driver.query_app_state(TARGET), 4, "the other app's state")
    driver.background_app(1)
    equal(driver.execute_script("mobile: activeAppInfo")["bundleId"], TARGET, "the app in front")
    check(driver.terminate_app(TARGET), "the app did not run")
    equal(driver.query_app_state(TARGET), 1, "the ended app's state")
    driver.quit()


def drive_game(server):
    driver = start(server, TARGET, orientation="LANDSCAPE")
    equal(driver.orientation, "LANDSCAPE", "the orientation")
    size = driver.get_window_size()
    check(size["width"] > size["height"], f"the screen is {size}")
    driver.find_element(AppiumBy.ID, "start.target").click()
    slider = driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypeSlider")
    slider.send_keys("1")
    check(slider.get_attribute("value") in ("100%", "1", "50"), f"the slider is at {slider.get_attribute('value')}")
    picture = slider.screenshot_as_png
    equal(picture[:8], b"\x89PNG\r\n\x1a\n", "the picture's beginning")
    for _ in range(5):
        driver.find_element(AppiumBy.ID, "check").click()
    check("scored" in driver.switch_to.alert.text, driver.switch_to.alert.text)
    driver.switch_to.alert.accept()
    driver.quit()


def drive_gestures(driver):
    pad = driver.find_element(AppiumBy.ACCESSIBILITY_ID, "pad")
    middle = (pad.rect["x"] + pad.rect["width"] // 2, pad.rect["y"] + pad.rect["height"] // 2)
    for script, arguments, wanted in [
        ("doubleTap", {}, "double"), ("twoFingerTap", {}, "two fingers"), ("touchAndHold", {"duration": 1.5}, "held"),
        ("pinch", {"scale": 2, "velocity": 1}, "larger"), ("pinch", {"scale": 0.5, "velocity": -1}, "smaller"),
        ("rotateElement", {"rotation": 1.2, "velocity": 2}, "clockwise"), ("swipe", {"direction": "left", "velocity": 2500}, "swiped"),
    ]:
        driver.execute_script(f"mobile: {script}", {"elementId": pad.id, **arguments})
        equal(said(driver), wanted, f"what mobile: {script} did")
    # Two fingers of the specification's actions.
    fingers = ActionBuilder(driver)
    fingers.devices = []
    for number, way in enumerate((-100, 100)):
        finger = fingers.add_pointer_input(interaction.POINTER_TOUCH, f"finger {number}")
        finger.create_pointer_move(0, middle[0] + way // 10, middle[1])
        finger.create_pointer_down(button=0)
        finger.create_pointer_move(400, middle[0] + way, middle[1])
        finger.create_pointer_up(0)
    fingers.perform()
    equal(said(driver), "larger", "what two fingers did")
    raises(
        exceptions.MoveTargetOutOfBoundsException,
        lambda: ActionChains(driver, devices=[PointerInput(interaction.POINTER_TOUCH, "f")]).move_by_offset(5000, 5).perform())


def read_stream(server):
    with urllib.request.urlopen(server.stream, timeout=60) as stream:
        equal(stream.headers.get_content_type(), "multipart/x-mixed-replace", "the stream's type")
        for _ in range(2):
            line = stream.readline()
            while line and not line.lower().startswith(b"content-length"):
                line = stream.readline()
            stream.readline()
            equal(stream.read(int(line.split(b":")[1]))[:2], b"\xff\xd8", "the beginning of a picture in the stream")


def drive_screens(server):
    driver = start(server, SCREENS)
    read_stream(server)
    driver.find_element(AppiumBy.NAME, "Tap").click()
    equal(said(driver), "tapped", "what the button did")
    driver.find_element(AppiumBy.ID, "name").send_keys("Ada\ue003a")
    equal(driver.find_element(AppiumBy.ID, "name").text, "Ada", "the field's text")
    equal(driver.switch_to.active_element.get_attribute("name"), "name", "the element with the focus")
    driver.find_element(AppiumBy.ID, "delete").click()
    driver.find_element(AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeKeyboard/XCUIElementTypeKey[`label == 'd'`]").click()
    equal(driver.find_element(AppiumBy.ID, "name").text, "Add", "what keys of the keyboard typed")
    driver.hide_keyboard("return")
    raises(exceptions.NoSuchElementException, lambda: driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypeKeyboard"))
    driver.find_element(AppiumBy.ID, "volume").send_keys("0.8")
    check(said(driver) in ("volume 79", "volume 80", "volume 81"), said(driver))
    driver.find_element(AppiumBy.ID, "loud").send_keys("1")
    equal(said(driver), "loud True".replace("True", "true"), "what the switch did")
    # Three seconds of the phone's clock take none of the client's.
    driver.find_element(AppiumBy.NAME, "Later").click()
    raises(exceptions.NoSuchElementException, lambda: driver.find_element(AppiumBy.NAME, "later"))
    driver.implicitly_wait(10)
    begin = time.monotonic()
    driver.find_element(AppiumBy.NAME, "later")
    check(time.monotonic() - begin < 2, "waiting took as long as on a real phone")
    begin = time.monotonic()
    raises(exceptions.NoSuchElementException, lambda: driver.find_element(AppiumBy.NAME, "never"))
    check(time.monotonic() - begin < 2, "waiting for nothing took long")
    driver.implicitly_wait(0)
    driver.find_element(AppiumBy.NAME, "Ask").click()
    alert = driver.switch_to.alert
    equal(alert.text, "Really?\nIt cannot be undone.", "the alert's text")
    equal(driver.execute_script("mobile: alert", {"action": "getButtons"}), ["No", "Yes"], "the alert's buttons")
    alert.send_keys("because")
    alert.accept()
    equal(said(driver), "yes because", "what the alert did")
    drive_gestures(driver)
    driver.set_clipboard_text("from the client")
    equal(driver.get_clipboard_text(), "from the client", "the clipboard")
    check(driver.execute_script("mobile: performAccessibilityAudit") is not None, "the audit has no list")
    driver.start_recording_screen()
    driver.find_element(AppiumBy.NAME, "Tap").click()
    video = base64.b64decode(driver.stop_recording_screen())
    equal(video[4:8], b"ftyp", "the video's beginning")
    for source in (driver.page_source, driver.execute_script("mobile: source", {"format": "description"})):
        check("said" in source, source)
    raises(exceptions.InvalidSelectorException, lambda: driver.find_element(AppiumBy.IOS_PREDICATE, "label > 5"))
    raises(exceptions.InvalidSelectorException, lambda: driver.find_element(AppiumBy.XPATH, "//["))
    raises(exceptions.WebDriverException, lambda: driver.find_element(AppiumBy.NAME, "Crash").click())
    equal(driver.execute_script("mobile: activeAppInfo")["bundleId"], "com.apple.springboard", "the app in front after a crash")
    driver.quit()
    server.check_alive()


def main(quince, root):
    apps = [f"{root}/Examples/ToDoManager", f"{root}/Examples/RightOnTarget", f"{root}/Tests/Apps/DrivenScreens"]
    with Server(quince, apps, "--mjpeg-port", "0") as server:
        for part in (drive_tasks, drive_home, drive_game, drive_screens):
            part(server)
            print(f"{part.__name__}: as it should be", flush=True)


main(*sys.argv[1:])
