import Foundation
import Testing

@testable import Simulator

/// A flow that is green proves something of the phone only where both kinds of device do the same: each script is played on both.
@Suite(.serialized)
struct DeviceScriptTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    static let scripts = [
        DeviceScript("background", "launch normal\nhome\nopen\nhome\nlink fake://one\nterminate"),
        DeviceScript("relaunch", "launch normal\nlaunch other\nterminate\nopen\nkill\nlink fake://two"),
        DeviceScript("rotation", "launch normal\nrotate landscape-left\nhome\nrotate landscape-right\nopen\nrotate portrait\nterminate"),
        DeviceScript("an app for landscape", "launch landscape\nhome\nopen\nlaunch landscape\nterminate\nlaunch normal"),
        DeviceScript("an app for landscape, turned", "launch landscape\nrotate landscape-right\nhome\nrotate portrait\nopen\nterminate"),
        DeviceScript("an app for landscape on a device on its side", "rotate landscape-right\nlaunch landscape\nhome\nterminate"),
        DeviceScript("settings", "launch normal\nappearance dark\nhome\nappearance light\nopen\nterminate"),
        DeviceScript("input", "launch normal\ntap\ntap\nhome\ntap\nopen\ntap\nterminate"),
        DeviceScript("crash", "launch crash-on-tap\ntap\nopen\nhome\nopen\nterminate"),
        DeviceScript("crash at launch", "launch crash-at-launch\nhome\nlaunch normal\nterminate"),
        DeviceScript("exit", "launch exit\nopen\nterminate"),
        DeviceScript("exception", "launch exception\nrotate landscape-left\nlaunch normal"),
        DeviceScript("a crash of an app for landscape", "launch landscape\nkill\nlaunch normal\nterminate"),
        DeviceScript("notifications", "allow notifications\nlaunch notifies\nwait 1\nhome\nterminate"),
        DeviceScript(
            "a notification of an app behind", "allow notifications\nlaunch notifies-behind\nhome\nwait 1\nbanner\nhome\nterminate"),
        DeviceScript("a banner starts its app", "allow notifications\nlaunch notifies-behind\nhome\nwait 1\nterminate\nbanner\nterminate"),
        DeviceScript("notifications without permission", "refuse notifications\nlaunch notifies\nallow notifications\nterminate"),
        DeviceScript(
            "permissions", "launch normal\nallow notifications\nhome\nrefuse notifications\nrefuse local-network\nopen\nterminate"),
        DeviceScript("a background task", "launch refreshes\nhome\nwait 1\nopen\nterminate"),
        DeviceScript("transfers", "launch downloads\nhome\nwait 1\nopen\nterminate\nopen"),
        DeviceScript("what only Settings may", "launch sets\nhome\nopen\nterminate"),
        DeviceScript("quick actions", "launch -offers\nterminate\nopen"),
    ]

    @Test(arguments: scripts) func bothDriversGiveTheSameTranscript(script: DeviceScript) throws {
        let bundle = try FakeBundle.make(in: folder.url, scheme: "fake")
        let (headless, live) = (try HeadlessScriptedDevice(bundle), try LiveScriptedDevice(bundle, in: folder.url))
        for (number, (text, step)) in script.steps.enumerated() {
            try headless.perform(step)
            try live.perform(step)
            let wanted = headless.transcript()
            let isSame = eventually { live.transcript() == wanted }
            let place = "\(script.name), line \(number + 1): \(text)"
            #expect(isSame, "\(place)\nheadless:\n\(wanted.joined(separator: "\n"))\n\nlive:\n\(live.transcript().joined(separator: "\n"))")
            guard isSame else { return }
        }
    }
}
