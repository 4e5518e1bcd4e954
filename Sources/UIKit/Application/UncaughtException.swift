import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// The names of exceptions that iOS throws at apps.
package enum ExceptionName: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case parse = "NSParseErrorException"
    case invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
}

/// Ends the app as an uncaught Objective-C exception does: iOS's words on standard error, a message to the device, `SIGABRT`.
package func uncaughtException(_ name: ExceptionName, _ reason: String) -> Never {
    raise(NSExceptionName(rawValue: name.rawValue), reason)
}

/// Ends the app as a message that nobody understands does.
///
/// - Parameter hint: Additional information about the origin of the message.
package func unrecognizedSelector(_ selector: Selector, sentTo object: AnyObject, hint: String? = nil) -> Never {
    uncaughtException(
        .invalidArgument,
        "-[\(String(reflecting: type(of: object))) \(selector.name)]: unrecognized selector sent to instance \(addressText(of: object))"
            + (hint.map { ". \($0)" } ?? ""))
}
