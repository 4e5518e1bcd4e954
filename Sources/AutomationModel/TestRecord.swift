import Foundation

/// A record of a test besides its output; one JSON object a line of the file `TestRecord.fileName`.
public struct TestRecord: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case beginActivity, endActivity, attachment
        /// A measurement, as text.
        case metric
    }

    public var kind: Kind
    /// The test, such as `CartTests.testTotal`.
    public var test: String
    /// The activity's or attachment's name, or the metric's summary.
    public var name: String
    /// Seconds since the test began.
    public var time: Double
    /// The attachment's file, a name in the folder of the records.
    public var file: String?
    /// The attachment's uniform type identifier.
    public var type: String?
    /// Whether the attachment is kept if the test passes.
    public var isKept: Bool?

    public init(
        kind: Kind, test: String, name: String, time: Double = 0, file: String? = nil, type: String? = nil, isKept: Bool? = nil
    ) {
        (self.kind, self.test, self.name, self.time) = (kind, test, name, time)
        (self.file, self.type, self.isKept) = (file, type, isKept)
    }

    /// The file of the records, in the folder that `AutomationChannel.recordsVariable` names.
    public static let fileName = "records.jsonl"
}
