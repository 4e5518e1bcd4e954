import ArgumentParser
import Foundation
import Simulator

struct SimLocation: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "location", abstract: "Puts a device somewhere, or moves it along a way.",
        discussion: """
              quince sim location booted set 52.52,13.405
              quince sim location booted clear
              quince sim location booted list
              quince sim location booted run "City Run"
              quince sim location booted start --speed 12 --interval 2 52.52,13.40 52.53,13.42 52.51,13.45
              quince sim location booted start - < waypoints.txt
              quince sim location booted gpx ride.gpx

            The actions are simctl's, and gpx. A new device does not know where it is; after clear it does not, either. Waypoints are
            LATITUDE,LONGITUDE in degrees, on standard input one per line. Options stand before them; the speed is in metres per second.
            """)
    enum Action: String, ExpressibleByArgument, CaseIterable { case list, clear, set, run, start, gpx }

    @Argument(help: "The device.") var device: String
    @Argument(help: "list, clear, set, run, start or gpx.") var action: Action
    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("A location, a scenario, waypoints with --speed, --interval or --distance, or a file.", valueName: "value"))
    var values: [String] = []

    func run() throws {
        if action == .list { return LocationScenario.allCases.forEach { Console.print($0.rawValue) } }
        var request = HostRequest(.location, device: device, value: action == .set || action == .clear ? action.rawValue : "route")
        let options = try SimLocationOptions(values)
        switch action {
        case .set: request.location = try LocationText.location(try options.only("a location, such as 52.52,13.405"))
        case .run: request.route = try LocationScenario(named: try options.only("a scenario, such as “City Run”")).route
        case .start:
            request.route = try LocationWay.route(
                waypoints(options.values).map(LocationText.location), speed: options.speed ?? LocationWay.usualSpeed,
                interval: options.interval, distance: options.distance)
        case .gpx:
            switch try GPXFile.read(URL(fileURLWithPath: try options.only("a GPX file")), speed: options.speed ?? LocationWay.usualSpeed) {
            case .location(let location): (request.value, request.location) = ("set", location)
            case .route(let route): request.route = route
            }
        case .clear: guard options.values.isEmpty else { throw ValidationError("clear takes no value.") }
        case .list: break
        }
        try Sim.client().send(request)
    }

    private func waypoints(_ texts: [String]) throws -> [String] {
        guard texts == ["-"] else { return texts }
        let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// The values of `quince sim location`: southern and western numbers begin with a minus, so options are told apart here.
struct SimLocationOptions {
    private(set) var values: [String] = []
    private(set) var speed: Double?
    private(set) var interval: Double?
    private(set) var distance: Double?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                values.append(argument)
                continue
            }
            if argument == "--" {
                values += rest
                return
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let text = parts.count == 2 ? parts[1] : rest.popFirst(), let number = Double(text), number.isFinite, number > 0 else {
                throw ValidationError("\(parts[0]) needs a number of more than 0.")
            }
            switch parts[0] {
            case "--speed": speed = number
            case "--interval": interval = number
            case "--distance": distance = number
            default: throw ValidationError("There is no option \(parts[0]); there are --speed, --interval and --distance.")
            }
        }
        if interval != nil, distance != nil { throw ValidationError("Name --interval or --distance, not both.") }
    }

    /// The one value.
    func only(_ name: String) throws -> String {
        guard values.count == 1 else { throw ValidationError("Name \(name).") }
        return values[0]
    }
}
