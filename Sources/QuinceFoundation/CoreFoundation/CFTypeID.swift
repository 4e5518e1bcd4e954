import Foundation

// The numbers are those of Core Foundation's own types on iOS. Programs compare them and print them at most.

/// The number of an object's type: that of Core Foundation's type that it is or stands for, 1 for all other objects.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case let number as NSNumber: isBoolean(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case is NSAttributedString: CFAttributedStringGetTypeID()
    case let object as any CoreFoundationObject: type(of: object).typeID
    default: 1
    }
}

/// A class of another module that Core Foundation knows by a number.
@_spi(Quince) public protocol CoreFoundationObject: AnyObject {
    static var typeID: CFTypeID { get }
}

/// Numbers made of truth values are two objects of a type of their own.
private func isBoolean(_ number: NSNumber) -> Bool { number === kCFBooleanTrue || number === kCFBooleanFalse }

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFSetGetTypeID() -> CFTypeID { 17 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFErrorGetTypeID() -> CFTypeID { 27 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFAttributedStringGetTypeID() -> CFTypeID { 62 }
