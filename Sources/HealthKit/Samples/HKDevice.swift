import HealthModel
import QuinceFoundation

public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

/// A piece of hardware that measured a sample. Source: Apple's documentation of `HKDevice`.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion, self.softwareVersion) = (hardwareVersion, firmwareVersion, softwareVersion)
        (self.localIdentifier, self.udiDeviceIdentifier) = (localIdentifier, udiDeviceIdentifier)
    }

    /// The phone.
    open class func local() -> HKDevice {
        let system = ProcessInfo.processInfo.operatingSystemVersion
        return HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: "\(system.majorVersion).\(system.minorVersion)", localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    convenience init(_ record: HealthDevice) {
        self.init(
            name: record.name, manufacturer: record.manufacturer, model: record.model, hardwareVersion: record.hardware,
            firmwareVersion: record.firmware, softwareVersion: record.software, localIdentifier: record.local,
            udiDeviceIdentifier: record.udi)
    }

    var record: HealthDevice {
        var record = HealthDevice()
        (record.name, record.manufacturer, record.model) = (name, manufacturer, model)
        (record.hardware, record.firmware, record.software) = (hardwareVersion, firmwareVersion, softwareVersion)
        (record.local, record.udi) = (localIdentifier, udiDeviceIdentifier)
        return record
    }

    /// A property by its key.
    func property(_ key: String) -> String? {
        switch key {
        case HKDevicePropertyKeyName: name
        case HKDevicePropertyKeyManufacturer: manufacturer
        case HKDevicePropertyKeyModel: model
        case HKDevicePropertyKeyHardwareVersion: hardwareVersion
        case HKDevicePropertyKeyFirmwareVersion: firmwareVersion
        case HKDevicePropertyKeySoftwareVersion: softwareVersion
        case HKDevicePropertyKeyLocalIdentifier: localIdentifier
        case HKDevicePropertyKeyUDIDeviceIdentifier, "udiDeviceIdentifier": udiDeviceIdentifier
        default: nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.record == record }
    open override var hash: Int { name.hashValue }
}
