import Foundation

/// The memory and comparison semantics of pointer collections.
public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
        var comparesPointers: Bool { contains(.objectPointerPersonality) }
    }
}

public typealias NSMapTableOptions = Int
public typealias NSHashTableOptions = Int
public let NSMapTableStrongMemory = 0
public let NSMapTableWeakMemory = 5
public let NSMapTableCopyIn = 1 << 16
public let NSMapTableObjectPointerPersonality = 2 << 8
public let NSHashTableStrongMemory = 0
public let NSHashTableWeakMemory = 5
public let NSHashTableCopyIn = 1 << 16
public let NSHashTableObjectPointerPersonality = 2 << 8

/// An object that a collection holds, weakly or strongly.
struct HeldObject {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
        strongObject = options.isWeak ? nil : kept
        weakObject = options.isWeak ? kept : nil
    }

    var object: AnyObject? { strongObject ?? weakObject }
}

/// The identity of an object in a table: its equality, or its address.
struct PointerKey: Hashable {
    private let value: Int
    private let object: HeldObject
    private let comparesPointers: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        comparesPointers = options.comparesPointers || !(object is NSObject)
        self.object = HeldObject(object, options)
        value = comparesPointers ? ObjectIdentifier(object).hashValue : (object as! NSObject).hash
    }

    var held: AnyObject? { object.object }

    static func == (lhs: PointerKey, rhs: PointerKey) -> Bool {
        guard lhs.value == rhs.value, let a = lhs.held, let b = rhs.held else { return false }
        return a === b || !lhs.comparesPointers && (a as? NSObject)?.isEqual(b) ?? false
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
