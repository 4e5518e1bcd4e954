import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct SimUI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ui", abstract: "Prints or sets appearance, text size, orientation or locale.",
        discussion: """
              quince sim ui booted appearance
              quince sim ui booted appearance dark
              quince sim ui booted content_size accessibility-large
              quince sim ui booted content_size increment
              quince sim ui booted orientation landscape-left
              quince sim ui booted locale de_DE
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "appearance, content_size, orientation or locale.") var option: String
    @Argument(help: "The new value; without one, the present value is printed.") var value: String?

    func run() throws {
        var request = HostRequest(.setState, device: device)
        let present: (DeviceState) -> String
        switch option {
        case "appearance": (request.appearance, present) = (try read(Appearance.self), \.appearance.rawValue)
        case "content_size": (request.contentSize, present) = (try contentSize(), \.contentSize.rawValue)
        case "orientation": (request.orientation, present) = (try read(DeviceOrientation.self), \.orientation.rawValue)
        case "locale": (request.locale, present) = (value, \.locale)
        default: throw ValidationError("There is no option “\(option)”; there are appearance, content_size, orientation and locale.")
        }
        let state = try Sim.client().send(request).state
        if value == nil, let state { Console.print(present(state)) }
    }

    /// A size by its name, or the next one to the present.
    private func contentSize() throws -> ContentSize? {
        guard value == "increment" || value == "decrement" else { return try read(ContentSize.self) }
        guard let present = try Sim.client().send(HostRequest(.setState, device: device)).state?.contentSize else { return nil }
        let all = ContentSize.allCases, index = (all.firstIndex(of: present) ?? 0) + (value == "increment" ? 1 : -1)
        return all[min(max(index, 0), all.count - 1)]
    }

    private func read<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws -> Value? where Value.RawValue == String {
        guard let value else { return nil }
        if let value = Value(rawValue: value) { return value }
        throw ValidationError("“\(value)” is no \(option); there are \(Value.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
}

struct SimContainer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get_app_container", abstract: "Prints the path of an app's container.",
        discussion: """
              quince sim get_app_container booted com.example.MyApp
              ls "$(quince sim get_app_container booted com.example.MyApp data)/Documents"
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "The app's bundle identifier.") var app: String
    @Argument(help: "app, data, groups, or the identifier of an app group.") var container = "app"

    func run() throws {
        Console.print(try Sim.client().send(HostRequest(.container, device: device, app: app, value: container)).text ?? "")
    }
}

struct SimLogs: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logs", abstract: "Prints what an app has printed, or what all have since the device was booted.",
        discussion: """
              quince sim logs
              quince sim logs booted com.example.MyApp
            """)
    @Argument(help: "The device.") var device = "booted"
    @Argument(help: "The app's bundle identifier.") var app: String?

    func run() throws {
        let text = try Sim.client().send(HostRequest(.logs, device: device, app: app)).text ?? ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { Console.print(String(line)) }
    }
}
