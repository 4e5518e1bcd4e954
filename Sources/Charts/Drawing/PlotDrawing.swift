import SwiftUI

/// The marks of a chart, drawn.
struct PlotDrawing: View {
    let model: ChartModel
    /// The distance that symbols and lines reach over the plot's edges at most, in points.
    private static let margin: CGFloat = 32

    var body: some View {
        GeometryReader { proxy in
            let geometry = PlotGeometry(model: model, size: proxy.size)
            ZStack(alignment: .topLeading) {
                Canvas { context, _ in
                    context.translateBy(x: Self.margin, y: Self.margin)
                    draw(model.marks, geometry, in: context)
                }
                .padding(-Self.margin)
                .accessibilityHidden(true)
                MarkViews(geometry: geometry)
            }
            .drawnElements { MarkDescription.elements(geometry) }
        }
    }

    private func draw(_ marks: [ResolvedMark], _ geometry: PlotGeometry, in context: GraphicsContext) {
        for shape in PlotShapes(marks, geometry).shapes {
            guard !shape.mark.masks.isEmpty else {
                draw(shape, in: context, geometry.size)
                continue
            }
            context.drawLayer { layer in
                draw(shape, in: layer, geometry.size)
                layer.blendMode = .destinationIn
                for mask in shape.mark.masks { layer.drawLayer { draw(mask, geometry, in: $0) } }
            }
        }
    }

    private func draw(_ shape: PlotShapes.Shape, in context: GraphicsContext, _ size: CGSize) {
        var context = context
        let style = shape.mark.mark.style
        context.opacity = style.opacity
        if style.blur > 0 { context.addFilter(.blur(radius: style.blur)) }
        if let shadow = style.shadow {
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if let clip = style.clipShape { context.clip(to: clip.path(in: shape.path.boundingRect)) }
        if let stroke = shape.stroke {
            context.stroke(shape.path, with: .style(shape.style), style: stroke)
        } else if style.alignsStyles {
            context.clip(to: shape.path)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(shape.style))
        } else {
            context.fill(shape.path, with: .style(shape.style))
        }
    }
}

/// The views at marks: symbols and annotations.
private struct MarkViews: View {
    let geometry: PlotGeometry

    private struct Place: Identifiable {
        let id: Int
        let mark: ResolvedMark
        let frame: CGRect
    }

    private var places: [Place] {
        geometry.model.marks.enumerated().compactMap { index, mark in
            guard mark.mark.style.symbolView != nil || !mark.mark.style.annotations.isEmpty else { return nil }
            return geometry.target(mark).map { Place(id: index, mark: mark, frame: $0) }
        }
    }

    var body: some View {
        ForEach(places) { place in
            let style = place.mark.mark.style
            if let symbol = style.symbolView {
                symbol.fixedSize().position(x: place.frame.midX, y: place.frame.midY)
            }
            ForEach(Array(style.annotations.enumerated()), id: \.offset) { _, annotation in
                AnnotationLayout(annotation: annotation, target: place.frame, isSector: place.mark.mark.kind == .sector) {
                    annotation.content(AnnotationContext(targetSize: place.frame.size)).fixedSize()
                }
            }
        }
    }
}
