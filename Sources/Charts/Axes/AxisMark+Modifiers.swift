import SwiftUI

extension AxisMark {
    private func changed(_ change: (inout _AxisMarkItem) -> Void) -> some AxisMark {
        var items = _items
        for index in items.indices { change(&items[index]) }
        return AxisMarkItems(_items: items)
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { changed { $0.foreground = AnyShapeStyle(style) } }
    public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }
    /// - Parameter offset: In points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
}
