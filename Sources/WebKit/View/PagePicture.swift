import CoreGraphics
import UIKit

/// A picture of a page that the engine has drawn.
struct PagePicture {
    let image: CGImage
    /// The page's size in points; nil where the engine does not say it.
    let contentSize: CGSize?
    /// The place of the page at the picture's top left corner.
    let origin: CGPoint?

    /// - Returns: nil for a frame that is none.
    init?(_ frame: EngineFrame) {
        guard frame.text("failure") == nil, let width = frame.integer("width"), let height = frame.integer("height"),
            let stride = frame.integer("stride"),
            let image = CGImage(width: width, height: height, bytesPerRow: stride, isOpaque: frame.flag("opaque"), pixels: frame.bytes)
        else { return nil }
        self.image = image
        let numbers = (frame.fields["value"] as? [Any])?.compactMap(EngineFrame.number).filter { $0.isFinite && abs($0) < 1e7 } ?? []
        contentSize = numbers.count == 4 ? CGSize(width: numbers[0], height: numbers[1]) : nil
        origin = numbers.count == 4 ? CGPoint(x: numbers[2], y: numbers[3]) : nil
    }
}
