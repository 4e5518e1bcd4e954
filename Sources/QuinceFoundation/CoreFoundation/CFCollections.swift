import Foundation

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet?.count ?? 0 }

// Values of Core Foundation's collections are addresses of objects; those of Swift's collections, which stand in here, have none.

@available(*, unavailable, message: "not yet in Quince: CFArrayGetValueAtIndex; use (array as NSArray)[index]")
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! { fatalError() }
@available(*, unavailable, message: "not yet in Quince: CFDictionaryGetValue; use (dictionary as NSDictionary)[key]")
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! { fatalError() }
@available(*, unavailable, message: "not yet in Quince: CFDictionaryContainsKey; use (dictionary as NSDictionary)[key]")
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool { fatalError() }
@available(*, unavailable, message: "not yet in Quince: CFDictionarySetValue; use a Dictionary")
public func CFDictionarySetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) { fatalError() }
@available(*, unavailable, message: "not yet in Quince: CFDictionaryAddValue; use a Dictionary")
public func CFDictionaryAddValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) { fatalError() }
@available(*, unavailable, message: "not yet in Quince: CFArrayAppendValue; use an Array")
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) { fatalError() }

// MARK: Locales

/// The user's locale.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: Locale.current.identifier) }
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
    locale.map { CFLocaleIdentifier(($0 as Locale).identifier) }
}

/// A locale's identifier, such as `en_US`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}
