import Foundation

/// Messages about layer properties that change nothing here.
enum UnsupportedLooks {
    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()

    /// Writes to standard error, once for each property, what holds whatever its value is.
    static func report(_ property: String, _ fact: String) {
        guard lock.withLock({ reported.insert(property).inserted }) else { return }
        FileHandle.standardError.write(Data("[QuartzCore] \(property) has no effect in Quince: \(fact).\n".utf8))
    }
}
