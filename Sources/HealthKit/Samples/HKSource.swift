import DeviceRuntime
import HealthModel
import QuinceFoundation

/// The version of a source that has none. Source: Apple's documentation.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(majorVersion: -1, minorVersion: -1, patchVersion: -1)

/// An app or device that saved data. Source: Apple's documentation of `HKSource`.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// The app itself.
    open class func `default`() -> HKSource {
        let record = HealthSource.app
        return HKSource(name: record.name, bundleIdentifier: record.bundle)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
    open override var hash: Int { bundleIdentifier.hashValue }
    open dynamic override var description: String { "<HKSource name: \(name), bundle identifier: \(bundleIdentifier)>" }
}

/// A version of a source. Source: Apple's documentation of `HKSourceRevision`.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
    public convenience init(source: HKSource, version: String?) {
        self.init(source: source, version: version, productType: nil, operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
    }

    convenience init(_ record: HealthSource) {
        let system = (record.system ?? []) + [0, 0, 0]
        self.init(
            source: HKSource(name: record.name, bundleIdentifier: record.bundle), version: record.version, productType: record.product,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: system[0], minorVersion: system[1], patchVersion: system[2]))
    }

    var record: HealthSource {
        let system = operatingSystemVersion
        return HealthSource(
            name: source.name, bundle: source.bundleIdentifier, version: version, product: productType,
            system: [system.majorVersion, system.minorVersion, system.patchVersion])
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKSourceRevision)?.record == record }
    open override var hash: Int { record.hashValue }
}

extension HealthSource {
    /// The running app.
    static var app: HealthSource {
        let information = DeviceRuntime.current.information
        let system = ProcessInfo.processInfo.operatingSystemVersion
        return HealthSource(
            name: information.string("CFBundleDisplayName") ?? information.string("CFBundleName") ?? ProcessInfo.processInfo.processName,
            bundle: information.string("CFBundleIdentifier") ?? Bundle.main.bundleIdentifier ?? "",
            version: information.string("CFBundleVersion"), product: "iPhone",
            system: [system.majorVersion, system.minorVersion, system.patchVersion])
    }
}
