/// The revisions of the Model Context Protocol that are spoken.
enum ProtocolVersion: String, CaseIterable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"

    static let latest = ProtocolVersion.june2025

    /// The revision to speak with a client that asks for one: the same, or the latest where that is not known.
    static func negotiated(_ wanted: String) -> ProtocolVersion { ProtocolVersion(rawValue: wanted) ?? latest }

    /// Whether several messages may come as one array. Source: the changes of revision 2025-06-18.
    var hasBatches: Bool { self != .june2025 }
    /// Whether progress has a text. Source: the changes of revision 2025-03-26.
    var hasProgressTexts: Bool { self != .november2024 }
}
