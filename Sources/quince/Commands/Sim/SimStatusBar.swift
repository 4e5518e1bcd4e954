import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct SimStatusBar: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status_bar", abstract: "Fixes what the status bar shows, or lets it follow the device again.",
        discussion: """
              quince sim status_bar booted override --time 9:41 --batteryState charged --batteryLevel 100
              quince sim status_bar booted override --dataNetwork 5g --cellularBars 3 --wifiMode failed
              quince sim status_bar booted list
              quince sim status_bar booted clear

            The options are simctl's. What one call leaves out stays as it was.
            """)
    enum Operation: String, ExpressibleByArgument, CaseIterable { case list, clear, override }

    @Argument(help: "The device.") var device: String
    @Argument(help: "list, clear or override.") var operation: Operation
    @Option(name: .customLong("time"), help: ArgumentHelp("The clock's text, or an ISO date.", valueName: "text")) var time: String?
    @Option(name: .customLong("dataNetwork"), help: "hide, wifi, 3g, 4g, lte, lte-a, lte+, 5g, 5g+, 5g-uwb or 5g-uc.")
    var dataNetwork: StatusBarOverride.DataNetwork?
    @Option(name: .customLong("wifiMode"), help: "searching, failed or active.") var wifiMode: StatusBarOverride.WiFiMode?
    @Option(name: .customLong("wifiBars"), help: "0 to 3.") var wifiBars: Int?
    @Option(name: .customLong("cellularMode"), help: "notSupported, searching, failed or active.")
    var cellularMode: StatusBarOverride.CellularMode?
    @Option(name: .customLong("cellularBars"), help: "0 to 4.") var cellularBars: Int?
    @Option(name: .customLong("operatorName"), help: "The name beside the bars, on devices that show it; empty for none.")
    var operatorName: String?
    @Option(name: .customLong("batteryState"), help: "charging, charged or discharging.")
    var batteryState: StatusBarOverride.BatteryState?
    @Option(name: .customLong("batteryLevel"), help: "0 to 100.") var batteryLevel: Int?

    func validate() throws {
        try check(wifiBars, 0...3, "wifiBars")
        try check(cellularBars, 0...4, "cellularBars")
        try check(batteryLevel, 0...100, "batteryLevel")
        if operation == .override, override == StatusBarOverride(), time == nil {
            throw ValidationError("Say what to show, such as --time 9:41.")
        }
    }

    private func check(_ value: Int?, _ range: ClosedRange<Int>, _ name: String) throws {
        guard let value, !range.contains(value) else { return }
        throw ValidationError("--\(name) is \(range.lowerBound) to \(range.upperBound).")
    }

    private var override: StatusBarOverride {
        var override = StatusBarOverride()
        (override.dataNetwork, override.wifiMode, override.wifiBars) = (dataNetwork, wifiMode, wifiBars)
        (override.cellularMode, override.cellularBars, override.operatorName) = (cellularMode, cellularBars, operatorName)
        (override.batteryState, override.batteryLevel) = (batteryState, batteryLevel)
        return override
    }

    func run() throws {
        var request = HostRequest(.statusBar, device: device, value: operation.rawValue)
        request.statusBar = override
        request.statusBarTime = time.map(Self.clockText)
        let state = try Sim.client().send(request).state
        if operation == .list, let state { for line in Self.lines(state) { Console.print(line) } }
    }

    /// A date as the status bar shows it, as simctl does; any other text is itself.
    static func clockText(_ text: String) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        let date = formatter.date(from: text) ?? ISO8601DateFormatter().date(from: text)
        guard let date else { return text }
        let time = Calendar.current.dateComponents([.hour, .minute], from: date)
        let minute = time.minute ?? 0
        return "\(time.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Returns a description of the overrides, one per line.
    static func lines(_ state: DeviceState) -> [String] {
        let bar = state.statusBar ?? StatusBarOverride()
        let values: [(String, String?)] = [
            ("Time", state.statusBarTime), ("DataNetworkType", bar.dataNetwork?.rawValue), ("WiFi Mode", bar.wifiMode?.rawValue),
            ("WiFi Bars", bar.wifiBars.map(String.init)), ("Cell Mode", bar.cellularMode?.rawValue),
            ("Cell Bars", bar.cellularBars.map(String.init)), ("Operator Name", bar.operatorName),
            ("Battery State", bar.batteryState?.rawValue), ("Battery Level", bar.batteryLevel.map(String.init)),
        ]
        return ["Current Status Bar Overrides:", "============================="]
            + values.compactMap { name, value in value.map { "\(name): \($0)" } }
    }
}

extension StatusBarOverride.DataNetwork: ExpressibleByArgument {}
extension StatusBarOverride.WiFiMode: ExpressibleByArgument {}
extension StatusBarOverride.CellularMode: ExpressibleByArgument {}
extension StatusBarOverride.BatteryState: ExpressibleByArgument {}
