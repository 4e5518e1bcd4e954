// Foundation on Linux does not show Core Foundation's types, and Swift there has no bridging to them: their Foundation counterparts stand in.
// On iOS both are one object (toll-free bridging), so `text as CFString` and `error as CFError` mean the same here.

import Foundation

/// Core Foundation's string, which Swift code writes as a literal or bridges from `String`.
public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's dictionary.
public typealias CFDictionary = [String: Any]
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's array.
public typealias CFArray = [Any]
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
/// Core Foundation's data.
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFNull = NSNull
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFTimeZone = NSTimeZone
public typealias CFCalendar = NSCalendar
public typealias CFCharacterSet = NSCharacterSet
public typealias CFUUID = NSUUID
public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream
/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject

/// Core Foundation's number of items, and positions among them.
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
public typealias CFStringEncoding = UInt32
/// The result of a function of the system; 0 is success.
public typealias OSStatus = Int32
/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// A stretch of items: the position of the first, and their number.
public struct CFRange: Equatable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Makes a range of a position and a number of items.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The result of a comparison.
public enum CFComparisonResult: CFIndex, Sendable {
    case compareLessThan = -1
    case compareEqualTo = 0
    case compareGreaterThan = 1
}

/// Core Foundation's way of getting memory; there is one.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator! = CFAllocator()
public let kCFAllocatorSystemDefault: CFAllocator! = kCFAllocatorDefault
public let kCFAllocatorMalloc: CFAllocator! = kCFAllocatorDefault
public let kCFAllocatorNull: CFAllocator! = kCFAllocatorDefault

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFNull: CFNull! = NSNull()
public let kCFNotFound: CFIndex = -1

// MARK: Keys of information property lists

public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

// MARK: Objects of functions that create

/// An object of Core Foundation whose memory the caller would manage on iOS. Its counterpart here is a Swift value.
public struct CFUnmanaged<Instance> {
    private let value: Instance

    @_spi(Quince) public init(_ value: Instance) { self.value = value }

    /// The value, of which the caller has one reference to give back.
    public func takeRetainedValue() -> Instance { value }
    /// The value, which others keep.
    public func takeUnretainedValue() -> Instance { value }
    /// Gives a reference back. Swift counts references itself.
    public func release() {}
}

// MARK: Identifiers

/// Makes a universally unique identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// The text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
