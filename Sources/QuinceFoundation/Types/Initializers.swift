import Foundation

// `init()` of classes that have it on iOS. On Linux it is internal or left out, and an extension cannot override it; one of a protocol can have it.

/// A class whose objects are made by a function.
public protocol _MadeByFunction {
    static func _made() -> Self
}

extension _MadeByFunction {
    public init() { self = Self._made() }
}

extension ProcessInfo: _MadeByFunction {
    /// The information about this process, of which there is one object.
    public static func _made() -> Self { ProcessInfo.processInfo as! Self }
}

extension Progress: _MadeByFunction {
    /// A progress without units that belongs to no other.
    public static func _made() -> Self { Progress(parent: nil, userInfo: nil) as! Self }
}

extension NSMutableString: _MadeByFunction {
    /// An empty string.
    public static func _made() -> Self { NSMutableString(string: "") as! Self }
}
