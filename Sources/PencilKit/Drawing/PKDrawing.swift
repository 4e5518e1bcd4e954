import UIKit

/// Strokes of ink.
///
/// Source: Apple's documentation of `PKDrawing`.
public struct PKDrawing: Sendable {
    /// From the bottom to the top.
    public var strokes: [PKStroke]

    public init() { strokes = [] }

    public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }

    /// Reads what `dataRepresentation()` returned.
    ///
    /// The data is Quince's own format, a JSON document. Apple's format is not documented, and its drawings cannot be read.
    ///
    /// - Throws: `CocoaError.fileReadCorruptFile` for other data.
    public init(data: Data) throws { self = try DrawingFile.drawing(data) }

    /// The drawing in Quince's own format, which `DrawingFile` documents. PencilKit of Apple's devices cannot read it.
    public func dataRepresentation() -> Data { DrawingFile.data(self) }

    /// The area that the strokes cover; null without any.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    public var requiredContentVersion: PKContentVersion { strokes.map(\.requiredContentVersion).max() ?? .version1 }

    /// A picture of a part of the drawing. In the dark appearance colours are converted as in a canvas.
    ///
    /// - Parameters:
    ///   - rect: In the drawing's coordinates.
    ///   - scale: Pixels for each point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, scale > 0 else { return UIImage() }
        return MainActor.assumeIsolated {
            let format = UIGraphicsImageRendererFormat()
            (format.scale, format.opaque) = (scale, false)
            let isDark = UITraitCollection.current.userInterfaceStyle == .dark
            return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
                context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
                for stroke in strokes where stroke.renderBounds.intersects(rect) {
                    StrokeShape(stroke, isDark: isDark).draw(in: context.cgContext)
                }
            }
        }
    }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    /// Puts another drawing on top.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

extension PKDrawing: Equatable {
    public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
        left.strokes.elementsEqual(right.strokes) { left, right in
            left.ink == right.ink && left.transform == right.transform && left.path == right.path && left.randomSeed == right.randomSeed
                && left.mask?.cgPath == right.mask?.cgPath
        }
    }
}

extension PKDrawing: Codable {
    public init(from decoder: any Decoder) throws { self = try DrawingFile(from: decoder).drawing }
    public func encode(to encoder: any Encoder) throws { try DrawingFile(self).encode(to: encoder) }
}
