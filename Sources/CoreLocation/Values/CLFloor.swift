import QuinceFoundation

/// The floor of a building that the device is on.
///
/// Source: Apple's documentation of `CLFloor`.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The floor; 0 is the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { level = coder.decodeInteger(forKey: "level") }
    open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLFloor)?.level == level }
    open override var hash: Int { level }
}
