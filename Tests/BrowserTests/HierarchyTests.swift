import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// The views of an app in the page: outline, layers in space, details.
@Suite(.serialized) struct HierarchyTests {
    /// A white display with a red box (2), and in it a blue one (3) that is cut off at the right.
    private var tree: TestTree {
        var tree = TestTree()
        tree.frame(2, in: 1, 20, 100, 200, 100, [.backgroundColor: .color(.red), .masksToBounds: .bool(true), .name: .keyword("Box")])
        tree.frame(
            3, in: 2, 150, 10, 100, 50, [.backgroundColor: .color(RenderColor(red: 0, green: 0, blue: 1)), .name: .keyword("Label")])
        tree.frame(4, in: 1, 20, 300, 50, 50, [.backgroundColor: .color(.red), .opacity: .number(0)])
        return tree
    }

    private var report: ViewReport {
        var box = ViewNode(
            id: 2, className: "App.Box", superclasses: ["UIView"], controller: "App.Start", frame: [20, 100, 200, 100],
            bounds: [0, 0, 200, 100],
            screenFrame: [20, 100, 200, 100], properties: ["backgroundColor": "#FF0000FF"],
            constraints: [.init(text: "width = 200", priority: 750)])
        box.children = [
            ViewNode(
                id: 3, className: "UILabel", frame: [150, 10, 100, 50], bounds: [0, 0, 100, 50], screenFrame: [170, 110, 100, 50],
                properties: ["text": "Hello"])
        ]
        let window = ViewNode(
            id: 1, className: "UIWindow", frame: [0, 0, 393, 852], bounds: [0, 0, 393, 852], screenFrame: [0, 0, 393, 852], children: [box])
        return ViewReport(windows: [window], leaks: [.init(className: "App.Details", title: "Details", age: 12)])
    }

    private func opened() throws -> PageHost {
        let host = try PageHost(width: 1300, height: 900)
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        var encoder = PageEncoder(scale: 3)
        try host.send(encoder.snapshot(tree.tree))
        try host.page.waitForFrame()
        try host.page.evaluate("document.querySelector('[data-tool=hierarchy]').click()")
        return host
    }

    @Test func showsLayersInSpaceAndWhatTheAppSaysOfThem() throws {
        let host = try opened()
        defer { host.page.close() }
        #expect(try host.received() == [.inspectViews])
        #expect(try host.page.string("document.querySelector('.hierarchy').open + ''") == "true")
        let planes = "[...document.querySelectorAll('.hierarchy .plane:not(.ground)')]"
        // The third box is not seen.
        #expect(try host.page.string("\(planes).map((plane) => plane.layerID).join()") == "1,2,3")
        // Each lies above what it covers, and the last is cut off where its superlayer ends: half of it.
        let heights = "\(planes).map((plane) => new DOMMatrix(getComputedStyle(plane).transform).m43)"
        #expect(try host.page.string("(([a, b, c]) => a < b && b < c)(\(heights)) + ''") == "true")
        #expect(try host.page.string("\(planes)[2].style.clipPath").hasPrefix("inset("))
        #expect(try host.page.string("\(planes)[2].style.clipPath").contains("50px"))
        try host.send(.views(report, context: 0))
        let rows = "[...document.querySelectorAll('.hierarchy [role=treeitem]')]"
        #expect(
            try host.page.string("\(rows).map((row) => [...row.children].map((part) => part.textContent).join(' ')).join('|')")
                == "UIWindow|Box Start|UILabel Hello")
        #expect(try host.page.string("document.querySelector('.hierarchy .details').innerText").contains("Details"))
        try host.page.evaluate("\(rows)[1].click()")
        let details = try host.page.string("document.querySelector('.hierarchy .details').innerText")
        for expected in ["App.Start", "(20, 100) 200 × 100", "#FF0000FF", "width = 200", "@750"] {
            #expect(details.contains(expected), "\(expected)")
        }
        #expect(try host.page.number("document.querySelectorAll('.hierarchy .mark.chosen').length") == 1)
        try host.page.press("ArrowDown", code: "ArrowDown")
    }

    @Test func aClickInSpaceChoosesAView() throws {
        let host = try opened()
        defer { host.page.close() }
        try host.send(.views(report, context: 0))
        try host.page.evaluate("document.querySelector('.hierarchy .front').click()")
        try host.page.waitUntilStill("document.querySelector('.hierarchy .model')")
        try host.page.evaluate(
            "window.box = [...document.querySelectorAll('.hierarchy .plane')].find((plane) => plane.layerID === 2).getBoundingClientRect(), 0"
        )
        let (x, y) = (try host.page.number("box.left + box.width / 4"), try host.page.number("box.top + box.height / 2"))
        try host.page.click(x: x, y: y)
        #expect(try host.page.string("document.querySelector('.hierarchy [aria-selected=true] .class').textContent") == "Box")
        // A drag turns what is in space, and chooses nothing.
        let turn = "document.querySelector('.hierarchy .model').style.transform"
        let before = try host.page.string(turn)
        try host.page.mouse(.pressed, x: x, y: y)
        try host.page.mouse(.moved, x: x + 60, y: y + 20)
        try host.page.mouse(.released, x: x + 60, y: y + 20)
        #expect(try host.page.string(turn) != before)
        #expect(try host.page.string("document.querySelector('.hierarchy [aria-selected=true] .class').textContent") == "Box")
        try host.page.evaluate("document.querySelector('.hierarchy .close').click()")
        #expect(try host.page.string("document.querySelector('.hierarchy').open + ''") == "false")
    }

    @Test func theInspectorNamesTheAppsViews() throws {
        let host = try PageHost()
        defer { host.page.close() }
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        // The home screen's card stands around what the app shows, which has no ground of its own at the top.
        var home = TestTree()
        home.frame(2, in: 1, 0, 0, 393, 852, [.backgroundColor: .color(.red), .name: .keyword("AppCard"), .hostedContext: .number(5)])
        var app = TestTree()
        app.layer(1, [.backgroundColor: .color(RenderColor(red: 0, green: 0, blue: 0, alpha: 0)), .name: .keyword("Window")])
        app.frame(2, in: 1, 0, 400, 393, 100, [.backgroundColor: .color(.red), .name: .keyword("Label")])
        var (homeEncoder, appEncoder) = (PageEncoder(scale: 3), PageEncoder(scale: 3, context: 5))
        try host.send(appEncoder.snapshot(app.tree))
        try host.send(homeEncoder.snapshot(home.tree))
        try host.page.waitForFrame()
        try host.page.evaluate("document.querySelector('[data-tool=inspect]').click()")
        try host.page.evaluate("window.box = document.querySelector('.display').getBoundingClientRect(), 0")
        let (x, top, height) = (
            try host.page.number("box.left + box.width / 2"), try host.page.number("box.top"), try host.page.number("box.height")
        )
        for (share, name) in [(0.1, "Window"), (0.52, "Label")] {
            try host.page.mouse(.moved, x: x, y: top + height * share)
            #expect(try host.page.string("document.querySelector('.inspector-label b').textContent") == name)
        }
    }
}
