import HomeScreenModel
import UIKit

/// Columns of the pager: the Today view, then the pages.
extension HomeViewController {
    /// Returns the scroll offset of a column: 0 is the Today view, 1 the first page.
    func offset(ofColumn column: Int) -> CGFloat { CGFloat(mirrored(column, pageCount + 1)) * content.bounds.width }

    var currentColumn: Int {
        guard content.bounds.width > 0 else { return 1 }
        return mirrored(min(max(Int((pager.contentOffset.x / content.bounds.width).rounded()), 0), pageCount), pageCount + 1)
    }

    /// The page in sight; the first one where the Today view is.
    var currentPage: Int { max(currentColumn - 1, 0) }

    /// The visible area of the layout.
    var currentArea: HomeLayout.Area { currentColumn == 0 ? .today : .page(currentPage) }

    func scroll(toPage page: Int) { scroll(toColumn: min(max(page, 0), pageCount - 1) + 1) }

    func scroll(toColumn column: Int) {
        pager.setContentOffset(CGPoint(x: offset(ofColumn: min(max(column, 0), pageCount)), y: 0), animated: true)
    }

    /// The areas of which something can be seen.
    var areasInSight: [HomeLayout.Area] {
        guard content.bounds.width > 0 else { return [] }
        let width = content.bounds.width, left = pager.contentOffset.x
        return (0...pageCount).filter { abs(offset(ofColumn: $0) - left) < width - 0.5 }.map { $0 == 0 ? .today : .page($0 - 1) }
    }

    /// Which place of the dock, the Today view or the present page a point of the content is nearest to, and the middle of that place.
    func slot(at point: CGPoint) -> (location: HomeLayout.Location, middle: CGPoint)? {
        let area = currentArea
        if area != .today, metrics.dock.contains(point) { return dockSlot(at: point) }
        let items = layout[area]
        let places = (area == .today ? HomeGrid.today : metrics.grid).places(of: items.map(\.size))
        let frames = places.map { place in
            guard let place else { return CGRect.zero }
            guard area == .today else { return frame(of: place) }
            return todayFrame(of: place).offsetBy(dx: 0, dy: -today.scroll.contentOffset.y)
        }
        let middles = frames.map { CGPoint(x: $0.midX, y: $0.midY) }
        // The way to a widget is that to its edge: large ones are not farther away.
        func distance(_ index: Int) -> CGFloat {
            let frame = frames[index].insetBy(dx: metrics.iconSize / 2, dy: metrics.iconSize / 2)
            let x = max(frame.minX - point.x, point.x - frame.maxX, 0), y = max(frame.minY - point.y, point.y - frame.maxY, 0)
            return frame.isNull || frame.isEmpty ? hypot(middles[index].x - point.x, middles[index].y - point.y) : hypot(x, y)
        }
        guard let index = frames.indices.min(by: { distance($0) < distance($1) }), distance(index) < metrics.pitch.height else {
            return (.init(area, items.count), point)
        }
        return (.init(area, index), middles[index])
    }

    private func dockSlot(at point: CGPoint) -> (location: HomeLayout.Location, middle: CGPoint)? {
        let count = layout.dock.count
        guard count > 0 else { return (.init(.dock, 0), point) }
        let middles = (0..<count).map { metrics.dockFrame(of: mirrored($0, count), count: count) }.map {
            CGPoint(x: $0.midX, y: $0.midY)
        }
        guard let index = middles.indices.min(by: { abs(middles[$0].x - point.x) < abs(middles[$1].x - point.x) }) else { return nil }
        return (.init(.dock, index), middles[index])
    }
}
