import UIKit

/// A tool of a palette: it stands at the lower edge with its tip above, and higher while it is selected.
@MainActor final class ToolView: UIControl {
    private let item: PKToolPickerItem

    init(_ item: PKToolPickerItem) {
        self.item = item
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let top: CGFloat = isSelected ? 12 : 26
        let body = CGRect(x: bounds.midX - 11, y: top + 20, width: 22, height: bounds.height)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let barrel = UIColor(white: isDark ? 0.32 : 0.98, alpha: 1)
        let edge = UIColor(white: isDark ? 0.5 : 0.72, alpha: 1)
        let ink = (item as? PKToolPickerInkingItem)?.inkingTool
        let color = ink.map { isDark ? PKInkingTool.convertColor($0.color, from: .light, to: .dark) : $0.color }
        draw(tip(of: ink?.inkType, body, top), in: context, fill: color ?? UIColor(red: 0.96, green: 0.6, blue: 0.62, alpha: 1), edge: edge)
        draw(UIBezierPath(roundedRect: body, cornerRadius: 3).cgPath, in: context, fill: barrel, edge: edge)
        guard let color else { return }
        context.setFillColor(color.cgColor)
        context.fill([CGRect(x: body.minX, y: body.minY + 10, width: body.width, height: 6)])
    }

    private func draw(_ path: CGPath, in context: CGContext, fill: UIColor, edge: UIColor) {
        context.addPath(path)
        context.setFillColor(fill.cgColor)
        context.fillPath()
        context.addPath(path)
        context.setStrokeColor(edge.cgColor)
        context.setLineWidth(1)
        context.strokePath()
    }

    /// A cone for pens and pencils, a wedge for markers, a round end for erasers.
    private func tip(of type: PKInkingTool.InkType?, _ body: CGRect, _ top: CGFloat) -> CGPath {
        let path = CGMutablePath()
        switch type {
        case .pen, .monoline, .fountainPen, .reed, .pencil:
            let half: CGFloat = type == .pencil ? 11 : 7
            path.addLines(between: [
                CGPoint(x: body.midX - half, y: body.minY), CGPoint(x: body.midX - 1.5, y: top), CGPoint(x: body.midX + 1.5, y: top),
                CGPoint(x: body.midX + half, y: body.minY),
            ])
            path.closeSubpath()
        case .marker, .watercolor, .crayon:
            path.addLines(between: [
                CGPoint(x: body.midX - 8, y: body.minY), CGPoint(x: body.midX - 6, y: top + 8), CGPoint(x: body.midX + 6, y: top),
                CGPoint(x: body.midX + 8, y: body.minY),
            ])
            path.closeSubpath()
        case nil:
            return UIBezierPath(roundedRect: CGRect(x: body.minX, y: top + 2, width: body.width, height: 30), cornerRadius: 10).cgPath
        }
        return path
    }
}

/// A round sample of a colour in a palette.
@MainActor final class SwatchView: UIControl {
    let color: UIColor

    init(_ color: UIColor, _ name: String) {
        self.color = color
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            setNeedsDisplay()
        }
    }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.3 } }

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let shown =
            isDark
            ? PKInkingTool.convertColor(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), from: .light, to: .dark)
            : color
        shown.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
        guard isSelected else { return }
        UIColor.label.setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
        ring.lineWidth = 2
        ring.stroke()
    }
}
