import DeviceProtocol
import HomeScreenModel
import UIKit

/// The layout metrics of the home screen, in points. Pitches and icon sizes follow from the sizes of widgets, which span them.
struct HomeMetrics: Equatable {
    private let device: DeviceDescription
    var grid: HomeGrid
    var iconSize: CGFloat
    /// From one icon to the next.
    var pitch: CGSize
    /// The middle of the first column, and the upper edge of the first row's icons.
    var firstColumn: CGFloat
    var top: CGFloat
    var labelSize: CGFloat
    var dock: CGRect
    var dockRadius: CGFloat
    /// The middle of the page's dots.
    var dots: CGFloat

    /// Small and large widgets' heights, small and medium widgets' widths, and the first row's place, by the height of the screen.
    private static let phones: [CGFloat: (small: CGFloat, medium: CGFloat, large: CGFloat, top: CGFloat)] = [
        932: (170, 364, 382, 94), 926: (170, 364, 382, 82), 896: (169, 360, 379, 76), 852: (158, 338, 354, 90), 844: (158, 338, 354, 77),
        812: (155, 329, 345, 71), 736: (157, 348, 357, 38), 667: (148, 321, 324, 30),
    ]

    init(size: CGSize, device: DeviceDescription) {
        if device.idiom == .pad { self.init(pad: size, device) } else { self.init(phone: size, device) }
    }

    private init(phone size: CGSize, _ device: DeviceDescription) {
        self.device = device
        let widget = Self.phones[size.height] ?? Self.phones[852]!
        grid = .phone
        pitch = CGSize(width: (widget.medium - widget.small) / 2, height: (widget.large - widget.small) / 2)
        iconSize = min(widget.small - pitch.height, 64).rounded()
        if size.height == 736 { (iconSize, pitch.width) = (60, 94.5) }
        firstColumn = size.width / 2 - 1.5 * pitch.width
        top = widget.top
        labelSize = 12
        if device.hasHomeButton {
            dock = CGRect(x: 0, y: size.height - 96, width: size.width, height: 96)
            dockRadius = 0
        } else {
            let inset: CGFloat = 12, height = iconSize + 34
            dock = CGRect(x: inset, y: size.height - inset - height, width: size.width - 2 * inset, height: height)
            dockRadius = max(CGFloat(device.displayCornerRadius) * 0.66, 24)
        }
        dots = dock.minY - (device.hasHomeButton ? 14 : 30)
    }

    private init(pad size: CGSize, _ device: DeviceDescription) {
        self.device = device
        grid = .pad
        iconSize = size.width > 1000 && size.height > 1000 ? 76 : 64
        let height = iconSize + 28
        dock = CGRect(x: 0, y: size.height - height - 14, width: 0, height: height)
        top = 64
        dots = dock.minY - 24
        pitch = CGSize(
            width: (size.width - 60) / CGFloat(grid.columns), height: (dots - 20 - top) / CGFloat(grid.rows))
        firstColumn = size.width / 2 - CGFloat(grid.columns - 1) / 2 * pitch.width
        labelSize = 12
        dockRadius = 30
        let width = min(size.width - 40, CGFloat(grid.dock) * (iconSize + 20) + 20)
        (dock.origin.x, dock.size.width) = ((size.width - width) / 2, width)
    }

    /// The corner of an icon of this size.
    static func cornerRadius(of size: CGFloat) -> CGFloat { size * 0.2237 }

    /// Returns the frame of an item's picture on its page. A widget has its own size and is centred in the columns that it spans.
    func frame(of place: GridPlace) -> CGRect {
        let x = firstColumn + CGFloat(place.column) * pitch.width, y = top + CGFloat(place.row) * pitch.height
        guard let size = widgetSize(place.size) else { return CGRect(x: x - iconSize / 2, y: y, width: iconSize, height: iconSize) }
        let middle = x + CGFloat(place.size.columns - 1) / 2 * pitch.width
        return CGRect(x: middle - size.width / 2, y: y, width: size.width, height: size.height)
    }

    /// Returns the frame of a widget in a Today view of the given width.
    func todayFrame(of place: GridPlace, width: CGFloat) -> CGRect {
        guard let size = widgetSize(place.size), let small = widgetSize(.small), let medium = widgetSize(.medium),
            let large = widgetSize(.large)
        else { return .zero }
        let step = CGSize(width: medium.width - small.width, height: large.height - small.height)
        return CGRect(
            x: (width - medium.width) / 2 + CGFloat(place.column / 2) * step.width,
            y: top + CGFloat(place.row) / 2 * max(step.height, small.height + 30),
            width: size.width, height: size.height)
    }

    private func widgetSize(_ size: ItemSize) -> CGSize? {
        size.family.flatMap { WidgetMetrics(device).size(of: $0) }.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Returns the frame of the icon at `index` in a dock of `count` icons.
    func dockFrame(of index: Int, count: Int) -> CGRect {
        let step = grid.columns == 4 ? pitch.width : iconSize + 20
        let first = dock.midX - CGFloat(count - 1) / 2 * step
        return CGRect(
            x: first + CGFloat(index) * step - iconSize / 2, y: dock.minY + (dock.height - iconSize) / 2, width: iconSize, height: iconSize)
    }
}
