import ChromiumSupport
import Foundation
import Simulator

/// A phone in a page of Chromium: one app stays and is scrolled and tapped, another is launched and ended over and over.
final class SoakPhone {
    private let bench: Workbench
    private let browser: Chromium
    private let page: ChromiumPage
    private let staying, ending: AppBundle
    private let host: pid_t
    /// The number of apps launched.
    private(set) var launches = 0

    /// Boots the phone with both apps on it, opens its page, and launches the app that stays.
    init(_ bench: Workbench) throws {
        self.bench = bench
        staying = try AppBundle(folder: bench.bundle(bench.root.appendingPathComponent("Examples/Recipes")))
        ending = try AppBundle(folder: bench.bundle(bench.root.appendingPathComponent("Examples/NavigationDemo")))
        bench.endHost()
        try bench.quince("sim", "boot", "iPhone 15").finish()
        guard let record = HostRecord.read(in: bench.dataFolder) else { throw MeasuringFailure("no host runs") }
        host = record.process
        for app in [staying, ending] { try bench.quince("sim", "install", "booted", app.folder.path).finish() }
        browser = try Chromium()
        page = try browser.openPage(width: 600, height: 1000, pixelRatio: 2)
        try page.call("Performance.enable")
        try page.open(bench.pageAddress())
        try launch(staying)
    }

    func end() {
        browser.close()
        bench.endHost()
    }

    // MARK: Measuring

    /// The processes that are measured, by their names in the table.
    var processes: [(name: String, process: pid_t)] {
        get throws {
            let children = ProcessGroup.children(of: host).compactMap { pid_t($0) }
            func child(_ executable: String) throws -> pid_t {
                let found = children.first { Self.executable(of: $0) == executable }
                return try found ?? { throw MeasuringFailure("no process of \(executable) runs") }()
            }
            let renderers = ProcessGroup(browser.processGroup).members.compactMap { pid_t($0) }.filter {
                Self.arguments(of: $0).contains("--type=renderer")
            }
            let sizes = try renderers.map { (process: $0, size: try MemoryUse.ofProcess($0)) }
            guard let renderer = sizes.max(by: { $0.size < $1.size })?.process else { throw MeasuringFailure("the page has no process") }
            return [
                ("host", host), ("app", try child(staying.executable.lastPathComponent)), ("home", try child("SpringBoard")),
                ("page", renderer),
            ]
        }
    }

    private static func arguments(of process: pid_t) -> [String] {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return data.split(whereSeparator: { $0 == 0 || $0 == 32 }).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func executable(of process: pid_t) -> String {
        arguments(of: process).first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    }

    /// Has the browser free what nothing of the page's uses: what it keeps of that otherwise depends on when it last looked.
    func freeUnusedMemory() throws {
        // The second one frees what the first has left to finalizers.
        for _ in 0..<2 { try page.call("HeapProfiler.collectGarbage") }
        try page.call("Memory.simulatePressureNotification", ["level": "critical"])
    }

    /// The browser's figures of the page, after a garbage collection.
    func pageFigures() throws -> SoakPeriod.Page {
        try freeUnusedMemory()
        let metrics = try page.call("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
        func metric(_ name: String) throws -> Double {
            let found = metrics.first { $0["name"] as? String == name }
            guard let value = found?["value"] as? NSNumber else { throw MeasuringFailure("the browser does not say \(name)") }
            return value.doubleValue
        }
        return SoakPeriod.Page(
            heap: try metric("JSHeapUsedSize") / 1e6, nodes: try metric("Nodes"), listeners: try metric("JSEventListeners"),
            documents: try metric("Documents"))
    }

    // MARK: Using

    /// Scrolls and taps the app that stays, then launches and ends the other, and comes back; ends where it began.
    ///
    /// - Parameter pause: Called between the steps, when everything stands still.
    func useOnce(_ pause: () throws -> Void) throws {
        for _ in 0..<3 {
            try scroll(-1)
            try scroll(1)
        }
        // How far it runs depends on how the finger's events come.
        let first = Self.element("Omelette")
        for _ in 0..<6 where try page.evaluate("\(first) === null") as? Bool == true { try scroll(1) }
        try pause()
        let back = Self.identified("BackButton")
        try tap(first, until: "\(back) !== null")
        try tap(back, until: "\(back) === null")
        try tap(Self.tab("Favourites"), until: "\(Self.element("No favourite recipes")) !== null")
        try tap(Self.tab("Recipes"), until: "\(first) !== null")
        try pause()
        try goHome()
        try launch(ending)
        try pause()
        try end(ending)
        try launch(staying)
        try pause()
    }

    /// Drags the list, down with 1 or up with -1, and lets it run on.
    private func scroll(_ direction: Double) throws {
        let display = try box("document.querySelector('.display')")
        var y = display.midY - direction * display.height * 0.2
        try page.mouse(.pressed, x: display.midX, y: y)
        for _ in 0..<20 {
            y += direction * display.height * 0.02
            try drag(to: display.midX, y)
        }
        try page.mouse(.released, x: display.midX, y: y)
        usleep(700_000)
    }

    private func drag(to x: Double, _ y: Double) throws {
        try page.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y, "button": "left", "buttons": 1])
        usleep(16_000)
    }

    private func goHome() throws {
        try page.evaluate("document.querySelector('[data-tool=home]').click()")
        try page.wait(for: "document.querySelector('.display').dataset.app === ''")
    }

    /// Taps the icon of an app and waits until it is in front.
    private func launch(_ app: AppBundle) throws {
        try tap(
            Self.identified(app.identifier),
            until: "document.querySelector('.display').dataset.app === \(ChromiumPage.literal(app.identifier))")
        launches += 1
        // Until the app has said what it shows, the elements are still the home screen's.
        try page.wait(for: "!\(Self.identified(app.identifier))")
        usleep(700_000)
    }

    /// Throws the card of an app out of the app switcher, and goes home.
    private func end(_ app: AppBundle) throws {
        let card = Self.identified("card." + app.identifier)
        try page.evaluate("document.querySelector('[data-tool=app-switcher]').click()")
        try page.waitUntilStill(card)
        let place = try box(card)
        var y = place.midY
        try page.mouse(.pressed, x: place.midX, y: y)
        for _ in 0..<12 {
            y -= place.height * 0.05
            try drag(to: place.midX, y)
        }
        try page.mouse(.released, x: place.midX, y: y)
        try page.wait(for: "!\(card)")
        try page.evaluate("document.querySelector('[data-tool=home]').click()")
        try page.wait(for: "\(Self.identified(app.identifier)) && true")
    }

    /// Clicks into an element once it stands still, and waits for what that does.
    private func tap(_ element: String, until condition: String) throws {
        do {
            try page.waitUntilStill(element)
            let place = try box(element)
            try page.click(x: place.midX, y: place.midY)
            try page.wait(for: condition)
        } catch {
            let labels = try page.string("[...document.querySelectorAll('.element[aria-label]')].map(each => each.ariaLabel).join(', ')")
            throw MeasuringFailure("\(element) was to be tapped until \(condition); the phone shows: \(labels)")
        }
    }

    private func box(_ element: String) throws -> CGRect {
        let found = try page.evaluate("(b => [b.left, b.top, b.width, b.height])(\(element).getBoundingClientRect())")
        guard let numbers = found as? [NSNumber], numbers.count == 4 else { throw MeasuringFailure("the page does not show \(element)") }
        let box = numbers.map(\.doubleValue)
        return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    }

    // Elements of the phone, as expressions.

    private static func identified(_ identifier: String) -> String { "document.querySelector('[data-testid=\"\(identifier)\"]')" }

    private static func tab(_ name: String) -> String { "document.querySelector('[role=tablist] [aria-label=\"\(name)\"]')" }

    private static func element(_ name: String) -> String { "document.querySelector('.element[aria-label=\"\(name)\"]')" }
}
