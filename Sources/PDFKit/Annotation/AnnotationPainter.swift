/// Draws annotations in their page's space.
struct AnnotationPainter {
    let annotation: PDFAnnotation
    let kind: PDFAnnotationSubtype
    let context: CGContext

    private var bounds: CGRect { annotation.bounds }
    private var lineWidth: CGFloat { annotation.border?.lineWidth ?? 1 }

    func paint() {
        switch kind {
        case .highlight: paintHighlight()
        case .underline: paintLines(at: 0.08)
        case .strikeOut: paintLines(at: 0.45)
        case .square: paintShape { $0.addRect($1) }
        case .circle: paintShape { $0.addEllipse(in: $1) }
        case .line: paintLine()
        case .ink: paintPaths()
        case .freeText: paintText()
        case .text: paintNote()
        case .link: if annotation.border.map({ $0.lineWidth > 0 }) ?? false { paintShape { $0.addRect($1) } }
        default: break
        }
    }

    /// The rectangles of marked lines in the page's space.
    private var lines: [CGRect] {
        let points = (annotation.quadrilateralPoints ?? []).map(\.cgPointValue)
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - 3, by: 4).map { first in
            let corners = points[first..<first + 4]
            let left = corners.map(\.x).min() ?? 0, right = corners.map(\.x).max() ?? 0
            let bottom = corners.map(\.y).min() ?? 0, top = corners.map(\.y).max() ?? 0
            return CGRect(x: bounds.minX + left, y: bounds.minY + bottom, width: right - left, height: top - bottom)
        }
    }

    private func paintHighlight() {
        context.setBlendMode(.multiply)
        context.setFillColor(annotation.color.cgColor)
        for line in lines { context.fill(line) }
    }

    /// - Parameter height: Of the stroke in its line, from the bottom.
    private func paintLines(at height: CGFloat) {
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(lineWidth)
        for line in lines {
            let y = line.minY + line.height * height
            context.strokeLineSegments(between: [CGPoint(x: line.minX, y: y), CGPoint(x: line.maxX, y: y)])
        }
    }

    private func setStroke() {
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineDash(phase: 0, lengths: annotation.border?.dashes ?? [])
    }

    private func paintShape(_ add: (CGContext, CGRect) -> Void) {
        let rect = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        guard rect.width > 0, rect.height > 0 else { return }
        if let fill = annotation.interiorColor {
            context.setFillColor(fill.cgColor)
            add(context, rect)
            context.fillPath()
        }
        guard lineWidth > 0 else { return }
        setStroke()
        add(context, rect)
        context.strokePath()
    }

    private func paintLine() {
        setStroke()
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.strokeLineSegments(between: [annotation.startPoint, annotation.endPoint])
    }

    private func paintPaths() {
        setStroke()
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.translateBy(x: bounds.minX, y: bounds.minY)
        for path in annotation.paths ?? [] {
            context.setLineWidth(annotation.border?.lineWidth ?? path.lineWidth)
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    private func paintText() {
        context.setFillColor(annotation.color.cgColor)
        context.fill(bounds)
        guard let text = annotation.contents, !text.isEmpty else { return }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = annotation.alignment
        let attributes: [NSAttributedString.Key: Any] = [
            .font: annotation.font ?? .systemFont(ofSize: 12), .foregroundColor: annotation.fontColor ?? .black, .paragraphStyle: paragraph,
        ]
        // Texts are drawn downwards.
        context.clip(to: bounds)
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        NSAttributedString(string: text, attributes: attributes).draw(in: CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2))
        UIGraphicsPopContext()
    }

    /// A note is a small sheet.
    private func paintNote() {
        context.setFillColor(annotation.color.cgColor)
        context.addPath(UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 6).cgPath)
        context.fillPath()
    }
}
