import QuinceFoundation

/// A log with a subsystem and a category. Apple's documentation: `OSLog`.
public final class OSLog: NSObject, @unchecked Sendable {
    /// Categories with a meaning of their own.
    public struct Category: Hashable, Sendable {
        public let rawValue: String
        /// Signposts of interest to whoever reads a trace.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }

    /// Makes a log.
    public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isDisabled: false) }

    /// Makes a log of a category with a meaning of its own.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    /// The log of those who name none.
    public static let `default` = OSLog("", "", isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog("", "", isDisabled: true)

    /// Whether messages of a level are written: all are, as while Xcode runs an app, except those of the disabled log.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Whether signposts are recorded. No tool that records them is attached to an app here.
    public var signpostsEnabled: Bool { false }
}
