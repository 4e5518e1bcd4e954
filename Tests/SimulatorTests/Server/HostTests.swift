import ChromiumSupport
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The real host in this process, with the fake app on its device and its page in a browser.
@Suite(.serialized)
struct HostTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serving(_ test: (HostClient, HostReply.Device) async throws -> Void) async throws {
        try await ServedHost.run(in: folder, test)
    }

    @Test func thePageStartsAnAppFromTheHomeScreenAndTouchesArrive() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        try await serving { client, device in
            let bundle = try FakeBundle.make(in: folder.url)
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))

            // The home screen is a process of its own; a debug build takes its time to start it.
            try page.wait(for: "document.querySelector('[data-testid=\"test.fake\"]')")
            #expect(try page.string("document.querySelector('[data-testid=\"test.fake\"]').getAttribute('aria-label')") == "Fake")
            try click("[data-testid=\"test.fake\"]", on: page)
            try page.wait(for: "document.querySelector('.display').dataset.app === 'test.fake'")
            try page.wait(for: "document.querySelector('[data-testid=count]') && !document.querySelector('[data-testid=\"test.fake\"]')")
            try page.wait(for: "document.querySelector('.display > .layer .hosted > .layer')")

            try click("[data-testid=count]", on: page)
            try page.wait(for: "document.querySelector('.elements').textContent.includes('Taps: 1')")
            #expect(try client.send(HostRequest(.logs, device: device.udid, app: "test.fake")).text?.contains("tapped 1") == true)

            try click("[data-tool=home]", on: page)
            try page.wait(for: "document.querySelector('[data-testid=\"test.fake\"]') && !document.querySelector('[data-testid=count]')")
            try page.reload()
            try page.wait(for: "document.querySelector('[data-testid=\"test.fake\"]')")
        }
    }

    @Test func aCrashIsShownAndTheAppReopens() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        try await serving { client, device in
            let bundle = try FakeBundle.make(in: folder.url)
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))
            var launch = HostRequest(.launch, device: device.udid, app: "test.fake")
            launch.arguments = ["crash-on-tap"]
            try client.send(launch)
            try page.wait(for: "document.querySelector('[data-testid=count]')")
            try click("[data-testid=count]", on: page)
            // Swift writes its backtrace first.
            try page.wait(for: "document.querySelector('.notice.crash')")
            #expect(try page.string("document.querySelector('.notice.crash').textContent").contains("Fatal error"))
            try click(".notice.crash button.main", on: page)
            try page.wait(for: "!document.querySelector('.notice.crash') && document.querySelector('[data-testid=count]')")
        }
    }

    @Test func linksGoToTheAppThatDeclaresTheirScheme() async throws {
        try await serving { client, device in
            let bundle = try FakeBundle.make(in: folder.url, scheme: "Fake")
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            let first = try client.send(HostRequest(.launch, device: device.udid, app: "test.fake")).processIdentifier
            try client.send(HostRequest(.openURL, device: device.udid, value: "fake://page/1"))
            let log = try log(client, device) { $0.contains("url fake://page/1") }
            #expect(log.contains("url fake://page/1"))
            #expect(try client.send(HostRequest(.launch, device: device.udid, app: "test.fake")).processIdentifier == first)
            #expect(throws: SimulatorError.self) { try client.send(HostRequest(.openURL, device: device.udid, value: "other://page")) }
            #expect(throws: SimulatorError.self) { try client.send(HostRequest(.openURL, device: device.udid, value: "no link")) }
        }
    }

    @Test func theDeviceTurnsForAnAppThatStandsInLandscapeOnly() async throws {
        try await serving { client, device in
            let bundles = [
                try FakeBundle.make(in: folder.url), try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other"),
            ]
            for bundle in bundles { try client.send(HostRequest(.install, device: device.udid, value: bundle.path)) }
            func launch(_ app: String, _ arguments: [String] = []) throws {
                var request = HostRequest(.launch, device: device.udid, app: app)
                request.arguments = arguments
                try client.send(request)
            }
            func hold(_ orientation: DeviceOrientation) throws {
                var request = HostRequest(.setState, device: device.udid)
                request.orientation = orientation
                try client.send(request)
            }
            try launch("test.fake", ["landscape"])
            #expect(try orientation(client, device, becomes: .landscapeLeft))
            // Others find the device as it was held before.
            try launch("test.other")
            #expect(try orientation(client, device, becomes: .portrait))
            try launch("test.fake")
            #expect(try orientation(client, device, becomes: .landscapeLeft))
            // Who holds the device otherwise is left alone.
            try hold(.landscapeRight)
            try launch("test.other")
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.orientation == .landscapeRight)
        }
    }

    @Test func theDeviceTurnsForAnAppThatComesBack() async throws {
        try await serving { client, device in
            let bundles = [
                try FakeBundle.make(in: folder.url), try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other"),
            ]
            for bundle in bundles { try client.send(HostRequest(.install, device: device.udid, value: bundle.path)) }
            var hold = HostRequest(.setState, device: device.udid)
            hold.orientation = .landscapeLeft
            try client.send(hold)
            var launch = HostRequest(.launch, device: device.udid, app: "test.fake")
            launch.arguments = ["landscape"]
            try client.send(launch)
            _ = try log(client, device) { $0.contains("launched") }
            try client.send(HostRequest(.launch, device: device.udid, app: "test.other"))
            hold.orientation = .portrait
            try client.send(hold)
            try client.send(HostRequest(.launch, device: device.udid, app: "test.fake"))
            #expect(try orientation(client, device, becomes: .landscapeLeft))
        }
    }

    @Test func anAppThatBecomesReadyLaterDoesNotTurnTheDevice() async throws {
        try await serving { client, device in
            let bundles = [
                try FakeBundle.make(in: folder.url, scheme: "fake"),
                try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other"),
            ]
            for bundle in bundles { try client.send(HostRequest(.install, device: device.udid, value: bundle.path)) }
            var launch = HostRequest(.launch, device: device.udid, app: "test.fake")
            launch.arguments = ["ready-on-link"]
            try client.send(launch)
            try client.send(HostRequest(.launch, device: device.udid, app: "test.other"))
            var hold = HostRequest(.setState, device: device.udid)
            hold.orientation = .landscapeRight
            try client.send(hold)
            // With the second link, all that the app said before the first has been taken.
            for link in ["fake://1", "fake://2"] {
                try client.send(HostRequest(.openURL, device: device.udid, value: link))
                _ = try log(client, device) { $0.contains("url \(link)") }
            }
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.orientation == .landscapeRight)
        }
    }

    /// Whether the device is held so; asks again until then.
    private func orientation(_ client: HostClient, _ device: HostReply.Device, becomes expected: DeviceOrientation) throws -> Bool {
        try eventually { try client.send(HostRequest(.setState, device: device.udid)).state?.orientation == expected }
    }

    @Test func devicesAreMadeBootedTogetherAndRemoved() async throws {
        try await serving { client, device in
            var create = HostRequest(.create, device: "iPhone 8")
            create.value = "Ana"
            let ana = try #require(try client.send(create).devices?.first)
            #expect(ana.name == "Ana")
            #expect(ana.model == "iPhone 8")
            #expect(!ana.isBooted)
            #expect(throws: SimulatorError.self) { try client.send(create) }
            var boot = HostRequest(.boot, device: device.udid)
            boot.number = 2
            let second = try #require(try client.send(boot).devices?.first)
            #expect(second.name == "iPhone 15 (2)")
            #expect(second.wasBooted == false)
            #expect(second.udid != device.udid)
            #expect(try client.send(boot).devices?.first?.wasBooted == true)
            try client.send(HostRequest(.delete, device: "Ana"))
            try client.send(HostRequest(.delete, device: second.udid))
            let left = try client.send(HostRequest(.list)).devices ?? []
            #expect(left.map(\.udid) == [device.udid])
        }
    }

    @Test func settingsAreAnsweredAndOnlyRunningAppsEnd() async throws {
        try await serving { client, device in
            var change = HostRequest(.setState, device: device.udid)
            change.appearance = .dark
            try client.send(change)
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.appearance == .dark)
            let bundle = try FakeBundle.make(in: folder.url)
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            let end = HostRequest(.terminate, device: device.udid, app: "test.fake")
            #expect(throws: SimulatorError.self) { try client.send(end) }
            try client.send(HostRequest(.launch, device: device.udid, app: "test.fake"))
            try client.send(end)
            #expect(throws: SimulatorError.self) { try client.send(end) }
        }
    }

    /// What `simctl` says, in its words.
    @Test func commandsThatCannotBeFollowedSayWhyAsSimctlDoes() async throws {
        try await serving { client, device in
            func failure(_ request: HostRequest) -> SimulatorError? {
                do { try client.send(request) } catch { return error as? SimulatorError }
                return nil
            }
            func problem(_ request: HostRequest) -> String? { failure(request)?.message }
            let bundle = try FakeBundle.make(in: folder.url)
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            let requests: [(HostRequest, SimulatorError.ExitCode)] = [
                (HostRequest(.install, device: "Booted", value: "/none.app"), .missingFile),
                (HostRequest(.terminate, device: "booted", app: "test.fake"), .notRunning),
                (HostRequest(.launch, device: "booted", app: "test.none"), .notInstalled),
                (HostRequest(.openURL, device: "booted", value: "none://page"), .noAppForLink),
                (HostRequest(.launch, device: "None", app: "test.fake"), .invalidDevice),
                (HostRequest(.erase, device: device.udid), .wrongState),
            ]
            for (request, code) in requests { #expect(failure(request)?.exitCode == code) }
            #expect(try client.send(HostRequest(.boot, device: device.udid)).devices?.first?.wasBooted == true)
            #expect(problem(HostRequest(.erase, device: device.udid)) == "Unable to erase contents and settings in current state: Booted")
            #expect(
                problem(HostRequest(.install, device: "booted", value: "/none.app"))
                    == "An application bundle was not found at the provided path.")
            let end = HostRequest(.terminate, device: "booted", app: "test.fake")
            #expect(problem(end) == "The request to terminate \"test.fake\" failed. found nothing to terminate")
            #expect(problem(HostRequest(.uninstall, device: "booted", app: "test.none")) == nil)
            // No command but boot makes a device.
            #expect(problem(HostRequest(.shutdown, device: "iPhone 8")) == "Invalid device: iPhone 8")
            #expect(try client.send(HostRequest(.list)).devices?.count == 1)
            try client.send(HostRequest(.shutdown, device: device.udid))
            #expect(problem(HostRequest(.shutdown, device: device.udid)) == "Unable to shutdown device in current state: Shutdown")
            #expect(problem(HostRequest(.launch, device: "booted", app: "test.fake")) == "No devices are booted.")
            #expect(problem(HostRequest(.launch, device: device.udid, app: "test.fake")) == "Unable to lookup in current state: Shutdown")
        }
    }

    /// Two commands at a time that install the same app: one after the other.
    @Test func installationsDoNotDisturbEachOther() async throws {
        try await serving { client, device in
            let bundle = try FakeBundle.make(in: folder.url)
            let problems: [String] = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        do {
                            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
                            try client.send(HostRequest(.launch, device: device.udid, app: "test.fake"))
                        } catch { return "\(error)" }
                        return nil
                    }
                }
                return await group.reduce(into: [String]()) { if let problem = $1 { $0.append(problem) } }
            }
            #expect(problems == [])
        }
    }

    @Test func aSecondRunOfAnAppTakesOver() async throws {
        try await serving { client, device in
            let bundles = [
                try FakeBundle.make(in: folder.url), try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other"),
            ]
            for bundle in bundles { try client.send(HostRequest(.install, device: device.udid, value: bundle.path)) }
            func launch(_ app: String, run: Int32) throws -> HostReply {
                var request = HostRequest(.launch, device: device.udid, app: app)
                (request.arguments, request.run) = (["normal"], run)
                return try client.send(request)
            }
            let lines = Lines()
            Thread.detachNewThread {
                try? client.followLog(device: device.udid, run: 1) { line in
                    lines.add(line)
                    return true
                }
            }
            // Once it reads what the app prints, the host knows the first run.
            let isRead = try eventually {
                let reply = try launch("test.fake", run: 1)
                #expect(reply.replacedRun == nil)
                return !lines.all.isEmpty
            }
            #expect(isRead)
            #expect(try launch("test.other", run: 2).replacedRun == nil)
            let reply = try launch("test.fake", run: 2)
            #expect(reply.replacedRun == 1)
            let expected = RunTakeover(appName: "Fake", replacedRun: 1, run: 2)
            func takeovers() -> [RunTakeover] {
                lines.all.compactMap { try? JSONDecoder().decode(RunTakeover.self, from: Data($0.utf8)) }
            }
            let isToldOf = try eventually {
                try client.send(HostRequest(.list))
                return !takeovers().isEmpty
            }
            #expect(isToldOf)
            #expect(takeovers() == [expected])
        }
    }

    @Test func anAppIsLaunchedWithVariables() async throws {
        try await serving { client, device in
            try client.send(HostRequest(.install, device: device.udid, value: try FakeBundle.make(in: folder.url).path))
            var launch = HostRequest(.launch, device: device.udid, app: "test.fake")
            for greeting in ["hello", "good day"] {
                launch.environment = ["GREETING": greeting]
                try client.send(launch)
                #expect(try log(client, device) { $0.contains("greets with \(greeting)") }.contains("greets with \(greeting)"))
            }
        }
    }

    /// What the fake app has printed, once `isComplete` holds of it; asks again until then.
    private func log(_ client: HostClient, _ device: HostReply.Device, until isComplete: (String) -> Bool) throws -> String {
        var text = ""
        _ = try eventually {
            text = try client.send(HostRequest(.logs, device: device.udid, app: "test.fake")).text ?? ""
            return isComplete(text)
        }
        return text
    }

    @Test func onlyThePageWithTheTokenIsServed() async throws {
        try await serving { _, device in
            let page = try ServedPage(device), path = "/devices/\(device.udid)/"
            #expect(try page.status(page.request(path)) == 200)
            #expect(try page.status(page.request(path, host: "example.com")) == 403)
            #expect(try page.status(page.request(path, headers: ["Origin: http://example.com"])) == 403)
            #expect(try page.status(page.request(path + "icons/none.png")) == 403)
            #expect(try page.status(page.request("/api/command", headers: [page.authorization])) == 404)
            for name in ["..%2fmain.js", "%2e%2e/%2e%2e/device.json", "phone/..%5cphone.js", "icons/none.png", ".hidden.js", "nothing.js"] {
                #expect(try page.status(page.request(path + name, headers: [page.authorization])) == 404)
            }
        }
    }

    @Test func theLogOfADeviceThatIsNotBootedIsRefused() async throws {
        try await serving { client, _ in
            let error = #expect(throws: SimulatorError.self) { try client.followLog(device: UUID().uuidString, run: 1) { _ in true } }
            #expect(error?.message.hasPrefix("Invalid device") == true)
            try client.send(HostRequest(.list))
        }
    }

    @Test func socketsNeedTheTokenAndNameItNowhere() async throws {
        try await serving { _, device in
            let page = try ServedPage(device)
            let head = try page.head(page.upgrade())
            #expect(head.hasPrefix("HTTP/1.1 101 "))
            #expect(head.lowercased().contains("sec-websocket-protocol: quince\r\n"))
            #expect(!head.contains(page.token))
            #expect(try page.status(page.upgrade(protocols: "quince")) == 403)
            #expect(try page.status(page.upgrade(protocols: "quince, quince.token.\(AccessToken().text)")) == 403)
            #expect(try page.status(page.upgrade(headers: ["Origin: http://example.com"])) == 403)
            #expect(try page.status(page.upgrade(headers: ["Origin: http://\(page.host)"])) == 101)
            // A page learns by a plain request why it has no socket.
            #expect(try page.status(page.request(page.socketPath, headers: [page.authorization])) == 426)
            #expect(try page.status(page.request("/devices/\(UUID().uuidString)/socket", headers: [page.authorization])) == 404)
        }
    }

    @Test func allAnswersSayWhatBrowsersMayDoWithThem() async throws {
        try await serving { _, device in
            let page = try ServedPage(device)
            for request in [
                page.request("/devices/\(device.udid)/"), page.request("/nothing"), page.request("/", host: "a"), Data("X\r\n\r\n".utf8),
            ] {
                let head = try page.head(request).lowercased()
                for header in [
                    "x-content-type-options: nosniff", "referrer-policy: no-referrer", "cross-origin-resource-policy: same-origin",
                    "cache-control: no-cache", "content-security-policy: default-src 'none'; script-src 'self';",
                ] {
                    #expect(head.contains(header), "\(head)")
                }
                #expect(!head.contains("set-cookie"))
            }
        }
    }

    @Test func theAddressShowsNoTokenAndThePageReloads() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        try await serving { _, device in
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))
            let isConnected = "document.querySelector('.connection').dataset.state === 'connected'"
            try page.wait(for: isConnected)
            let bare = try #require(device.url?.components(separatedBy: "#").first)
            #expect(try page.string("location.href") == bare)
            let history = try page.call("Page.getNavigationHistory")["entries"] as? [[String: Any]]
            #expect(history?.contains { ($0["url"] as? String)?.contains("token") == true } == false)
            #expect(try page.string("document.cookie") == "")
            try page.reload()
            try page.wait(for: isConnected)
            // Another tab knows nothing of it.
            let other = try browser.openPage(width: 900, height: 1000)
            try other.open(try #require(URL(string: bare)))
            try other.wait(for: "document.querySelector('.notice h2')?.textContent === 'This page was opened without its token'")
            // The whole address in that tab differs from what is there by its fragment alone.
            try other.evaluate("window.isOld = true")
            try other.call("Page.navigate", ["url": try #require(device.url)])
            while (try? other.evaluate("window.isOld === true")) as? Bool != false {}
            try other.wait(for: isConnected)
        }
    }

    @Test func hostsBesideEachOtherDoNotDisturb() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        let folders = [folder, try TemporaryFolder()]
        try await ServedHost.run(in: folders[0]) { _, first in
            try await ServedHost.run(in: folders[1]) { _, second in
                let pages = try [first, second].map { device in
                    let page = try browser.openPage(width: 600, height: 800)
                    try page.open(try #require(device.url.flatMap(URL.init(string:))))
                    return page
                }
                for _ in 0..<2 {
                    for page in pages {
                        try page.wait(for: "document.querySelector('.connection').dataset.state === 'connected'")
                        try page.reload()
                    }
                }
            }
        }
    }

    /// A page of another site in the same browser, which knows the address and even the token.
    @Test func anotherSitesPageGetsNothing() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        let other = try TemporaryFolder()
        try await serving { client, device in
            let served = try ServedPage(device)
            try await ServedHost.run(in: other) { _, foreign in
                let page = try browser.openPage(width: 600, height: 800)
                let place = try #require(foreign.url?.components(separatedBy: "#").first)
                // Without the policy of our own pages, which would keep this from being sent at all.
                try page.call("Page.setBypassCSP", ["enabled": true])
                try page.open(try #require(URL(string: place)))
                let results = try page.string(
                    """
                    Promise.all([
                      ...['/?=', '/devices/\(device.udid)/icons/a.png', '/page.css'].map(path => new Promise(done => {
                        const image = new Image();
                        [image.onload, image.onerror] = [() => done('loaded'), () => done('refused')];
                        image.src = 'http://\(served.host)' + path;
                      })),
                      fetch('http://\(served.host)/devices/\(device.udid)/', { mode: 'no-cors' }).then(() => 'answered', () => 'refused'),
                      new Promise(done => {
                        const socket = new WebSocket('ws://\(served.host)\(served.socketPath)', ['quince', 'quince.token.\(served.token)']);
                        [socket.onopen, socket.onclose] = [() => done('open'), () => done('refused')];
                      }),
                    ]).then(results => results.join())
                    """)
                #expect(results == "refused,refused,refused,refused,refused")
            }
            #expect(try client.send(HostRequest(.list)).devices?.first?.isBooted == true)
        }
    }

    private func click(_ selector: String, on page: ChromiumPage) throws {
        try page.evaluate("window.box = document.querySelector(\(ChromiumPage.literal(selector))).getBoundingClientRect(), 0")
        try page.click(x: page.number("box.left + box.width / 2"), y: page.number("box.top + box.height / 2"))
    }
}
