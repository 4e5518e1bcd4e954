/// Marks views that scrolling may rest at.
enum ScrollTargetMarks {
    /// Each of the views inside.
    enum Layout {}
    /// The view itself.
    enum Single {}
}

@MainActor struct ScrollTargetModifier: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    let isEnabled: Bool
    nonisolated init(_ key: Any.Type, isEnabled: Bool) { (self.key, self.isEnabled) = (ObjectIdentifier(key), isEnabled) }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in node.traits[modifier.value.key] = TraitBox(modifier.value.isEnabled) }
        return node
    }
}

/// A view that scrolling may rest at.
struct ScrollTargetPlace {
    let id: AnyHashable?
    /// In the content's coordinates.
    let frame: CGRect
}

extension LayoutNode {
    /// The views below that scrolling may rest at; `origin` is the node's place in the content.
    func collectScrollTargets(at origin: CGPoint, id: AnyHashable?, into places: inout [ScrollTargetPlace]) {
        let isSingle = (traits[ObjectIdentifier(ScrollTargetMarks.Single.self)] as? TraitBox<Bool>)?.value
        if isSingle == true { return places.append(ScrollTargetPlace(id: id, frame: CGRect(origin: origin, size: size))) }
        let isLayout = (traits[ObjectIdentifier(ScrollTargetMarks.Layout.self)] as? TraitBox<Bool>)?.value
        let ids = (self as? ListNode)?.elements.map(\.id) ?? (self as? LazyNode)?.shownElements.map(\.id) ?? []
        for (index, child) in displayedChildren.enumerated() {
            let corner = CGPoint(x: origin.x + child.position.x + contentOffset.x, y: origin.y + child.position.y + contentOffset.y)
            let childID = index < ids.count ? ids[index] : id
            if isLayout == true, !ids.isEmpty {
                places.append(ScrollTargetPlace(id: childID, frame: CGRect(origin: corner, size: child.size)))
            } else {
                child.collectScrollTargets(at: corner, id: childID, into: &places)
            }
        }
    }
}

extension View {
    /// Lets scrolling rest at each of the views in the layout.
    ///
    /// Source: Apple's documentation of `scrollTargetLayout(isEnabled:)`.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(ScrollTargetMarks.Layout.self, isEnabled: isEnabled))
    }
    /// Lets scrolling rest at the view.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(ScrollTargetMarks.Single.self, isEnabled: isEnabled))
    }
}
