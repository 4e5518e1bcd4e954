import Foundation

/// An error of the program itself, which ends the process when it is raised: Swift catches no exceptions, on iOS either.
///
/// Source: Apple's documentation of `NSException`.
open class NSException: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let name: NSExceptionName
    /// The text for people who write programs.
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?
    /// The return addresses and symbols of the stack that the exception was raised on; empty until then.
    public fileprivate(set) var callStackReturnAddresses: [NSNumber] = []
    public fileprivate(set) var callStackSymbols: [String] = []

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        name = NSExceptionName(rawValue: text as String)
        reason = coder.decodeObject(of: NSString.self, forKey: "reason") as String?
        let classes: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self]
        userInfo = coder.decodeObject(of: classes, forKey: "userinfo") as? [AnyHashable: Any]
    }

    public func encode(with coder: NSCoder) {
        coder.encode(name.rawValue as NSString, forKey: "name")
        coder.encode(reason as NSString?, forKey: "reason")
        coder.encode(userInfo as NSDictionary?, forKey: "userinfo")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason && userInfo as NSDictionary? == other.userInfo as NSDictionary?
    }
    open override var hash: Int { name.rawValue.hash }
    open dynamic override var description: String { reason ?? name.rawValue }

    /// Ends the process, after the handler of uncaught exceptions.
    open func raise() {
        UncaughtException.end(self)
    }

    /// Raises an exception whose reason is a format's text.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}

/// The handler of uncaught exceptions.
nonisolated(unsafe) private var uncaughtExceptionHandler: ((NSException) -> Void)?

/// Sets the function that is called with an exception before it ends the process; nil for none.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) { uncaughtExceptionHandler = handler }
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaughtExceptionHandler }

extension UncaughtException {
    /// Ends the process as an exception does that nobody catches.
    static func end(_ exception: NSException) -> Never {
        exception.callStackReturnAddresses = Thread.callStackReturnAddresses
        exception.callStackSymbols = Thread.callStackSymbols
        let handler = uncaughtExceptionHandler
        // One that is raised by the handler itself ends the process.
        uncaughtExceptionHandler = nil
        handler?(exception)
        end(name: exception.name.rawValue, reason: exception.reason ?? "")
    }
}
