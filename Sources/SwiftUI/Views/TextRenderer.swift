import CoreText

/// Draws texts in place of the system.
///
/// Source: Apple's documentation of `TextRenderer` (iOS 18).
public protocol TextRenderer: Animatable {
    /// Draws the laid-out text; the context's origin is the upper left corner of the text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size that the text takes; that of the text itself by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the drawing reaches beyond the text, in points.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Stands for a text while a renderer measures it.
///
/// Source: Apple's documentation of `TextProxy` (iOS 18).
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Marks a part of a text for its renderer.
///
/// Source: Apple's documentation of `TextAttribute` (iOS 18).
public protocol TextAttribute {}

extension Text {
    /// Marks the text for its renderer.
    ///
    /// Source: Apple's documentation of `Text.customAttribute(_:)` (iOS 18).
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var result = self
        result.styling.custom = CustomTextAttributes(value).over(styling.custom)
        return result
    }

    /// The parts of the text that are marked, in order.
    func customRanges(in environment: EnvironmentValues) -> [CustomTextRange] {
        var result: [CustomTextRange] = []
        var start = 0
        collectCustom(nil, environment, &start, &result)
        return result
    }

    private func collectCustom(
        _ outer: CustomTextAttributes?, _ environment: EnvironmentValues, _ start: inout Int, _ result: inout [CustomTextRange]
    ) {
        let own = styling.custom?.over(outer) ?? outer
        if case .joined(let first, let second) = storage {
            first.collectCustom(own, environment, &start, &result)
            return second.collectCustom(own, environment, &start, &result)
        }
        let end = start + runs(in: environment).utf16Count
        if let own, end > start { result.append(CustomTextRange(range: start..<end, attributes: own)) }
        start = end
    }
}

/// The marks of a text, by their types.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
    private final class Identity {}
    private let values: [ObjectIdentifier: Any]
    private let identity: Identity

    init<T: TextAttribute>(_ value: T) { (values, identity) = ([ObjectIdentifier(T.self): value], Identity()) }
    private init(_ values: [ObjectIdentifier: Any]) { (self.values, identity) = (values, Identity()) }

    func over(_ outer: CustomTextAttributes?) -> CustomTextAttributes {
        guard let outer else { return self }
        return CustomTextAttributes(values.merging(outer.values) { own, _ in own })
    }
    func value<T>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    static func == (lhs: Self, rhs: Self) -> Bool {
        if lhs.identity === rhs.identity { return true }
        guard lhs.values.count == rhs.values.count else { return false }
        return lhs.values.allSatisfy { key, value in
            guard let other = rhs.values[key] else { return false }
            return areSame(value, other)
        }
    }

    private static func areSame<T>(_ first: T, _ second: Any) -> Bool {
        (second as? T).map { ValueComparison.areEqual(first, $0) } ?? false
    }
}

/// The marks of a part of a text.
struct CustomTextRange: Equatable {
    /// In UTF-16 units.
    let range: Range<Int>
    let attributes: CustomTextAttributes
}

/// A renderer whose type is not told.
struct TextRendering: Equatable {
    let draw: (Text.Layout, inout GraphicsContext) -> Void
    let size: (ProposedViewSize, TextProxy) -> CGSize
    let padding: EdgeInsets
    private let value: Any

    init<R: TextRenderer>(_ renderer: R) {
        draw = { renderer.draw(layout: $0, in: &$1) }
        size = { renderer.sizeThatFits(proposal: $0, text: $1) }
        padding = renderer.displayPadding
        value = renderer
    }

    static func == (lhs: TextRendering, rhs: TextRendering) -> Bool {
        func compare<T>(_ value: T) -> Bool { (rhs.value as? T).map { ValueComparison.areEqual(value, $0) } ?? false }
        return _openExistential(lhs.value, do: compare)
    }
}

private struct TextRenderingKey: EnvironmentKey { static var defaultValue: TextRendering? { nil } }

extension EnvironmentValues {
    /// Draws texts in place of the system; nil for the system.
    var textRendering: TextRendering? {
        get { self[TextRenderingKey.self] }
        set { self[TextRenderingKey.self] = newValue }
    }
}

/// Animations go through the renderer's values.
private struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
    var renderer: R
    var animatableData: R.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    func body(content: Content) -> some View { content.environment(\.textRendering, TextRendering(renderer)) }
}

extension View {
    /// Has a renderer draw the texts inside.
    ///
    /// Source: Apple's documentation of `textRenderer(_:)` (iOS 18).
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modifier(TextRendererModifier(renderer: renderer)) }
}
