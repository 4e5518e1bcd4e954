import SwiftUI

/// The content of a widget from a date on.
///
/// Source: Apple's documentation of `TimelineEntry`.
public protocol TimelineEntry {
    /// When the entry is shown.
    var date: Date { get }
    /// The relevance of the entry; nil if it is not specified.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry among those of the same widget.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared with the scores of other entries; 0 or less: not at all.
    public var score: Float
    /// The validity of the score, in seconds; 0 until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// Entries, and when the next ones are wanted.
///
/// Source: Apple's documentation of `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the next timeline is asked for.
///
/// Source: Apple's documentation of `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Rule: Equatable, Sendable { case atEnd, never, after(Date) }
    let rule: Rule

    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// When the app asks for it.
    public static let never = TimelineReloadPolicy(rule: .never)
    /// Not before a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }
}
