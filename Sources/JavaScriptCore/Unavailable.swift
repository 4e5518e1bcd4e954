import QuinceFoundation

/// Methods of a class that JavaScript sees.
@available(*, unavailable, message: "not yet in Quince: objects of Swift's in JavaScript; set functions and values")
public protocol JSExport {}
@available(*, unavailable, message: "not yet in Quince: values that objects of Swift's keep; keep a JSValue")
open class JSManagedValue: NSObject {}
