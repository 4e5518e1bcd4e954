import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import Testing

@testable import Simulator

/// The home screen's own process on a device, with fake apps.
@Suite(.serialized)
struct HomeScreenTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A device with two apps and its page, once the home screen shows them.
    private func onHomeScreen(_ test: (HostClient, HostReply.Device, Phone) throws -> Void) async throws {
        let browser = try Chromium()
        defer { browser.close() }
        try await ServedHost.run(in: folder) { client, device in
            for (identifier, name) in [("test.fake", "Fake"), ("test.other", "Other")] {
                let bundle = try FakeBundle.make(in: folder.url, identifier: identifier, name: name)
                try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            }
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))
            try page.wait(for: "document.querySelector('[data-testid=\"test.other\"]')")
            try test(client, device, Phone(page: page))
        }
    }

    /// What the fake app has printed, once it holds this; asks again until then, some thousand times.
    private func hasPrinted(_ text: String, _ client: HostClient, _ device: HostReply.Device, app: String = "test.fake") throws -> Bool {
        try eventually { try client.send(HostRequest(.logs, device: device.udid, app: app)).text?.contains(text) == true }
    }

    @Test func aSwipeFromTheEdgeGoesHome() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
            try phone.swipe(from: (196, 848), to: (196, 300), rests: false)
            try phone.wait("document.querySelector('[data-testid=\"test.fake\"]') && !document.querySelector('[data-testid=count]')")
            #expect(try hasPrinted("lifecycle enterBackground", client, device))
            // It comes back as it was.
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
            #expect(try hasPrinted("lifecycle enterForeground", client, device))
        }
    }

    @Test func aSwipeThatRestsShowsTheSwitcherAndCardsThrownUpEnd() async throws {
        try await onHomeScreen { client, device, phone in
            for app in ["test.other", "test.fake"] {
                try phone.tap(app)
                try phone.wait("document.querySelector('.display').dataset.app === '\(app)'")
                if app == "test.other" {
                    try phone.press("home")
                    try phone.wait("document.querySelector('[data-testid=\"test.fake\"]')")
                }
            }
            try phone.swipe(from: (196, 848), to: (196, 560), rests: true)
            try phone.wait(
                "document.querySelector('[data-testid=\"card.test.fake\"]') && document.querySelector('[data-testid=\"card.test.other\"]')")
            #expect(try hasPrinted("lifecycle resignActive", client, device))
            try phone.settle("card.test.fake")
            try phone.swipe(from: (196, 500), to: (196, 120), rests: false)
            try phone.wait("!document.querySelector('[data-testid=\"card.test.fake\"]')")
            // The other one comes to the middle once the app has ended.
            let middle = "((box) => Math.abs(box.left + box.width / 2 - innerWidth / 2) < 4)"
            try phone.wait("\(middle)(document.querySelector('[data-testid=\"card.test.other\"]').getBoundingClientRect())")
            #expect(throws: SimulatorError.self) { try client.send(HostRequest(.terminate, device: device.udid, app: "test.fake")) }
            try phone.settle("card.test.other")
            try phone.tap("card.test.other")
            try phone.wait("document.querySelector('.display').dataset.app === 'test.other'")
            try phone.wait("document.querySelector('[data-testid=count]')")
        }
    }

    @Test func theHomeButtonAndCommandsWorkThroughIt() async throws {
        try await onHomeScreen { client, device, phone in
            try client.send(HostRequest(.launch, device: device.udid, app: "test.fake"))
            try phone.wait("document.querySelector('[data-testid=count]')")
            try phone.press("app-switcher")
            try phone.wait("document.querySelector('[data-testid=\"card.test.fake\"]')")
            try phone.press("home")
            try phone.wait("document.querySelector('[data-testid=\"test.fake\"]') && !document.querySelector('[data-testid^=card]')")
            try client.send(HostRequest(.launch, device: device.udid, app: "test.fake"))
            try phone.wait("document.querySelector('[data-testid=count]')")
            try client.send(HostRequest(.terminate, device: device.udid, app: "test.fake"))
            try phone.wait("document.querySelector('[data-testid=\"test.other\"]')")
            try client.send(HostRequest(.uninstall, device: device.udid, app: "test.other"))
            try phone.wait("!document.querySelector('[data-testid=\"test.other\"]')")
        }
    }

    @Test func aLongPressEditsAndDeletingAnAppAsksFirst() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.hold("test.other")
            try phone.settle("Edit Home Screen", by: "aria-label")
            try phone.tap("Edit Home Screen", by: "aria-label")
            try phone.wait("document.querySelector('[data-testid=\"home.done\"]') && document.querySelector('[data-testid=\"home.add\"]')")
            // A shaking icon opens nothing.
            try phone.tap("test.fake")
            try phone.tap("remove.Other")
            // The alert comes from somewhat above its size: its buttons are tapped where they stand.
            try phone.settle("Cancel", by: "aria-label")
            try phone.tap("Cancel", by: "aria-label")
            try phone.wait("!document.querySelector('[aria-label=Cancel]')")
            try phone.wait("document.querySelector('[data-testid=\"test.other\"]')")
            try phone.tap("remove.Other")
            try phone.settle("Delete", by: "aria-label")
            try phone.tap("Delete", by: "aria-label")
            try phone.wait("!document.querySelector('[data-testid=\"test.other\"]')")
            try phone.tap("home.done")
            try phone.wait("!document.querySelector('[data-testid=\"home.done\"]')")
            try phone.wait("document.querySelector('[data-testid=\"test.fake\"]')")
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
        }
    }

    /// What the device says of its widgets, once it fits; asks again until then.
    private func report(_ client: HostClient, _ device: HostReply.Device, _ fits: (WidgetReport) -> Bool) throws -> Bool {
        try eventually { try client.send(HostRequest(.widgets, device: device.udid)).widgets.map(fits) ?? false }
    }

    @Test func nothingOnADeviceIsForOtherUsers() async throws {
        try await onHomeScreen { client, device, phone in
            let picture = folder.url.appendingPathComponent("picture.png")
            try #require(try client.send(HostRequest(.screenshot, device: device.udid)).data).write(to: picture)
            var media = HostRequest(.addMedia, device: device.udid)
            media.arguments = [picture.path]
            try client.send(media)
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
            var launch = HostRequest(.launch, device: device.udid, app: "test.other")
            launch.arguments = ["-stores"]
            try client.send(launch)
            #expect(try hasPrinted("stored", client, device, app: "test.other"))
            var appearance = HostRequest(.setState, device: device.udid)
            appearance.appearance = .dark
            try client.send(appearance)
            let devices = folder.url.appendingPathComponent("Devices")
            let places = try FileManager.default.subpathsOfDirectory(atPath: devices.path)
            let open = try places.filter {
                let attributes = try FileManager.default.attributesOfItem(atPath: devices.appendingPathComponent($0).path)
                let isLink = attributes[.type] as? FileAttributeType == .typeSymbolicLink
                return try #require(attributes[.posixPermissions] as? Int) & 0o077 != 0 && !isLink
            }
            #expect(places.contains { $0.hasSuffix("Documents/fake") })
            #expect(places.contains { $0.hasSuffix("Logs/test.other.log") })
            #expect(open == [])
        }
    }

    @Test func settingsLiftsTheLimitOfWidgets() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap(["com.apple.Preferences", "settings.developer"])
            try phone.flip("widget-budget")
            #expect(try report(client, device) { !$0.isLimited })
        }
    }

    /// Where Memory says that it is, as apps on iOS do.
    @Test func settingsSaysWhichAppsMayUseTheLocalNetwork() async throws {
        try await onHomeScreen { client, device, phone in
            var request = HostRequest(.privacy, device: device.udid, app: "test.fake", value: "grant")
            request.arguments = ["local-network"]
            try client.send(request)
            try phone.tap(["com.apple.Preferences", "settings.privacy", "settings.local-network"])
            try phone.flip("local-network.test.fake")
            let file = URL(fileURLWithPath: try #require(device.folder)).appendingPathComponent("data/Permissions.json")
            #expect(
                try eventually {
                    try client.send(HostRequest(.list))
                    return PermissionStore(file: file).status(of: .localNetwork, for: "test.fake") == .denied
                })
            try phone.flip("local-network.test.fake")
            #expect(
                try eventually {
                    try client.send(HostRequest(.list))
                    return PermissionStore(file: file).status(of: .localNetwork, for: "test.fake") == .granted
                })
        }
    }

    @Test func settingsSetsTheDate() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap(["com.apple.Preferences", "settings.general", "settings.dateAndTime"])
            try phone.flip("automatic-date")
            try phone.tap(["one-day-later"])
            #expect(try report(client, device) { abs($0.clockOffset - 86_400) < 2 })
            // The home screen has started anew; Settings goes on.
            try phone.flip("automatic-date")
            #expect(try report(client, device) { $0.clockOffset == 0 })
        }
    }

    @Test func whatIsDueByANewDateComesAtOnce() async throws {
        try await onHomeScreen { client, device, phone in
            var request = HostRequest(.privacy, device: device.udid, app: "test.fake", value: "grant")
            request.arguments = ["notifications"]
            try client.send(request)
            request = HostRequest(.launch, device: device.udid, app: "test.fake")
            request.arguments = ["plans-tomorrow"]
            try client.send(request)
            #expect(try hasPrinted("reply 1", client, device) && hasPrinted("reply 2", client, device))
            let files = ServiceFiles(folder: URL(fileURLWithPath: try #require(device.folder)).appendingPathComponent("data"))
            func delivered() -> [String]? { files.read().notifications["test.fake"]?.delivered.map(\.request.identifier) }
            #expect(delivered() == [])
            try phone.press("home")
            try phone.tap(["com.apple.Preferences", "settings.general", "settings.dateAndTime"])
            try phone.flip("automatic-date")
            try phone.tap(["one-day-later"])
            #expect(try hasPrinted("event background(DeviceProtocol.BackgroundEvent.begin", client, device))
            #expect(delivered() == ["tea"])
        }
    }

    @Test func settingsHasTheClockRunFaster() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap(["com.apple.Preferences", "settings.general", "settings.dateAndTime"])
            try phone.flip("automatic-date")
            try phone.tap(["clock-speed-600"])
            #expect(try report(client, device) { $0.clockSpeed == 600 && $0.clockOffset > 600 })
            try phone.tap(["clock-speed-1"])
            #expect(try report(client, device) { $0.clockSpeed == 1 && $0.clockOffset > 600 })
            try phone.flip("automatic-date")
            #expect(try report(client, device) { $0.clockSpeed == 1 && $0.clockOffset == 0 })
        }
    }

    @Test func anotherLanguageStartsWhatIsTheSystemsAnew() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap(["com.apple.Preferences"])
            try phone.wait("document.querySelector('[data-testid=\"settings.general\"]')")
            var request = HostRequest(.setState, device: device.udid)
            request.locale = "de_DE"
            try client.send(request)
            try phone.wait("document.querySelector('.display').innerHTML.includes('Bevorzugte Sprache')")
            try phone.press("home")
            try phone.wait("document.querySelector('.display').innerHTML.includes('Einstellungen')")
        }
    }

    @Test func aSwipeFromTheTopBringsTheNotificationCenterOverAnApp() async throws {
        try await onHomeScreen { client, device, phone in
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
            try phone.swipe(from: (100, 4), to: (100, 700), rests: true)
            try phone.wait("!document.querySelector('[data-testid=count]') || document.querySelector('[data-testid=notification-center]')")
            #expect(try hasPrinted("lifecycle resignActive", client, device))
            try phone.press("home")
            #expect(try hasPrinted("lifecycle becomeActive", client, device))
        }
    }

    @Test func aPictureOfTheDeviceShowsTheAppInIt() async throws {
        try await onHomeScreen { client, device, phone in
            let home = try client.send(HostRequest(.screenshot, device: device.udid)).data
            try phone.tap("test.fake")
            try phone.wait("document.querySelector('[data-testid=count]')")
            try phone.wait("document.querySelector('.hosted > .layer')")
            let app = try client.send(HostRequest(.screenshot, device: device.udid)).data
            #expect(home != nil)
            #expect(app != nil)
            #expect(home != app)
        }
    }
}

/// The page with the phone on it.
struct Phone {
    let page: ChromiumPage

    func wait(_ condition: String) throws { try page.wait(for: condition) }

    private func point(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
        try page.evaluate("window.box = document.querySelector('.display').getBoundingClientRect(), 0")
        let scale = try page.number("box.width") / 393
        return (try page.number("box.left") + x * scale, try page.number("box.top") + y * scale)
    }

    /// Taps the middle of an element on the phone.
    func tap(_ identifier: String, by attribute: String = "data-testid") throws {
        let place = try middle(of: identifier, by: attribute)
        try page.click(x: place.x, y: place.y)
    }

    /// Taps elements one after the other, each once it is there and lies still.
    func tap(_ identifiers: [String]) throws {
        for identifier in identifiers {
            try settle(identifier)
            try tap(identifier)
        }
    }

    /// Taps the switch in a row, which bears the row's identifier, too.
    func flip(_ identifier: String) throws {
        try settle(identifier)
        let element = "[...document.querySelectorAll('[data-testid=\"\(identifier)\"]')].at(-1)"
        try page.evaluate("window.box = \(element).getBoundingClientRect(), 0")
        try page.click(x: page.number("box.left + box.width / 2"), y: page.number("box.top + box.height / 2"))
    }

    /// Presses an element for about a second.
    func hold(_ identifier: String) throws {
        let place = try middle(of: identifier, by: "data-testid")
        try page.mouse(.pressed, x: place.x, y: place.y)
        for _ in 0..<60 { try page.waitForFrame() }
        try page.mouse(.released, x: place.x, y: place.y)
    }

    private func middle(of identifier: String, by attribute: String) throws -> (x: Double, y: Double) {
        let element = "document.querySelector(\(ChromiumPage.literal("[\(attribute)=\"\(identifier)\"]")))"
        try wait(element)
        try page.evaluate("window.box = \(element).getBoundingClientRect(), 0")
        return (try page.number("box.left + box.width / 2"), try page.number("box.top + box.height / 2"))
    }

    func press(_ tool: String) throws { try page.evaluate("document.querySelector('[data-tool=\(tool)]').click()") }

    /// Waits until an element has stopped moving.
    func settle(_ identifier: String, by attribute: String = "data-testid") throws {
        try page.waitUntilStill("document.querySelector('[\(attribute)=\"\(identifier)\"]')")
    }

    /// Draws a finger along a line, frame by frame.
    func swipe(from start: (Double, Double), to end: (Double, Double), rests: Bool) throws {
        func place(_ share: Double) throws -> (x: Double, y: Double) {
            try point(start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share)
        }
        let first = try place(0)
        try page.mouse(.pressed, x: first.x, y: first.y)
        // On a busy machine, frames that are waited for would make a slow finger of a fast one.
        for share in rests ? [0.1, 0.3, 0.6, 0.8, 1] : [0.06, 1] {
            let point = try place(share)
            try page.mouse(.moved, x: point.x, y: point.y)
            if rests || share < 1 { try page.waitForFrame() }
        }
        if rests { for _ in 0..<30 { try page.waitForFrame() } }
        let last = try place(1)
        try page.mouse(.released, x: last.x, y: last.y)
    }
}
