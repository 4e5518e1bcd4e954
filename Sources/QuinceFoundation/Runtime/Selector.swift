import Foundation

/// The name of a method, as Objective-C has it (`tapped:`, `textFieldDidChange:with:`). `#selector` lowers to this.
///
/// As large as a pointer, and equal selectors have equal bits, as on iOS: code casts selectors to pointers that are keys of associated objects.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The only entry of the name, which is kept for good.
    private let entry: Unmanaged<SelectorEntry>

    public init(_ name: String) { entry = .passUnretained(SelectorEntry.named(name)) }
    public init(stringLiteral value: String) { self.init(value) }

    @_spi(Quince) public var name: String { entry._withUnsafeGuaranteedRef { $0.name } }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.entry.toOpaque() == right.entry.toOpaque() }
    public func hash(into hasher: inout Hasher) { hasher.combine(entry.toOpaque()) }
}

/// A registered name of methods.
private final class SelectorEntry {
    let name: String

    private init(name: String) { self.name = name }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [String: SelectorEntry] = [:]

    static func named(_ name: String) -> SelectorEntry {
        lock.withLock {
            if let known = entries[name] { return known }
            let made = SelectorEntry(name: name)
            entries[name] = made
            return made
        }
    }
}

/// The selector's name; the Foundation function of this name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of a name; the Foundation function of this name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
