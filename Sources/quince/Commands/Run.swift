import AppBuilder
import ArgumentParser
import DeviceProtocol
import Foundation
import PageEncoding
import Simulator

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app, starts it on a simulated device and shows it in a web page.",
        discussion: """
            Prints the page's address, and opens it where there is a desktop. The app is built and started again \
            whenever one of its files is saved; what the app prints appears here.

              quince run                            the app in this folder
              quince run MyApp --device "iPhone SE"
              quince run MyApp --no-watch -- -UITesting YES
              quince run --install AppA --install AppB    both on one phone
              quince run MyApp --scheme Staging     as that scheme of the project does
              quince run MyApp --devices 2          on two phones side by side, which see each other
              quince run MyApp --device "iPhone 15" --device "iPad Pro 11"

            Several phones stand in one page, each a device of its own with its own apps and data. The tools above \
            them and the keyboard belong to the phone that was touched last; in a narrow window one is shown at \
            a time. Lines that the apps print begin with the phone's name.

            The page is there at once and shows the build; its address is the first line printed. Where the output goes to a file or \
            a pipe the address lacks its token: quince open opens the page, quince open --print prints the whole address.

            Where no app is named and this folder holds none, the phone shows its home screen with what is \
            installed on it.

            Control-C ends the app; the device stays until: quince sim shutdown
            """)

    @Argument(
        help:
            "The app: an .xcodeproj or .xcworkspace, a folder that holds one, a bare folder of sources, or a built .app. Default: this folder."
    )
    var app: String?
    @Option(help: ArgumentHelp("Another app to build and install; may be repeated.", valueName: "app")) var install: [String] = []
    @Option(
        help: ArgumentHelp("The device model, name or UDID; may be repeated. Default: \(DeviceCatalogue.defaultModel).", valueName: "model")
    )
    var device: [String] = []
    @Option(help: ArgumentHelp("How many phones to show side by side, 1 to 8; those not named are like the first.", valueName: "number"))
    var devices = 1
    @Option(help: "The appearance: light or dark.") var appearance: Appearance?
    @Option(help: "How the device is held.") var orientation: DeviceOrientation?
    @Option(help: ArgumentHelp("The Dynamic Type size.", valueName: "size")) var contentSize: ContentSize?
    @Option(help: ArgumentHelp("Region and language, such as de_DE.", valueName: "locale")) var locale: String?
    @Flag(inversion: .prefixedNo, help: "Build and start again when a file is saved.") var watch = true
    @Flag(inversion: .prefixedNo, help: "Open the page in the browser where there is a desktop.") var open = true
    @Flag(inversion: .prefixedNo, help: "End the app when its main thread hangs for 20 seconds.") var watchdog = true
    @Flag(help: "Let the app read and write what its user can.") var noSandbox = false
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    private static let maximumDevices = 8

    func validate() throws {
        guard (1...Self.maximumDevices).contains(max(devices, device.count)) else {
            throw ValidationError("A page shows 1 to \(Self.maximumDevices) phones.")
        }
    }

    func run() async throws {
        let client = try HostClient(executable: Tool.executable)
        let booted = try boot(client)
        let page = try PageLink(client, devices: booted.map(\.udid), names: booted.map(\.name))
        for device in booted { try applySettings(client, device.udid) }
        let loop = RunSession(
            client: client, devices: booted, options: building, arguments: arguments, isWatched: watchdog, isConfined: !noSandbox)
        ConfinementNotice.show(isConfined: !noSandbox)
        let app = app ?? (install.isEmpty && Self.thisFolderHoldsAnApp ? "." : nil)
        loop.followLog()
        loop.endAppOnInterrupt()
        // The phone is there while its apps are built: the page shows how far that is.
        page.announce()
        if open, Desktop.isThere { try? page.open() }
        if !install.isEmpty { await loop.install(install) }
        var watched: [URL] = []
        let before = FileState(app.map { [URL(fileURLWithPath: $0)] } ?? [])
        if let app {
            do { watched = try await loop.buildAndLaunch(app) } catch let error as BuildFailure where watch {
                Console.error("\(error)")
                watched = [URL(fileURLWithPath: app)]
            }
        }
        guard let app, watch else { return loop.waitForInterrupt() }
        Console.error("Watching for changes; Control-C ends.")
        try await loop.watch(app, files: watched, before: before)
    }

    /// Boots the devices that are named, and as many like the first as are wanted beside them.
    private func boot(_ client: HostClient) throws -> [HostReply.Device] {
        let named = device.isEmpty ? [DeviceCatalogue.defaultModel] : device
        var booted: [HostReply.Device] = []
        for reference in named { try boot(reference, 1, client, &booted) }
        var number = 2
        while booted.count < devices {
            try boot(named[0], number, client, &booted)
            number += 1
        }
        return booted
    }

    /// Boots a device, or finds it booted; one that is there already counts once.
    private func boot(_ reference: String, _ number: Int, _ client: HostClient, _ booted: inout [HostReply.Device]) throws {
        var request = HostRequest(.boot, device: reference)
        request.number = number
        guard let device = try client.send(request).devices?.first, !booted.contains(where: { $0.udid == device.udid }) else { return }
        booted.append(device)
    }

    /// Whether `quince run` alone means the app in this folder rather than the phone as it is.
    private static var thisFolderHoldsAnApp: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
        return names.contains { name in [".xcodeproj", ".xcworkspace", ".swift"].contains { name.hasSuffix($0) } }
            && !names.contains("Package.swift")
    }

    private func applySettings(_ client: HostClient, _ device: String) throws {
        var request = HostRequest(.setState, device: device)
        (request.appearance, request.orientation, request.contentSize, request.locale) = (appearance, orientation, contentSize, locale)
        try client.send(request)
    }
}
