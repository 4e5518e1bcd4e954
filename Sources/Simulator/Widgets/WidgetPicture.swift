import Compositor
import CoreGraphics
import DeviceProtocol
import Foundation
import RenderProtocol
import WidgetArchive

/// Pictures of archived widgets.
public struct WidgetPicture {
    private let archive: WidgetArchive
    private let compositor: Compositor

    public init(_ archive: WidgetArchive) {
        self.archive = archive
        compositor = Compositor(scale: archive.scale)
    }

    /// A PNG of an entry, clear around the widget's corners.
    public func png(entry: Int, appearance: Appearance) throws -> Data { try encoded(image(entry: entry, appearance: appearance)) }

    /// A PNG of all entries, in rows, each row as long as the picture is about square.
    public func contactSheet(appearance: Appearance) throws -> Data {
        guard !archive.entries.isEmpty else { throw WidgetProblem.refused(.emptyTimeline) }
        let first = try image(entry: 0, appearance: appearance), count = archive.entries.count
        let gap = Int((16 * archive.scale).rounded())
        let (width, height) = (first.width + gap, first.height + gap)
        let columns = max(1, min(count, Int((Double(count * height) / Double(width)).squareRoot().rounded(.up))))
        let rows = (count + columns - 1) / columns
        let size = (width: columns * width + gap, height: rows * height + gap)
        guard size.width <= 16384, size.height <= 16384,
            let context = CGContext(
                data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw SimulatorError("\(count) entries do not fit into one picture", nextStep: "Use a smaller family.") }
        let ground: CGFloat = appearance == .dark ? 0.15 : 0.82
        context.setFillColor(CGColor(srgbRed: ground, green: ground, blue: ground + 0.02, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        for index in 0..<count {
            let image = index == 0 ? first : try image(entry: index, appearance: appearance)
            let (column, row) = (index % columns, index / columns)
            let top = gap + row * height
            context.draw(
                image, in: CGRect(x: gap + column * width, y: size.height - top - image.height, width: image.width, height: image.height))
        }
        guard let sheet = context.makeImage() else { throw SimulatorError("the picture cannot be made", nextStep: "Free some memory.") }
        return try encoded(sheet)
    }

    private func image(entry: Int, appearance: Appearance) throws -> CGImage {
        guard let rendition = archive.rendition(of: entry, appearance: appearance) else { throw WidgetProblem.refused(.emptyTimeline) }
        return compositor.image(of: try archive.tree(of: rendition), at: 0, size: archive.size)
    }

    private func encoded(_ image: CGImage) throws -> Data {
        let png = image.encodePNG() ?? Data()
        guard !png.isEmpty else { throw SimulatorError("the picture cannot be encoded", nextStep: "Report this as a fault of Quince.") }
        return png
    }
}
