// The types of `MacTypes.h` that APIs of iOS still use. The result codes of the Mac's own managers (`paramErr` …) are not part of iOS.

/// The result of an older function of the system; 0 is success.
public typealias OSErr = Int16
/// Four characters in one number, the first in the highest byte.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias ResType = FourCharCode
public typealias Boolean = UInt8
public typealias UniChar = UInt16
public typealias UniCharCount = UInt
public typealias ByteCount = UInt
public typealias ItemCount = UInt
public typealias Fixed = Int32

/// The result code of success.
public var noErr: OSStatus { 0 }

/// C's truth value of one byte, as functions of the system and pointers to it have it.
@frozen public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable, CustomStringConvertible {
    private var byte: UInt8

    public init(_ value: Bool) { byte = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// Any byte but 0 is true.
    public var boolValue: Bool { byte != 0 }
    public var description: String { boolValue.description }

    public static func == (left: DarwinBoolean, right: DarwinBoolean) -> Bool { left.boolValue == right.boolValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(boolValue) }
}
