import Foundation

/// The end of a process by an uncaught exception, as on iOS: the reason is written to standard error, then the process aborts.
@_spi(Quince) public enum UncaughtException {
    /// Told of an exception just before the process ends; UIKit reports it to the device.
    nonisolated(unsafe) public static var observer: ((_ name: String, _ reason: String) -> Void)?

    /// Ends the process as an uncaught Objective-C exception does.
    static func end(name: String, reason: String) -> Never {
        observer?(name, reason)
        fflush(nil)
        FileHandle.standardError.write(Data("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n".utf8))
        abort()
    }
}

/// Ends the app with an exception of iOS's name and wording.
@_spi(Quince) public func raise(_ name: NSExceptionName, _ reason: @autoclosure () -> String) -> Never {
    UncaughtException.end(NSException(name: name, reason: reason()))
}
