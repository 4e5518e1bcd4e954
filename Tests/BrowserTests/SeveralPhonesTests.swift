import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// Several phones in one page.
@Suite(.serialized) struct SeveralPhonesTests {
    /// A page of phones that have just been greeted, each with a layer of its own colour.
    private func greeted(_ count: Int = 2, width: Int = 1280, height: Int = 800) throws -> PageHost {
        let host = try PageHost(width: width, height: height, others: (2...count).map { "D\($0)" })
        try host.page.wait(for: "sockets.length === \(count)")
        for phone in 0..<count {
            var device = Devices.iPhone15
            device.name = "Phone \(phone + 1)"
            var tree = TestTree()
            tree.frame(2, in: 1, 0, 0, 393, 852, [.backgroundColor: .color(phone == 0 ? .red : .blue)])
            try host.accept(phone)
            try host.send(.device(device, DeviceState()), to: phone)
            try host.send(
                .apps([InstalledApp(bundleIdentifier: "a", name: "App \(phone + 1)", hasIcon: false)], foreground: "a"), to: phone)
            var encoder = PageEncoder(scale: device.scale)
            try host.send(encoder.snapshot(tree.tree), to: phone)
        }
        try host.page.waitForFrame()
        return host
    }

    private func middle(_ host: PageHost, of phone: Int, _ selector: String = ".display") throws -> (x: Double, y: Double) {
        try host.page.evaluate(
            "window.box = document.querySelectorAll('.pane')[\(phone)].querySelector('\(selector)').getBoundingClientRect(), 0")
        return (try host.page.number("box.left + box.width / 2"), try host.page.number("box.top + box.height / 2"))
    }

    @Test func eachHasItsSocketTitleAndDisplay() throws {
        let host = try greeted()
        defer { host.page.close() }
        #expect(try host.page.string("sockets[1].url").hasSuffix("/D2/socket"))
        #expect(try host.page.string("sockets[1].protocols[1]") == "quince.token.secret")
        #expect(
            try host.page.string("[...document.querySelectorAll('.title')].map(each => each.innerText.trim()).join()").contains("Phone 2"))
        #expect(try host.page.string("document.title") == "Phone 1 – Phone 2 – Quince")
        let colors =
            "[...document.querySelectorAll('.display')].map(each => getComputedStyle(each.querySelectorAll('.layer')[1]).backgroundColor).join(' ')"
        #expect(try host.page.string(colors) == "rgb(255, 59, 48) rgb(0, 122, 255)")
        // Side by side, whole, and not on each other.
        let boxes = "[...document.querySelectorAll('.phone')].map(each => each.querySelector('.body').getBoundingClientRect())"
        #expect(
            try host.page.evaluate(
                "(([a, b]) => a.right < b.left && a.left > 0 && b.right < innerWidth && b.bottom < innerHeight)(\(boxes))") as? Bool == true
        )
    }

    @Test func fingersAndKeysGoToThePhoneThatIsTouched() throws {
        let host = try greeted()
        defer { host.page.close() }
        for phone in [1, 0] {
            let (x, y) = try middle(host, of: phone)
            try host.page.click(x: x, y: y)
            try host.page.waitForFrame()
            try host.page.press("q", code: "KeyQ", text: "q")
            let messages = try host.received(from: phone)
            #expect(messages.contains(.key(KeyEvent(phase: .down, code: "KeyQ", characters: "q"))))
            #expect(messages.contains { if case .touches = $0 { true } else { false } })
            #expect(try host.received(from: 1 - phone).isEmpty)
        }
    }

    @Test func toolsActOnTheChosenPhone() throws {
        let host = try greeted()
        defer { host.page.close() }
        var dark = DeviceState()
        dark.appearance = .dark
        try host.send(.state(dark), to: 1)
        let isPressed = "document.querySelector('[data-tool=appearance]').ariaPressed"
        #expect(try host.page.string(isPressed) == "false")
        try host.page.evaluate("document.querySelector('[data-tool=home]').click()")
        #expect(try host.received(from: 0) == [.press(.home)])
        let (x, y) = try middle(host, of: 1, ".title")
        try host.page.click(x: x, y: y)
        #expect(try host.page.string(isPressed) == "true")
        #expect(try host.page.string("document.querySelector('.device-name').textContent") == "Phone 2")
        try host.page.evaluate("document.querySelector('[data-tool=appearance]').click()")
        try host.page.press("H", code: "KeyH", modifiers: 10)
        #expect(try host.received(from: 1) == [.setAppearance(.light), .press(.home)])
        #expect(try host.received(from: 0).isEmpty)
    }

    @Test func theConsoleIsTheChosenPhones() throws {
        let host = try greeted()
        defer { host.page.close() }
        for phone in 0...1 { try host.send(.log([LogLine(source: .output, text: "line \(phone + 1)")]), to: phone) }
        try host.page.evaluate("document.querySelector('[data-tool=console]').click()")
        let shown = "[...document.querySelectorAll('.console:not([hidden])')].map(each => each.innerText).join()"
        #expect(try host.page.string(shown).contains("line 1"))
        try host.page.evaluate("document.querySelectorAll('.title')[1].click()")
        #expect(try host.page.string(shown).contains("line 2"))
        #expect(try !host.page.string(shown).contains("line 1"))
    }

    @Test func oneThatBreaksOffLeavesTheOther() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.page.evaluate("sockets[1].drop(1006)")
        #expect(try host.page.number("document.querySelectorAll('.phone.asleep').length") == 1)
        #expect(try host.page.string("document.querySelector('.toolbar .connection').dataset.state") == "connected")
        try host.page.wait(for: "sockets.length === 3")
        #expect(try host.page.string("sockets[2].url").contains("/D2/"))
    }

    @Test func aNarrowWindowShowsOneAtATime() throws {
        let host = try greeted(width: 400)
        defer { host.page.close() }
        let visible = "[...document.querySelectorAll('.stage')].map(each => getComputedStyle(each).visibility).join()"
        #expect(try host.page.string(visible) == "visible,hidden")
        let (x, y) = try middle(host, of: 1, ".title")
        try host.page.click(x: x, y: y)
        #expect(try host.page.string(visible) == "hidden,visible")
        let (middleX, middleY) = try middle(host, of: 1)
        try host.page.click(x: middleX, y: middleY)
        #expect(try host.received(from: 1).contains { if case .touches = $0 { true } else { false } })
        #expect(try host.received(from: 0).isEmpty)
        try host.page.resize(width: 1280, height: 800)
        try host.page.wait(for: "\(visible) === 'visible,visible'")
    }

    @Test func manyFitOnALaptop() throws {
        let host = try greeted(4, width: 1366, height: 700)
        defer { host.page.close() }
        let boxes = "[...document.querySelectorAll('.phone .body')].map(each => each.getBoundingClientRect())"
        #expect(
            try host.page.evaluate(
                "\(boxes).every((box, i, all) => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && (i === 0 || box.left > all[i - 1].right))"
            ) as? Bool == true)
        #expect(try host.page.number("Math.min(...\(boxes).map(box => box.height))") > 500)
    }

    /// The tool, the host, two apps and the page: what one phone says, the other one shows.
    @Test func phonesOfOnePageTalkToEachOther() throws {
        let phones = try LivePhones("Tests/Apps/TalkingPhones", count: 2)
        defer { phones.end() }
        for (button, phone) in [("Advertise", 1), ("Browse", 0)] {
            try phones.press(button, on: phone)
            try phones.press("Allow", on: phone)
        }
        try phones.wait(forLine: "[iPhone 15] found Ana 3")
        try phones.press("Invite", on: 0)
        try phones.wait(forLine: "[iPhone 15 (2)] Ana invites: come in")
        try phones.press("Accept", on: 1)
        try phones.wait(forLine: "[iPhone 15] Ana connected")
        try phones.wait(forLine: "[iPhone 15 (2)] Ana connected")
        try phones.press("Hello", on: 1)
        try phones.wait(for: phones.element("Ana: Hello from Ana", on: 0))
        #expect(
            try phones.page.string("[...document.querySelectorAll('.title .name')].map(each => each.textContent).join()")
                == "iPhone 15,iPhone 15 (2)")
    }
}
