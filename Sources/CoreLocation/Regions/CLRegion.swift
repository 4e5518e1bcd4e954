import QuinceFoundation

/// The device's relation to a region. Source: Apple's documentation of `CLRegionState`.
public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside
    case outside
}

/// The distance of a beacon. Source: Apple's documentation of `CLProximity`.
public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate
    case near
    case far
}

/// An area that can be monitored; apps use its subclasses.
///
/// Source: Apple's documentation of `CLRegion`.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name of the region in the app. A region replaces one that is monitored under the same name.
    open var identifier: String { name }
    /// Whether entering the region is notified.
    open var notifyOnEntry = true
    /// Whether leaving the region is notified.
    open var notifyOnExit = true
    private let name: String

    package init(identifier: String) { name = identifier }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.name = name as String
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    open func copy(with zone: NSZone? = nil) -> Any { copyFlags(to: CLRegion(identifier: name)) }

    func copyFlags(to copy: CLRegion) -> CLRegion {
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return copy
    }

    /// Regions are equal by their kind and identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: other) == type(of: self) && other.name == name
    }
    open override var hash: Int { name.hashValue }
    open dynamic override var description: String { "\(type(of: self)) (identifier:'\(name)')" }
}

extension CLRegion {
    @available(*, unavailable, message: "replaced by CLCircularRegion in iOS 7")
    public var center: CLLocationCoordinate2D { fatalError() }
    @available(*, unavailable, message: "replaced by CLCircularRegion in iOS 7")
    public var radius: CLLocationDistance { fatalError() }
}
