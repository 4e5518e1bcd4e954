/// Overrides for the status bar, by the names and values of `simctl status_bar`. Properties that are nil follow the device.
public struct StatusBarOverride: Codable, Equatable, Sendable {
    public enum DataNetwork: String, Codable, Sendable, CaseIterable {
        case hide, wifi
        case threeG = "3g", fourG = "4g"
        case lte
        case lteA = "lte-a", ltePlus = "lte+"
        case fiveG = "5g", fiveGPlus = "5g+", fiveGUWB = "5g-uwb", fiveGUC = "5g-uc"
    }
    public enum WiFiMode: String, Codable, Sendable, CaseIterable { case searching, failed, active }
    public enum CellularMode: String, Codable, Sendable, CaseIterable { case notSupported, searching, failed, active }
    public enum BatteryState: String, Codable, Sendable, CaseIterable { case charging, charged, discharging }

    public var dataNetwork: DataNetwork?
    public var wifiMode: WiFiMode?
    /// 0…3.
    public var wifiBars: Int?
    public var cellularMode: CellularMode?
    /// 0…4.
    public var cellularBars: Int?
    public var operatorName: String?
    public var batteryState: BatteryState?
    /// Percent.
    public var batteryLevel: Int?

    public init() {}

    /// This, with what the other one says in its place.
    public func merging(_ other: StatusBarOverride) -> StatusBarOverride {
        var result = self
        result.dataNetwork = other.dataNetwork ?? dataNetwork
        result.wifiMode = other.wifiMode ?? wifiMode
        result.wifiBars = other.wifiBars ?? wifiBars
        result.cellularMode = other.cellularMode ?? cellularMode
        result.cellularBars = other.cellularBars ?? cellularBars
        result.operatorName = other.operatorName ?? operatorName
        result.batteryState = other.batteryState ?? batteryState
        result.batteryLevel = other.batteryLevel ?? batteryLevel
        return result
    }
}
