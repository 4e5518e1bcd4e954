import SwiftUI

/// A rounded rectangle with an arrow at one of its edges.
struct TipBubble: Shape {
    struct Arrow: Equatable {
        let edge: Edge
        /// The middle of the arrow, in points from the edge's beginning; nil = the middle of the edge.
        var position: CGFloat?
    }

    /// Points.
    static let arrowHeight: CGFloat = 10
    private static let arrowBase: CGFloat = 22

    /// The radius of the corners, in points.
    let radius: CGFloat
    let arrow: Arrow?

    func path(in rect: CGRect) -> Path {
        guard let arrow else { return Path(roundedRect: rect, cornerRadius: radius) }
        let body = body(in: rect, arrow.edge)
        var path = Path(roundedRect: body, cornerRadius: radius)
        path.addPath(triangle(arrow, at: body))
        return path
    }

    private func triangle(_ arrow: Arrow, at body: CGRect) -> Path {
        let isVertical = arrow.edge == .top || arrow.edge == .bottom
        let length = isVertical ? body.width : body.height, half = Self.arrowBase / 2
        // The arrow stays clear of the corners.
        let margin = min(radius + half, length / 2)
        let middle = min(max(arrow.position ?? length / 2, margin), length - margin)
        func point(along: CGFloat, out: CGFloat) -> CGPoint {
            switch arrow.edge {
            case .top: CGPoint(x: body.minX + along, y: body.minY - out)
            case .bottom: CGPoint(x: body.minX + along, y: body.maxY + out)
            case .leading: CGPoint(x: body.minX - out, y: body.minY + along)
            case .trailing: CGPoint(x: body.maxX + out, y: body.minY + along)
            }
        }
        // In the direction of the rectangle's outline.
        let direction: CGFloat = arrow.edge == .top || arrow.edge == .trailing ? 1 : -1
        return Path {
            $0.move(to: point(along: middle - half * direction, out: 0))
            $0.addLine(to: point(along: middle, out: Self.arrowHeight))
            $0.addLine(to: point(along: middle + half * direction, out: 0))
            $0.closeSubpath()
        }
    }

    /// The rectangle without the arrow.
    private func body(in rect: CGRect, _ edge: Edge) -> CGRect {
        let height = Self.arrowHeight
        return switch edge {
        case .top: CGRect(x: rect.minX, y: rect.minY + height, width: rect.width, height: rect.height - height)
        case .bottom: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - height)
        case .leading: CGRect(x: rect.minX + height, y: rect.minY, width: rect.width - height, height: rect.height)
        case .trailing: CGRect(x: rect.minX, y: rect.minY, width: rect.width - height, height: rect.height)
        }
    }
}
