/// The order in which people come to items that stand together.
@MainActor enum AccessibilityOrder {
    /// The items as they are read: those of higher priority first, nothing beside something modal, labels with what they label.
    static func arranged(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
        let reachable = items.last(where: \.isModal).map { [$0] } ?? items
        let paired = pair(reachable)
        guard paired.contains(where: { $0.sortPriority != 0 }) else { return paired }
        return paired.enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
    }

    /// Labels that stand by themselves become the labels of what they belong to.
    private static func pair(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
        func names(_ item: AccessibilityItem, _ kind: AccessibilityLink.Kind) -> [AccessibilityLink] {
            item.links.filter { $0.kind == kind }
        }
        guard items.contains(where: { !names($0, .label).isEmpty }) else { return items }
        return items.filter { item in
            guard let link = names(item, .label).first,
                let content = items.first(where: { names($0, .content).contains { $0.name == link.name } })
            else { return true }
            content.content.label = [item.spokenLabel, content.spokenLabel].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: ", ")
            return false
        }
    }
}

/// A name by which an item belongs to others.
struct AccessibilityLink: Hashable {
    enum Kind { case label, content, group, rotorEntry }
    let kind: Kind
    let name: AnyHashable

    init(_ kind: Kind, _ id: AnyHashable, _ namespace: Namespace.ID) {
        (self.kind, name) = (kind, AnyHashable([id, AnyHashable(namespace)]))
    }
}

/// Finds what is named.
@MainActor final class AccessibilityLinks {
    static let shared = AccessibilityLinks()
    private struct Target { weak var object: NSObject? }
    private var targets: [AccessibilityLink: [Target]] = [:]

    func add(_ object: NSObject, _ link: AccessibilityLink) {
        var known = targets[link, default: []].filter { $0.object != nil }
        if !known.contains(where: { $0.object === object }) { known.append(Target(object: object)) }
        targets[link] = known
    }

    /// Returns the objects linked under the identifier that still exist, in the order of registration.
    func objects(_ link: AccessibilityLink) -> [NSObject] { (targets[link] ?? []).compactMap(\.object) }
}
