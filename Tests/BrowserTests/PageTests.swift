import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import RenderProtocol
import Testing

@Suite(.serialized) struct PageTests {
    /// A page that has just been greeted.
    private func greeted(_ device: DeviceDescription = Devices.iPhone15, _ state: DeviceState = DeviceState(), _ tree: RenderTree? = nil)
        throws -> PageHost
    {
        let host = try PageHost()
        try greet(host, device, state, tree)
        return host
    }

    private func greet(_ host: PageHost, _ device: DeviceDescription, _ state: DeviceState, _ tree: RenderTree?) throws {
        try host.accept()
        try host.send(.device(device, state))
        var encoder = PageEncoder(scale: device.scale)
        if let tree { try host.send(encoder.snapshot(tree)) }
        try host.page.waitForFrame()
    }

    private func middle(_ page: ChromiumPage, _ selector: String = ".display") throws -> (x: Double, y: Double) {
        try page.evaluate("window.box = document.querySelector('\(selector)').getBoundingClientRect(), 0")
        return (try page.number("box.left + box.width / 2"), try page.number("box.top + box.height / 2"))
    }

    @Test func connectsWithTheTokenOfItsAddress() throws {
        let host = try PageHost()
        defer { host.page.close() }
        #expect(try host.page.string("sockets[0].url").hasSuffix("/socket"))
        #expect(try host.page.string("sockets[0].protocols.join()") == "quince,quince.token.secret")
        #expect(try !host.page.string("location.href").contains("secret"))
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connecting")
    }

    @Test func aMouseIsAFinger() throws {
        let host = try greeted()
        defer { host.page.close() }
        let (x, y) = try middle(host.page)
        try host.page.click(x: x, y: y)
        try host.page.waitForFrame()
        let touches = try host.received().flatMap { message -> [TouchSample] in
            if case .touches(let samples) = message { samples } else { [] }
        }
        #expect(touches.map(\.phase) == [.began, .ended])
        #expect(abs(touches[0].x - 393 / 2) < 1 && abs(touches[0].y - 852 / 2) < 1)
    }

    @Test func altMakesTwoFingersAboutTheMiddle() throws {
        let host = try greeted()
        defer { host.page.close() }
        let (x, y) = try middle(host.page)
        try host.page.mouse(.pressed, x: x + 20, y: y + 40, modifiers: 1)
        guard case .touches(let samples)? = try host.received().first else {
            Issue.record("no touches")
            return
        }
        #expect(samples.count == 2)
        #expect(abs(samples[0].x + samples[1].x - 393) < 0.1 && abs(samples[0].y + samples[1].y - 852) < 0.1)
        try host.page.mouse(.released, x: x, y: y)
    }

    @Test(arguments: [DeviceOrientation.landscapeLeft, .landscapeRight, .portraitUpsideDown])
    func touchesStayNativeWhenThePhoneIsTurned(_ orientation: DeviceOrientation) throws {
        var state = DeviceState()
        state.orientation = orientation
        let host = try greeted(Devices.iPhone15, state)
        defer { host.page.close() }
        let (x, y) = try middle(host.page)
        let scale = try host.page.number("Math.max(box.width, box.height) / 852")
        // 30 points right of the middle in the window.
        try host.page.click(x: x + 30 * scale, y: y)
        guard case .touches(let samples)? = try host.received().first else {
            Issue.record("no touches")
            return
        }
        let expected: (x: Double, y: Double) =
            switch orientation {
            case .landscapeLeft: (0, 30)
            case .landscapeRight: (0, -30)
            default: (-30, 0)
            }
        #expect(abs(samples[0].x - 196.5 - expected.x) < 1 && abs(samples[0].y - 426 - expected.y) < 1)
    }

    @Test func keysGoToThePhone() throws {
        let host = try greeted()
        defer { host.page.close() }
        let (x, y) = try middle(host.page)
        try host.page.click(x: x, y: y)
        try host.page.waitForFrame()
        _ = try host.received()
        try host.page.press("A", code: "KeyA", text: "A", modifiers: 8)
        try host.page.press("Backspace", code: "Backspace")
        let expected: [PageMessage] = [
            .key(KeyEvent(phase: .down, code: "KeyA", characters: "A", shift: true)),
            .key(KeyEvent(phase: .up, code: "KeyA", characters: "A", shift: true)),
            .key(KeyEvent(phase: .down, code: "Backspace", characters: "")), .key(KeyEvent(phase: .up, code: "Backspace", characters: "")),
        ]
        #expect(try host.received() == expected)
    }

    @Test func toolsAndTheirKeys() throws {
        let host = try greeted()
        defer { host.page.close() }
        let (x, y) = try middle(host.page, "[data-tool=rotate-left]")
        try host.page.click(x: x, y: y)
        try host.page.press("H", code: "KeyH", modifiers: 10)
        try host.page.evaluate("document.querySelector('[data-tool=appearance]').click()")
        try host.page.evaluate("document.querySelector('[data-tool=slow]').click()")
        try host.page.evaluate("document.querySelector('[data-tool=screenshot]').click()")
        #expect(
            try host.received() == [
                .press(.rotateLeft), .press(.home), .setAppearance(.dark), .setSlowAnimations(true), .takeScreenshot,
            ])
    }

    @Test func theMenuOfLocations() throws {
        let host = try greeted()
        defer { host.page.close() }
        let choose = { (name: String) in
            "[...document.querySelectorAll('.locations button')].find((item) => item.textContent === '\(name)').click()"
        }
        let enter = { (text: String) in
            """
            (() => {
              const field = document.querySelector('.locations input');
              field.value = '\(text)';
              field.dispatchEvent(new Event('input'));
              field.form.requestSubmit();
            })()
            """
        }
        try host.page.evaluate("document.querySelector('[data-tool=location]').click()")
        try host.page.evaluate(choose("City Run"))
        for text in ["north", "91, 0", "1", "52.5, -13.4"] { try host.page.evaluate(enter(text)) }
        try host.page.evaluate(choose("None"))
        let received = try host.received()
        #expect(
            received == [
                .runScenario("City Run"), .setLocation(DeviceLocation(latitude: 52.5, longitude: -13.4)), .setLocation(nil),
            ])
    }

    @Test func turningThePhone() throws {
        let host = try greeted()
        defer { host.page.close() }
        var state = DeviceState()
        state.orientation = .landscapeLeft
        try host.send(.state(state))
        try host.page.wait(
            for: "(() => { const b = document.querySelector('.display').getBoundingClientRect(); return b.width > b.height * 2 })()")
    }

    @Test func reconnectsByItself() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 10, 10, 50, 50, [.backgroundColor: .color(.red)])
        let host = try greeted(Devices.iPhone15, DeviceState(), tree.tree)
        defer { host.page.close() }
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connected")
        try host.drop()
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connecting")
        try host.page.wait(for: "sockets.length === 2")
        try greet(host, Devices.iPhone15, DeviceState(), tree.tree)
        #expect(try host.page.number("document.querySelectorAll('.layer').length") == 2)
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connected")
    }

    /// What shows a red bitmap in a phone's page.
    private var pictured: TestTree {
        var tree = TestTree()
        tree.image(7, width: 4, height: 4) { _, _ in [0, 0, 255, 255] }
        tree.frame(2, in: 1, 10, 10, 50, 50, [.contents: .image(ImageID(7))])
        return tree
    }

    @Test func showsPicturesWhereTheBrowserCannotTakeThemOver() throws {
        let host = try PageHost()
        defer { host.page.close() }
        try host.page.evaluate("OffscreenCanvas.prototype.transferToImageBitmap = () => { throw new Error('no room'); }, 0")
        try greet(host, Devices.iPhone15, DeviceState(), pictured.tree)
        #expect(try host.page.number("document.querySelector('.layer canvas').getContext('2d').getImageData(1, 1, 1, 1).data[0]") == 255)
        #expect(try host.page.number("sockets.length") == 1)
    }

    @Test func asksForEverythingAnewWhereACommitCannotBeShown() throws {
        let host = try PageHost()
        defer { host.page.close() }
        try host.page.evaluate(
            """
            window.getContext = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = () => null, 0
            """)
        try greet(host, Devices.iPhone15, DeviceState(), pictured.tree)
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connecting")
        try host.page.evaluate("HTMLCanvasElement.prototype.getContext = window.getContext, 0")
        try host.page.wait(for: "sockets.length === 2")
        try greet(host, Devices.iPhone15, DeviceState(), pictured.tree)
        #expect(try host.page.number("document.querySelectorAll('.layer canvas').length") == 1)
        #expect(try host.page.string("document.querySelector('.connection').dataset.state") == "connected")
    }

    @Test func aRefusedTokenIsTheEnd() throws {
        let host = try PageHost()
        defer { host.page.close() }
        try host.page.evaluate("window.answer = () => new Response('', { status: 403 }), 0")
        try host.drop()
        try host.page.wait(for: "document.querySelector('.notice h2')?.textContent === 'This address is no longer valid'")
        #expect(try host.page.string("fetched[0].authorization") == "Bearer secret")
        #expect(try host.page.string("fetched[0].address").hasSuffix("/socket"))
        #expect(try host.page.number("sockets.length") == 1)
    }

    @Test func aDeviceThatIsGoneIsTheEnd() throws {
        let host = try PageHost()
        defer { host.page.close() }
        try host.page.evaluate("window.answer = () => new Response('', { status: 404 }), 0")
        try host.drop()
        try host.page.wait(for: "document.querySelector('.notice h2')?.textContent === 'The phone was shut down'")
        #expect(try host.page.number("sockets.length") == 1)
    }

    @Test func withoutATokenThePageSaysWhatToDo() throws {
        let host = try PageHost(token: nil)
        defer { host.page.close() }
        #expect(try host.page.string("document.querySelector('.notice h2').textContent") == "This page was opened without its token")
        #expect(try host.page.string("document.querySelector('.notice .reason').textContent").contains("quince open"))
        #expect(try host.page.number("sockets.length") == 0)
    }

    @Test func survivesReloadInTheMiddleOfAnAnimation() throws {
        var tree = TestTree()
        tree.frame(2, in: 1, 0, 0, 50, 50, [.backgroundColor: .color(.red), .opacity: .number(1)])
        tree.animate(
            2,
            RenderAnimation(
                key: "fade", property: .opacity, motion: .basic(from: .number(0), to: .number(1)),
                timing: AnimationTiming(beginTime: 100, duration: 1000)))
        let host = try greeted(Devices.iPhone15, DeviceState(), tree.tree)
        defer { host.page.close() }
        try host.page.reload()
        try host.page.wait(for: "window.sockets?.length > 0")
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        var encoder = PageEncoder(scale: 3)
        try host.send(encoder.snapshot(tree.tree, at: 600))
        try host.page.waitForFrame()
        let opacity = try host.page.string("getComputedStyle(document.querySelectorAll('.layer')[1]).opacity")
        #expect(abs((Double(opacity) ?? 0) - 0.5) < 0.01)
    }

    @Test func elementsAreNodes() throws {
        let host = try greeted()
        defer { host.page.close() }
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [100, 200, 120, 44])
        (button.label, button.identifier, button.isAccessibilityElement) = ("Start", "start-button", true)
        var label = ElementNode(id: 3, className: "UILabel", role: "text", frame: [20, 100, 300, 30])
        (label.text, label.isAccessibilityElement, label.traits) = ("Choose a number", true, ["header"])
        root.children = [button, label]
        try host.send(.elements(root))
        let tree = try host.page.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        let names = tree.map { node in
            "\((node["role"] as? [String: Any])?["value"] ?? "") \((node["name"] as? [String: Any])?["value"] ?? "")"
        }
        #expect(names.contains("button Start"))
        #expect(names.contains("heading Choose a number"))
        // A tool clicks where the node is: the phone is touched, once.
        let (x, y) = try middle(host.page, "[data-testid=start-button]")
        try host.page.click(x: x, y: y)
        let touches = try host.received()
        #expect(touches.count == 2)
        if case .touches(let samples)? = touches.first { #expect(abs(samples[0].x - 160) < 1 && abs(samples[0].y - 222) < 1) }
        // A screen reader has no pointer.
        try host.page.evaluate("document.querySelector('[data-testid=start-button]').click()")
        #expect(try host.received() == [.accessibility(element: 2, .activate)])
        button.label = "Stop"
        root.children = [button]
        try host.page.evaluate("window.before = document.querySelector('[data-testid=start-button]'), 0")
        try host.send(.elements(root))
        #expect(try host.page.string("before.ariaLabel") == "Stop")
        #expect(try host.page.number("document.querySelectorAll('.element').length") == 2)
    }

    /// Keys change what can be adjusted, buttons of their own stand for the commands of an element.
    @Test func screenReadersDoWhatElementsOffer() throws {
        let host = try greeted()
        defer { host.page.close() }
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        var wheel = ElementNode(id: 2, className: "Wheel", role: "other", frame: [100, 200, 120, 44])
        (wheel.label, wheel.value, wheel.isAccessibilityElement, wheel.traits) = ("Speed", "7", true, ["adjustable"])
        var mail = ElementNode(id: 3, className: "MailCell", role: "cell", frame: [0, 300, 393, 44])
        (mail.label, mail.isAccessibilityElement, mail.customActions) = ("News", true, ["Delete", "Flag"])
        root.children = [wheel, mail]
        try host.send(.elements(root))
        try host.page.evaluate("document.querySelector('[aria-label=Speed]').focus()")
        for key in ["ArrowUp", "ArrowLeft", "Escape"] { try host.page.press(key, code: key) }
        #expect(
            try host.received() == [
                .accessibility(element: 2, .increment), .accessibility(element: 2, .decrement), .accessibility(element: 2, .escape),
            ])
        let tree = try host.page.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        let names = tree.map { node in
            "\((node["role"] as? [String: Any])?["value"] ?? "") \((node["name"] as? [String: Any])?["value"] ?? "")"
        }
        #expect(names.contains("slider Speed"))
        #expect(names.contains("button Flag"))
        try host.page.evaluate("document.querySelector('[aria-label=Flag]').click()")
        #expect(try host.received() == [.accessibility(element: 3, .custom(name: "Flag"))])
        mail.customActions = ["Delete"]
        root.children = [mail]
        try host.send(.elements(root))
        #expect(try host.page.number("document.querySelectorAll('.custom-action').length") == 1)
    }

    /// Role, name and value of what people set, as a screen reader hears them, from the beginning and after each change.
    @Test func controlsCarryTheirValues() throws {
        let host = try greeted()
        defer { host.page.close() }
        func heard() throws -> [String: [String]] {
            let nodes = try host.page.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
            var heard: [String: [String]] = [:]
            for node in nodes {
                func text(_ key: String) -> String { (node[key] as? [String: Any])?["value"].map { "\($0)" } ?? "" }
                let properties = node["properties"] as? [[String: Any]] ?? []
                func property(_ name: String) -> String? {
                    let found = properties.first { $0["name"] as? String == name }
                    return (found?["value"] as? [String: Any])?["value"].map { "\($0)" }
                }
                let state = ["checked", "disabled"].compactMap { name in property(name).map { "\(name) \($0)" } }
                heard[text("name")] = [text("role"), text("value")] + state
            }
            return heard
        }
        // The browser's tree leaves it empty, whatever the node says.
        func valueText(_ role: String) throws -> String { try host.page.string("document.querySelector('[role=\(role)]').ariaValueText") }
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        func element(_ id: UInt64, _ role: String, _ label: String, _ value: String?) -> ElementNode {
            var element = ElementNode(id: id, className: "UIView", role: role, frame: [0, Double(id) * 40, 200, 30])
            (element.label, element.value, element.isAccessibilityElement) = (label, value, true)
            return element
        }
        var (slider, toggle) = (element(2, "slider", "Volume", "50%"), element(3, "switch", "Wi-Fi", "1"))
        var (field, bar) = (element(4, "textField", "Name", "Your name"), element(5, "progress", "Loading", "20%"))
        (field.text, field.placeholder) = ("", "Your name")
        let decoration = ElementNode(id: 6, className: "UIImageView", role: "image", frame: [0, 0, 10, 10])
        root.children = [slider, toggle, field, bar, decoration]
        try host.send(.elements(root))
        var all = try heard()
        #expect(all["Volume"] == ["slider", "50"])
        #expect(all["Wi-Fi"] == ["switch", "", "checked true"])
        #expect(all["Name"] == ["textbox", ""])
        #expect(all["Loading"] == ["progressbar", "20"])
        #expect(try valueText("slider") == "50%" && valueText("progressbar") == "20%")
        #expect(!all.values.contains { $0.first == "image" })
        (slider.value, slider.isEnabled, toggle.value, bar.value) = ("83%", false, "0", "100%")
        (field.text, field.value) = ("Ada", "Ada")
        root.children = [slider, toggle, field, bar]
        try host.send(.elements(root))
        all = try heard()
        #expect(all["Volume"] == ["slider", "83", "disabled 1"])
        #expect(all["Wi-Fi"] == ["switch", "", "checked false"])
        #expect(all["Name"]?.first == "textbox")
        #expect(try host.page.string("document.querySelector('[role=textbox]').textContent") == "Ada")
        #expect(all["Loading"] == ["progressbar", "100"])
        #expect(try valueText("slider") == "83%" && valueText("progressbar") == "100%")
    }

    /// Windows that only hold others cover the whole screen: they are not what the pointer is on.
    @Test func theInspectorNamesWhatIsSeen() throws {
        var tree = TestTree(width: 393, height: 852)
        tree.frame(2, in: 1, 0, 0, 393, 852, [.backgroundColor: .color(.red), .name: .keyword("Seen")])
        tree.frame(3, in: 1, 0, 0, 393, 852, [.name: .keyword("Clear")])
        tree.frame(4, in: 1, 0, 0, 393, 852, [.name: .keyword("Faded"), .opacity: .number(0)])
        tree.frame(5, in: 4, 0, 0, 393, 852, [.backgroundColor: .color(.green), .name: .keyword("Inside")])
        let host = try greeted(Devices.iPhone15, DeviceState(), tree.tree)
        defer { host.page.close() }
        try host.page.evaluate("document.querySelector('[data-tool=inspect]').click()")
        let (x, y) = try middle(host.page)
        try host.page.mouse(.moved, x: x, y: y)
        #expect(try host.page.string("document.querySelector('.inspector-label b').textContent") == "Seen")
    }

    /// Names in the document would be the same for both processes: masks and filters are each one's own.
    @Test func aLayerHostsTheDisplayOfAnotherProcess() throws {
        var home = TestTree(width: 393, height: 852)
        home.frame(2, in: 1, 100, 100, 200, 200, [.hostedContext: .number(7)])
        home.frame(3, in: 2, 0, 0, 20, 20, [.backgroundColor: .color(.blue)])
        home.frame(4, in: 1, 0, 0, 50, 50, [.backgroundColor: .color(.blue), .mask: .layer(LayerID(5))])
        home.layer(5, [.bounds: .rect(CGRect(x: 0, y: 0, width: 50, height: 50)), .backgroundColor: .color(.black)])
        let host = try greeted(Devices.iPhone15, DeviceState(), home.tree)
        defer { host.page.close() }
        var app = TestTree(width: 393, height: 852)
        app.frame(4, in: 1, 10, 10, 100, 100, [.backgroundColor: .color(.green), .mask: .layer(LayerID(5))])
        app.layer(5, [.bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .backgroundColor: .color(.black)])
        var encoder = PageEncoder(scale: 3, context: 7)
        try host.send(encoder.snapshot(app.tree))
        let hosted = ".display > .layer > .layer > .hosted > .layer"
        #expect(try host.page.number("document.querySelectorAll('\(hosted) > .layer').length") == 1)
        // Below the host's own sublayers.
        #expect(try host.page.string("document.querySelector('.hosted').nextElementSibling.className") == "layer")
        #expect(try host.page.number("new Set([...document.querySelectorAll('mask')].map((mask) => mask.id)).size") == 2)
        let mask = "document.querySelector('\(hosted) > .layer')"
        #expect(try host.page.string("\(mask).style.mask.includes(\(mask).querySelector('mask').id) ? 'own' : 'none'") == "own")
        app.next(at: 101)
        app.frame(6, in: 1, 10, 10, 20, 20)
        try host.send(encoder.encode(app.commit, tree: app.tree))
        #expect(try host.page.number("document.querySelectorAll('\(hosted) > .layer').length") == 2)
        // Its process has ended.
        try host.send(PageEncoder.end(context: 7))
        #expect(try host.page.number("document.querySelectorAll('.hosted > .layer').length") == 0)
        #expect(try host.page.number("document.querySelectorAll('.display > .layer > .layer').length") == 2)
    }

    /// Round corners inside the display's round corners: without a graphics processor Chromium once drew the whole rectangle.
    @Test(arguments: [false, true]) func roundCornersCutWhatIsBlurredAndWhatSlides(_ slides: Bool) throws {
        var tree = TestTree(width: 393, height: 852)
        tree.frame(2, in: 1, 0, 0, 393, 852, [.backgroundColor: .color(.red)])
        tree.frame(3, in: 2, 0, 0, 100, 852, [.backgroundColor: .color(.blue)])
        let host = try PageHost()
        defer { host.page.close() }
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        var encoder = PageEncoder(scale: 3)
        try host.send(encoder.snapshot(tree.tree))
        try host.page.waitForFrame()
        func slide() throws {
            guard slides else { return }
            try host.page.evaluate(
                "for (const e of document.querySelectorAll('.display .layer .layer .layer')) e.style.willChange = 'transform'")
        }
        try slide()
        let (x, y) = try middle(host.page), scale = try host.page.number("box.width") / 393
        let corner = CGRect(x: x - 100 * scale + 1, y: y - 100 * scale + 1, width: 6, height: 6)
        let center = CGRect(x: x - 3, y: y - 3, width: 6, height: 6)
        let before = (corner: try host.page.screenshot(of: corner), center: try host.page.screenshot(of: center))
        tree.next(at: 101)
        tree.frame(
            4, in: 1, 96.5, 326, 200, 200,
            [.cornerRadius: .number(60), .masksToBounds: .bool(true)])
        tree.frame(5, in: 4, 0, 0, 200, 200, [.kind: .keyword("backdrop"), .backdropBlurRadius: .number(20)])
        tree.frame(6, in: 4, 0, 0, 200, 200, [.backgroundColor: .color(.gray(1, alpha: slides ? 1 : 0.3))])
        try host.send(encoder.encode(tree.commit, tree: tree.tree))
        try slide()
        try host.page.waitForFrame()
        #expect(try host.page.screenshot(of: corner) == before.corner)
        #expect(try host.page.screenshot(of: center) != before.center)
    }

    /// What the browser holds of the page's after a garbage collection.
    private func held(_ page: ChromiumPage) throws -> (nodes: Int, listeners: Int) {
        try page.call("HeapProfiler.collectGarbage")
        let counters = try page.call("Memory.getDOMCounters")
        return (counters["nodes"] as? Int ?? -1, counters["jsEventListeners"] as? Int ?? -1)
    }

    /// How an app's end is told, in relation to the layer that hosts it.
    enum Ending: CaseIterable { case whileHosted, afterwards, beforeItDraws, beforeItIsHosted, never }

    /// Launches and ends apps; each process has a number of its own.
    @Test(arguments: Ending.allCases) func endedAppsLeaveNothingInThePage(_ ending: Ending) throws {
        var home = TestTree(width: 393, height: 852)
        let host = try PageHost()
        defer { host.page.close() }
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        home.frame(2, in: 1, 0, 0, 393, 852)
        var homeEncoder = PageEncoder(scale: 3)
        try host.send(homeEncoder.snapshot(home.tree))
        func draw(_ context: Int) throws {
            var app = TestTree(width: 393, height: 852)
            app.image(7, width: 4, height: 4) { _, _ in [0, 0, 255, 255] }
            app.frame(2, in: 1, 10, 10, 50, 50, [.contents: .image(ImageID(7))])
            app.frame(4, in: 1, 10, 10, 100, 100, [.backgroundColor: .color(.green), .mask: .layer(LayerID(5))])
            app.layer(5, [.bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .backgroundColor: .color(.black)])
            var encoder = PageEncoder(scale: 3, context: context)
            try host.send(encoder.snapshot(app.tree))
        }
        func show(_ context: Int, at time: Double) throws {
            home.next(at: time)
            home.layer(2, [.hostedContext: .number(Double(context))])
            try host.send(homeEncoder.encode(home.commit, tree: home.tree))
            try host.page.waitForFrame()
        }
        func launchAndEnd(_ context: Int) throws {
            func end(_ moment: Ending) throws { if moment == ending { try host.send(PageEncoder.end(context: context)) } }
            try end(.beforeItIsHosted)
            try show(context, at: 100 + Double(context))
            try end(.beforeItDraws)
            if ending == .whileHosted || ending == .afterwards { try draw(context) }
            try end(.whileHosted)
            try show(0, at: 100.5 + Double(context))
            try end(.afterwards)
        }
        for context in 1...3 { try launchAndEnd(context) }
        let before = try held(host.page)
        for context in 4...23 { try launchAndEnd(context) }
        let after = try held(host.page)
        #expect(after.nodes == before.nodes)
        #expect(after.listeners == before.listeners)
    }

    /// It keeps its last 2,000 lines, and has elements for them once it is open.
    @Test func theConsoleIsBounded() throws {
        let host = try greeted()
        defer { host.page.close() }
        func write(_ numbers: Range<Int>) throws { try host.send(.log(numbers.map { LogLine(source: .output, text: "line \($0)") })) }
        for batch in 0..<5 { try write(batch * 500..<(batch + 1) * 500) }
        #expect(try host.page.number("document.querySelectorAll('.console .line').length") == 0)
        try host.page.evaluate("document.querySelector('[data-tool=console]').click()")
        #expect(try host.page.number("document.querySelectorAll('.console .line').length") == 2000)
        #expect(try host.page.string("document.querySelector('.console .line').textContent") == "line 500")
        try write(2500..<2510)
        #expect(try host.page.number("document.querySelectorAll('.console .line').length") == 2000)
        #expect(try host.page.string("document.querySelector('.console .lines').lastElementChild.textContent") == "line 2509")
    }

    @Test func crashesAndBuildErrorsAreShown() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.send(
            .crash(CrashReport(appName: "Demo", name: "Fatal error", reason: "Index out of range", frames: ["A.swift:3 A.run()"])))
        #expect(try host.page.string("document.querySelector('.crash h2').textContent") == "Demo quit unexpectedly")
        try host.page.evaluate("document.querySelector('.crash .main').click()")
        #expect(try host.received() == [.relaunch])
        #expect(try host.page.number("document.querySelectorAll('.notice').length") == 0)
        let diagnostic = BuildReport.Diagnostic(
            severity: .error, file: "App/A.swift", line: 3, column: 5, message: "cannot find 'x' in scope")
        try host.send(.build(BuildReport(phase: .failed, appName: "Demo", diagnostics: [diagnostic])))
        #expect(try host.page.string("document.querySelector('.build-failed .place').textContent") == "App/A.swift:3:5")
        try host.send(.build(BuildReport(phase: .succeeded, appName: "Demo")))
        #expect(try host.page.number("document.querySelectorAll('.notice').length") == 0)
    }
}
