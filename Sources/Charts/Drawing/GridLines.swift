import SwiftUI

/// The grid lines of both axes, drawn.
struct GridLines: View {
    let model: ChartModel

    var body: some View {
        let lines = (model.x.items.map { (Axis.horizontal, $0) } + model.y.items.map { (Axis.vertical, $0) }).filter {
            $0.1.item.kind == .gridLine
        }
        Canvas { context, size in
            for (axis, item) in lines {
                let length = axis == .horizontal ? size.width : size.height
                let place = item.position(in: length, adding: item.item.centered && item.group.step != nil ? 0.5 : 0)
                guard place <= length + 0.5 else { continue }
                let path = Path { path in
                    if axis == .horizontal {
                        path.move(to: CGPoint(x: place, y: 0))
                        path.addLine(to: CGPoint(x: place, y: size.height))
                    } else {
                        path.move(to: CGPoint(x: 0, y: place))
                        path.addLine(to: CGPoint(x: size.width, y: place))
                    }
                }
                context.stroke(
                    path, with: .style(item.item.foreground ?? AnyShapeStyle(Color(uiColor: .separator))),
                    style: item.stroke)
            }
        }
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}
