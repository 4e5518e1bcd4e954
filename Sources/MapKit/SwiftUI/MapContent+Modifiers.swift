import SwiftUI

/// Content in another style.
@MainActor @preconcurrency struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
    let content: Content
    let change: (inout _MapStyle) -> Void

    func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        var style = style
        change(&style)
        content._collect(style, into: &items)
    }
}

extension MapContent {
    private func styled(_ change: @escaping (inout _MapStyle) -> Void) -> some MapContent {
        StyledMapContent(content: self, change: change)
    }

    /// The value by which the content is selected.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { styled { if $0.tag == nil { $0.tag = AnyHashable(tag) } } }

    /// The colour of markers.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { styled { if $0.tint == nil { $0.tint = tint } } }
    public func tint(_ tint: Color?) -> some MapContent { styled { if $0.tint == nil { $0.tint = tint } } }

    /// The colour within circles and polygons.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { styled { if $0.fill == nil { $0.fill = style } } }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        styled {
            guard $0.stroke == nil else { return }
            ($0.stroke, $0.strokeStyle) = (content, style)
        }
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }

    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { strokeStyle(style: StrokeStyle(lineWidth: lineWidth)) }

    public func strokeStyle(style: StrokeStyle) -> some MapContent { styled { if $0.strokeStyle == nil { $0.strokeStyle = style } } }

    /// Whether titles stand under the annotations.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { styled { $0.titles = visibility } }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { styled { $0.subtitles = visibility } }

    /// Where overlays lie among what the map draws.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { styled { if $0.level == nil { $0.level = level } } }

    @available(*, unavailable, message: "not yet in Quince: views of map items")
    public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some MapContent { self }
}
