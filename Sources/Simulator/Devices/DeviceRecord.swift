import DeviceProtocol
import Foundation

/// The contents of a device's `device.json`.
public struct DeviceRecord: Codable, Equatable, Sendable {
    public var udid: UUID
    /// The name people gave it; the model's unless they chose one.
    public var name: String
    /// The model's name in the catalogue.
    public var model: String
    public var state: DeviceState

    public init(udid: UUID = UUID(), name: String, model: String, state: DeviceState = DeviceState()) {
        (self.udid, self.name, self.model, self.state) = (udid, name, model, state)
    }
}
