import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct Sim: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manages simulated devices, as xcrun simctl does.",
        discussion: """
            DEVICE is a UDID, a device's name or model, or “booted” for a booted device.

              quince sim boot "iPhone 15"
              quince sim install booted MyApp.app
              quince sim launch booted com.example.MyApp -UITesting YES
              quince sim ui booted appearance dark
              quince sim io booted screenshot screen.png

            Exit codes, as simctl's: 0 success, 2 no app at the path, 3 the app does not run, 4 the app is not installed, 115 no app opens the link,
            148 no such device or none booted, 149 the device is in the wrong state, 1 anything else, 64 wrong usage.
            """,
        subcommands: [
            SimList.self, SimCreate.self, SimDelete.self, SimBoot.self, SimShutdown.self, SimErase.self, SimInstall.self, SimUninstall.self,
            SimLaunch.self, SimTerminate.self, SimOpenURL.self, SimAddMedia.self, SimUI.self, SimIO.self, SimContainer.self, SimLogs.self,
            SimStatusBar.self, SimWidgets.self, SimPrivacy.self, SimLocation.self, SimOutbox.self, SimNetwork.self, SimBiometry.self,
            SimStore.self, SimHealth.self,
        ])

    static func client() throws -> HostClient { try HostClient(executable: Tool.executable) }
}

struct SimCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Makes a device of its own name; prints its UDID.",
        discussion: """
              quince sim create Ana "iPhone 15"
              quince run MyApp --device Ana --device Marko
            """)
    @Argument(help: "The name.") var name: String
    @Argument(help: "The model.") var model = DeviceCatalogue.defaultModel

    func run() throws {
        // simctl names models by identifiers such as com.apple.CoreSimulator.SimDeviceType.iPhone-15.
        let prefix = "com.apple.CoreSimulator.SimDeviceType."
        let model = model.hasPrefix(prefix) ? model.dropFirst(prefix.count).replacingOccurrences(of: "-", with: " ") : model
        let reply = try Sim.client().send(HostRequest(.create, device: model, value: name))
        Console.print(reply.devices?.first?.udid ?? "")
    }
}

struct SimDelete: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Removes a device for good, with its apps and data; “all” means every one.",
        discussion: """
              quince sim delete Ana
            """)
    @Argument(help: "The device.") var device: String

    func run() throws { try Sim.client().send(HostRequest(.delete, device: device)) }
}

struct SimBoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boot", abstract: "Boots a device, making it when a model is named; prints its page's address.",
        discussion: """
              quince sim boot "iPhone 15"
              quince sim boot 5E0DDE21-6D0C-4D2A-9C0C-0B7A7E4E3F11
            """)
    @Argument(help: "The device.") var device: String

    func run() throws {
        let client = try Sim.client()
        guard let booted = try client.send(HostRequest(.boot, device: device)).devices?.first else { return }
        if booted.wasBooted == true {
            throw SimulatorError(
                "Unable to boot device in current state: Booted", nextStep: "Open its page with: quince open \"\(booted.name)\"",
                exitCode: .wrongState)
        }
        try PageLink(client, devices: [booted.udid], names: [booted.name]).announce()
    }
}

struct SimShutdown: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shutdown", abstract: "Ends a device's apps and the device; “all” means every one.",
        discussion: """
              quince sim shutdown
              quince sim shutdown "iPhone 15"
              quince sim shutdown all
            """)
    @Argument(help: "The device.") var device = "booted"

    func run() throws { try Sim.client().send(HostRequest(.shutdown, device: device)) }
}

struct SimErase: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Removes a device's apps, data and settings; “all” means every one's.",
        discussion: """
              quince sim erase "iPhone 15"
              quince sim erase all
            """)
    @Argument(help: "The device; it must be shut down.") var device: String

    func run() throws { try Sim.client().send(HostRequest(.erase, device: device)) }
}

struct SimInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Installs a built app, keeping its data.",
        discussion: """
              quince sim install booted "$(quince build MyApp)"
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The .app that quince build made.") var bundle: String

    func run() throws { try Sim.client().send(HostRequest(.install, device: device, value: URL(fileURLWithPath: bundle).path)) }
}

struct SimUninstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Removes an app with its data.",
        discussion: """
              quince sim uninstall booted com.example.MyApp
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The app's bundle identifier.") var app: String

    func run() throws { try Sim.client().send(HostRequest(.uninstall, device: device, app: app)) }
}

struct SimLaunch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "launch", abstract: "Starts an app, or brings it to the front.",
        discussion: """
              quince sim launch booted com.example.MyApp
              quince sim launch booted com.example.MyApp -UITesting YES
              quince sim launch --terminate-running-process booted com.example.MyApp
            """)
    @Flag(help: "End the app first when it runs.") var terminateRunningProcess = false
    @Argument(help: "The device.") var device: String
    @Argument(help: "The app's bundle identifier.") var app: String
    @Argument(parsing: .allUnrecognized, help: "Launch arguments of the app.") var arguments: [String] = []

    func run() throws {
        let client = try Sim.client()
        // An app that does not run yet is what the flag asks for.
        if terminateRunningProcess { _ = try? client.send(HostRequest(.terminate, device: device, app: app)) }
        var request = HostRequest(.launch, device: device, app: app)
        request.arguments = arguments
        if let process = try client.send(request).processIdentifier { Console.print("\(app): \(process)") }
    }
}

struct SimTerminate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "terminate", abstract: "Ends an app.",
        discussion: """
              quince sim terminate booted com.example.MyApp
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The app's bundle identifier.") var app: String

    func run() throws { try Sim.client().send(HostRequest(.terminate, device: device, app: app)) }
}

struct SimOpenURL: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openurl", abstract: "Opens a link in the app that declares its scheme.",
        discussion: """
              quince sim openurl booted myapp://page/1
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The link.") var url: String

    func run() throws { try Sim.client().send(HostRequest(.openURL, device: device, value: url)) }
}
