import SwiftUI

/// The text or view at a value of an axis.
///
/// Source: Apple's documentation of `AxisValueLabel`.
@MainActor @preconcurrency public struct AxisValueLabel<Content: View>: AxisMark {
    public let _items: [_AxisMarkItem]
}

extension AxisValueLabel where Content == Text {
    /// The value as the axis writes it.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing)
        ]
    }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing, text: AxisText.make(format))
        ]
    }

    public init(
        _ title: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing, content: AnyView(title))
        ]
    }

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let title = Text(titleKey)
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing, content: AnyView(title))
        ]
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let title = Text(verbatim: String(title))
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing, content: AnyView(title))
        ]
    }
}

extension AxisValueLabel {
    /// A view of the app's own.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let content = AnyView(content())
        _items = [
            _AxisMarkItem(
                kind: .label, centered: centered ?? false, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing, content: content)
        ]
    }
}
