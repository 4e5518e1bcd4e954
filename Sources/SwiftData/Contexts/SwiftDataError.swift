/// An error of SwiftData's own; those of stores are Core Data's.
///
/// Source: Apple's documentation of `SwiftDataError`.
public struct SwiftDataError: Error, Equatable, Hashable, CustomDebugStringConvertible {
    private enum Code: Hashable {
        case loadIssueModelContainer, modelValidationFailure, unknownSchema, backwardMigration, unsupportedPredicate
    }
    private let code: Code
    private let detail: String

    private init(_ code: Code, _ detail: String = "") { (self.code, self.detail) = (code, detail) }

    /// The container's stores could not be opened.
    public static var loadIssueModelContainer: SwiftDataError { SwiftDataError(.loadIssueModelContainer) }
    /// A model lacks a value that it must have.
    public static var modelValidationFailure: SwiftDataError { SwiftDataError(.modelValidationFailure) }
    /// The store is of a schema that the migration plan does not have.
    public static var unknownSchema: SwiftDataError { SwiftDataError(.unknownSchema) }
    /// The store is of a later version of the schema.
    public static var backwardMigration: SwiftDataError { SwiftDataError(.backwardMigration) }
    /// A predicate calls what a store cannot evaluate.
    public static var unsupportedPredicate: SwiftDataError { SwiftDataError(.unsupportedPredicate) }

    static func unknownSchema(_ detail: String) -> SwiftDataError { SwiftDataError(.unknownSchema, detail) }
    static func load(_ cause: any Error) -> SwiftDataError { SwiftDataError(.loadIssueModelContainer, "\(cause)") }

    public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    public var debugDescription: String { "SwiftDataError.\(code)" + (detail.isEmpty ? "" : ": " + detail) }
}
