/// The role of a view in a pair of a label and the content that it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

extension View {
    /// Makes the view one of a pair: the content has the label's words.
    ///
    /// - Parameters:
    ///   - id: Names the pair.
    ///   - namespace: The namespace of the identifier.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityItem { item, _ in
            item.links.append(AccessibilityLink(role == .label ? .label : .content, AnyHashable(id), namespace))
        }
    }

    /// Lets people go from the view to others of the group, wherever these are.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityItem { item, _ in
            let link = AccessibilityLink(.group, AnyHashable(id), namespace)
            item.links.append(link)
            item.content.customRotors.append(
                UIAccessibilityCustomRotor(name: "Linked Elements") { predicate in
                    AccessibilityRotorSearch.next(AccessibilityLinks.shared.objects(link), predicate)
                })
        }
    }
}
