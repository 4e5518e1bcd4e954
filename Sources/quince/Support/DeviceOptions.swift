import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

extension Appearance: ExpressibleByArgument {}
extension DeviceOrientation: ExpressibleByArgument {}
extension ContentSize: ExpressibleByArgument {}

/// The device a headless command runs the app on.
struct DeviceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The device model; `quince sim list` shows them all.", valueName: "model"))
    var device = DeviceCatalogue.defaultModel

    @Option(help: "The appearance: light or dark.")
    var appearance: Appearance = .light

    @Option(help: "How the device is held: portrait, landscape-left, landscape-right or portrait-upside-down.")
    var orientation: DeviceOrientation = .portrait

    @Option(help: ArgumentHelp("The Dynamic Type size, from extra-small to accessibility-extra-extra-extra-large.", valueName: "size"))
    var contentSize: ContentSize = .large

    @Option(help: ArgumentHelp("Region and language, such as de_DE.", valueName: "locale"))
    var locale = "en_US"

    @Option(help: ArgumentHelp("The device's time zone, such as Europe/Berlin.", valueName: "zone"))
    var timeZone = "UTC"

    @Flag(
        help: ArgumentHelp(
            "Let the app read and write what its user can.",
            discussion: "Without this it reaches its own folders and the system's, as on iOS."))
    var noSandbox = false

    func headlessConfiguration() throws -> HeadlessConfiguration {
        guard TimeZone(identifier: timeZone) != nil else {
            throw ValidationError("There is no time zone “\(timeZone)”; use a name such as Europe/Berlin.")
        }
        let state = DeviceState(
            orientation: orientation, appearance: appearance, contentSize: contentSize, languages: [try language()], locale: locale,
            timeZone: timeZone, statusBarTime: "9:41")
        var configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model(device), state: state,
            clockLibrary: HeadlessConfiguration.clockLibrary(besideExecutable: Tool.executable),
            output: { line, isError in isError ? Console.error(line) : Console.print(line) })
        configuration.isConfined = !noSandbox
        ConfinementNotice.show(isConfined: !noSandbox)
        return configuration
    }

    /// The language of a locale: `de-DE` of `de_DE`.
    private func language() throws -> String {
        let parts = locale.split(whereSeparator: { "_-@".contains($0) })
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter) else {
            throw ValidationError("“\(locale)” is no locale; use a form such as de_DE.")
        }
        return locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    }
}
