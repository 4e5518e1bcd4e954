/// Bytes that are no model in Core ML's format, or one beyond the reader's bounds.
package struct ModelFormatError: Error, Equatable, Sendable {
    /// The problem, worded to follow “it”.
    package let message: String

    package init(_ message: String) { self.message = message }
}
