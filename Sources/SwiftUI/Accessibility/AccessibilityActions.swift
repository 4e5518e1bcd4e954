/// A kind of action that assistive technologies perform on an element.
///
/// Source: Apple's documentation of `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    let text: Text?
    private let name: String
    /// Activating the element.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving a modal view.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// A command with a name.
    public init(named name: Text) { (text, self.name) = (name, "named") }
    private init(name: String) { (text, self.name) = (nil, name) }
}

/// The direction in which an adjust action changes a value: up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// A wish to see something larger or smaller.
///
/// Source: Apple's documentation of `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }
    public let direction: Direction
    /// The position of the gesture in the element, in fractions of its size.
    public let location: UnitPoint
    /// The position of the gesture in the element's coordinates, in points.
    public let point: CGPoint
}

extension AccessibilityOverlay {
    func addCommand(_ name: String, _ handler: @escaping () -> Void) {
        customActions.append(
            UIAccessibilityCustomAction(name: name) { _ in
                handler()
                return true
            })
    }

    /// Does `handler` besides what is done already, as each modifier's action is.
    fileprivate func add(_ kind: AccessibilityActionKind, _ environment: EnvironmentValues, _ handler: @escaping () -> Void) {
        if let name = kind.text { return addCommand(name.spokenText(in: environment), handler) }
        switch kind {
        case .escape: escape = handler
        case .magicTap: magicTap = handler
        default: activate = handler
        }
    }
}

extension View {
    /// Says what is done when people ask the view for something.
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> some View
    { accessibilityContent { $0.add(actionKind, $1, handler) } }

    /// Adds a command.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> some View
    { accessibilityAction(named: Text(name), handler) }

    /// Adds a command whose name is what `label` says.
    nonisolated public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        modifier(
            AccessibilityPartsModifier(label(), isLaidOut: false) { found, parts, node in
                let items = found.isEmpty ? [AccessibilityItem(node, label: nil, traits: .none)] : found
                let name = parts.compactMap(\.spokenLabel).joined(separator: ", ")
                for item in items where !name.isEmpty { item.content.addCommand(name, action) }
                return items
            })
    }

    /// Adds commands: what can be activated in `content`, which is not shown.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(
            AccessibilityPartsModifier(content(), isLaidOut: false) { found, parts, node in
                let items = found.isEmpty ? [AccessibilityItem(node, label: nil, traits: .none)] : found
                for item in items { item.content.customActions += parts.compactMap(\.command) }
                return items
            })
    }

    /// Says what is done when people raise or lower the view's value.
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
        accessibilityContent { content, _ in
            content.addedTraits.insert(.adjustable)
            content.adjust = { handler($0 ? .increment : .decrement) }
        }
    }

    /// Says what is done when people scroll with three fingers: `handler` is told towards which edge.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityContent { content, environment in
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            content.scroll = { direction in
                switch direction {
                case .up: handler(.top)
                case .down: handler(.bottom)
                case .left: handler(isRightToLeft ? .trailing : .leading)
                case .right: handler(isRightToLeft ? .leading : .trailing)
                case .previous: handler(.leading)
                case .next: handler(.trailing)
                }
            }
        }
    }

    /// Says what is done when people want to see the view's content larger or smaller.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        accessibilityItem { item, _ in
            let node = item.node
            item.content.zoom = { [weak node] isIn, point in
                let frame = item.view?.bounds ?? node?.frameInContainer ?? .zero
                let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
                let location =
                    frame.width > 0 && frame.height > 0
                    ? UnitPoint(x: inside.x / frame.width, y: inside.y / frame.height) : UnitPoint.center
                handler(AccessibilityZoomGestureAction(direction: isIn ? .zoomIn : .zoomOut, location: location, point: inside))
            }
        }
    }

    /// Says where in the view people touch it by activating it, in points.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibilityItem { item, _ in
            let origin = item.view?.bounds.origin ?? item.node.frameInContainer.origin
            item.content.activationPoint = CGPoint(x: origin.x + activationPoint.x, y: origin.y + activationPoint.y)
        }
    }
    /// Says where in the view people touch it by activating it, as parts of its size.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityItem { item, _ in
            let frame = item.view?.bounds ?? item.node.frameInContainer
            item.content.activationPoint = CGPoint(
                x: frame.minX + activationPoint.x * frame.width, y: frame.minY + activationPoint.y * frame.height)
        }
    }

    @available(*, unavailable, message: "not yet in Quince: points from which assistive technologies drag")
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: points from which assistive technologies drag")
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: points on which assistive technologies drop")
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: points on which assistive technologies drop")
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
}

/// The group in which assistive technologies list actions. VoiceOver's texts here list all actions in one.
///
/// Source: Apple's documentation of `AccessibilityActionCategory` (iOS 18).
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?
    public static let `default` = AccessibilityActionCategory(name: nil)
    public static let edit = AccessibilityActionCategory("Edit")
    private init(name: Text?) { self.name = name }
    public init(_ name: Text) { self.name = name }
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}
