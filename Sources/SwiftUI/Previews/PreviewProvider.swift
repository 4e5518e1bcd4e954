/// A type that shows views in previews.
///
/// Source: Apple's documentation of `PreviewProvider`.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform to show them on; nil for the app's.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The platforms previews are shown on.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A device that previews are shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The room previews have.
public enum PreviewLayout: Sendable {
    /// A device.
    case device
    /// The size of the view.
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a preview's device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// The same as `#Preview` says it.
    var trait: PreviewTrait<Preview.ViewTraits> {
        switch id {
        case "portraitUpsideDown": .portraitUpsideDown
        case "landscapeLeft": .landscapeLeft
        case "landscapeRight": .landscapeRight
        default: .portrait
        }
    }
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// The preview modifiers of a view. They have no effect in a running app.
struct PreviewTraits {
    var device: PreviewDevice?
    var layout = PreviewLayout.device
    var displayName: String?
    var orientation: InterfaceOrientation?
    var context: (any PreviewContext)?
}

private enum PreviewTraitsKey {}

extension LayoutNode {
    /// The preview modifiers of the view; the defaults where there are none.
    var previewTraits: PreviewTraits {
        get { trait(ObjectIdentifier(PreviewTraitsKey.self)) ?? PreviewTraits() }
        set { traits[ObjectIdentifier(PreviewTraitsKey.self)] = TraitBox(newValue) }
    }
}

@MainActor struct PreviewTraitsModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout PreviewTraits) -> Void
    nonisolated init(change: @escaping (inout PreviewTraits) -> Void) { self.change = change }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in modifier.value.change(&node.previewTraits) }
        return node
    }
}

extension View {
    /// Sets the device of the view's preview.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(PreviewTraitsModifier { $0.device = value }) }
    /// Sets the room of the view's preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { modifier(PreviewTraitsModifier { $0.layout = value }) }
    /// Sets the name of the view's preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewTraitsModifier { $0.displayName = value }) }
    /// Sets how the device of the view's preview is held.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewTraitsModifier { $0.orientation = value })
    }
}
