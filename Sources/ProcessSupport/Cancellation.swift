import Glibc

/// Ends a program that another thread waits for.
package final class Cancellation: Sendable {
    private let reader: OwnedDescriptor
    private let writer: OwnedDescriptor

    /// - Throws: `ProcessError` where the process has no descriptor left.
    package init() throws { (reader, writer) = try OwnedDescriptor.pipe() }

    /// Ends the program and whatever it has started; does nothing where it has ended by itself.
    package func cancel() {
        var byte: UInt8 = 1
        _ = write(writer.number, &byte, 1)
    }

    /// Is readable once the program is to end.
    var descriptor: Int32 { reader.number }
}
