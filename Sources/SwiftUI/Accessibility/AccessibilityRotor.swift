/// A list of elements that VoiceOver steps through with a rotor.
///
/// Source: Apple's documentation of `AccessibilityRotorContent`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    /// The entries, put together of others.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
    var _entries: [_AccessibilityRotorEntry] { get }
}

/// One entry of a rotor, whatever its identity. Apps do not use it.
public struct _AccessibilityRotorEntry {
    let label: Text?
    let id: AnyHashable
    let namespace: Namespace.ID?
    let prepare: () -> Void
}

extension AccessibilityRotorContent {
    public var _entries: [_AccessibilityRotorEntry] { body._entries }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An element that a rotor goes to.
@MainActor @preconcurrency public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never
    private let label: Text?
    nonisolated(unsafe) private let id: ID
    private let namespace: Namespace.ID?
    nonisolated(unsafe) private let prepare: () -> Void
    public var _entries: [_AccessibilityRotorEntry] {
        [_AccessibilityRotorEntry(label: label, id: AnyHashable(id), namespace: namespace, prepare: prepare)]
    }

    nonisolated init(_ label: Text?, _ id: ID, _ namespace: Namespace.ID?, _ prepare: (() -> Void)?) {
        (self.label, self.id, self.namespace, self.prepare) = (label, id, namespace, prepare ?? {})
    }
    /// - Parameter prepare: Brings the element to where it can be found.
    nonisolated public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
        self.init(label, id, nil, prepare)
    }
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(label, id, namespace, prepare) }
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(labelKey), id, nil, prepare) }
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(labelKey), id, namespace, prepare) }
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(label), id, nil, prepare) }
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(label), id, namespace, prepare) }
}

/// Puts the entries of a rotor together.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    @MainActor public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
        -> some AccessibilityRotorContent
    {
        var entries: [_AccessibilityRotorEntry] = []
        repeat entries += (each content)._entries
        return JoinedRotorContent(_entries: entries)
    }
    @MainActor public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
        JoinedRotorContent(_entries: content?._entries ?? [])
    }
}

struct JoinedRotorContent: AccessibilityRotorContent {
    typealias Body = Never
    let _entries: [_AccessibilityRotorEntry]
}

/// Rotors that VoiceOver has names for.
///
/// Source: Apple's documentation of `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
    let type: UIAccessibilityCustomRotor.SystemRotorType
    let name: String
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(type: visited ? .visitedLink : .link, name: visited ? "Visited Links" : "Links")
    }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .link, name: "Links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        let type = UIAccessibilityCustomRotor.SystemRotorType(
            rawValue: UIAccessibilityCustomRotor.SystemRotorType.heading.rawValue + Int(level.rawValue))
        return AccessibilitySystemRotor(type: type ?? .heading, name: level == .unspecified ? "Headings" : "Headings \(level.rawValue)")
    }
    public static var headings: AccessibilitySystemRotor { headings(level: .unspecified) }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .boldText, name: "Bold Text") }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .italicText, name: "Italic Text") }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .underlineText, name: "Underlined Text") }
    public static var misspelledWords: AccessibilitySystemRotor {
        AccessibilitySystemRotor(type: .misspelledWord, name: "Misspelled Words")
    }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .image, name: "Images") }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .textField, name: "Text Fields") }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .table, name: "Tables") }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .list, name: "Lists") }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .landmark, name: "Landmarks") }
}

/// Goes from one element to the next.
@MainActor enum AccessibilityRotorSearch {
    static func next(_ objects: [NSObject], _ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    {
        let current = objects.firstIndex { $0 === predicate.currentItem.targetElement }
        let isForward = predicate.searchDirection == .next
        let place = current.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : objects.count - 1)
        guard objects.indices.contains(place) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: objects[place], targetRange: nil)
    }

    static func targets(_ entries: [_AccessibilityRotorEntry]) -> [NSObject] {
        entries.compactMap { entry in
            guard let namespace = entry.namespace else { return nil }
            entry.prepare()
            return AccessibilityLinks.shared.objects(AccessibilityLink(.rotorEntry, entry.id, namespace)).first
        }
    }
}

extension View {
    nonisolated private func rotor(
        _ name: @escaping @MainActor (EnvironmentValues) -> String, _ entries: @escaping @MainActor () -> [_AccessibilityRotorEntry]
    ) -> some View {
        accessibilityContent { content, environment in
            content.customRotors.append(
                UIAccessibilityCustomRotor(name: name(environment)) { predicate in
                    AccessibilityRotorSearch.next(AccessibilityRotorSearch.targets(entries()), predicate)
                })
        }
    }

    /// Adds a rotor that goes through `entries`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor({ label.spokenText(in: $0) }, { entries()._entries }) }
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor({ _ in systemRotor.name }, { entries()._entries }) }

    /// Adds a rotor that goes through the elements of models.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel) }
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: \.id, entryLabel: entryLabel) }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let all = entries.map {
            _AccessibilityRotorEntry(
                label: Text($0[keyPath: entryLabel]), id: AnyHashable($0[keyPath: entryID]), namespace: nil, prepare: {})
        }
        return rotor({ rotorLabel.spokenText(in: $0) }, { all })
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel) }
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel, ID: Hashable, L: StringProtocol>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel) }
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel: Identifiable, L: StringProtocol>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabel), entries: entries, entryID: \.id, entryLabel: entryLabel) }

    @available(*, unavailable, message: "not yet in Quince: rotors through parts of one text; list entries of views")
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: rotors through parts of one text; list entries of views")
    nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: rotors through parts of one text; list entries of views")
    nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: rotors through parts of one text; list entries of views")
    nonisolated public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View {
        self
    }
    /// Makes the view what a rotor's entry of this identity goes to.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityItem { item, _ in item.links.append(AccessibilityLink(.rotorEntry, AnyHashable(id), namespace)) }
    }
}
