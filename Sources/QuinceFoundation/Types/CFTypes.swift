// Core Foundation is not a module on Linux; where frameworks' Swift interfaces name its types, their Foundation counterparts stand in.

/// Core Foundation's string, which Swift code writes as a literal or bridges from `String`.
public typealias CFString = String
/// Core Foundation's dictionary.
public typealias CFDictionary = [String: Any]
/// Core Foundation's data.
public typealias CFData = NSData
/// Core Foundation's array.
public typealias CFArray = [Any]
/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
