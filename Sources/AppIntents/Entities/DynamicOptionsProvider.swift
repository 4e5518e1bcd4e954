import QuinceFoundation

/// Says what there is to choose for a parameter.
///
/// Source: Apple's documentation of `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Never
    func results() async throws -> Result
    /// Returns the value that a new intent begins with; nil for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
    public func defaultResult() async -> Never? { nil }
}

extension Never: _IntentValue {}

/// A collection of options for a parameter.
///
/// Source: Apple's documentation of `ResultsCollection`.
public protocol ResultsCollection {
    /// The items with their headings.
    var _sections: [_OptionSection] { get }
}

/// Items under a heading.
public struct _OptionSection {
    var title: LocalizedStringResource?
    var items: [(value: Any, display: DisplayRepresentation?)]
}

extension Array: ResultsCollection {
    public var _sections: [_OptionSection] { [_OptionSection(title: nil, items: map { ($0, nil) })] }
}

/// An item with a text of its own.
///
/// Source: Apple's documentation of `IntentItem`.
public struct IntentItem<Value> {
    public let value: Value
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?

    public init(_ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil) {
        (self.value, self.title, self.subtitle) = (value, title, subtitle)
    }

    var item: (value: Any, display: DisplayRepresentation?) { (value, title.map { DisplayRepresentation(title: $0, subtitle: subtitle) }) }
}

/// Items under a heading.
///
/// Source: Apple's documentation of `IntentItemSection`.
public struct IntentItemSection<Result> {
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Result>]

    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) { (self.title, self.items) = (title, items) }
    public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// Items in sections.
///
/// Source: Apple's documentation of `IntentItemCollection`.
public struct IntentItemCollection<Result>: ResultsCollection {
    public let sections: [IntentItemSection<Result>]

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
        self.sections = sections
    }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        sections = [IntentItemSection(items: items)]
    }

    public var _sections: [_OptionSection] { sections.map { _OptionSection(title: $0.title, items: $0.items.map(\.item)) } }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
