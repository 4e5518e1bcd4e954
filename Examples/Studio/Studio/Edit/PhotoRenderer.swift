import CoreImage
import Foundation

/// Opens photos and renders edits of them, off the main thread.
actor PhotoRenderer {
    /// A photo as the screen shows it.
    nonisolated struct Rendering: Sendable {
        let image: CGImage
        let histogram: Histogram
    }

    nonisolated enum Failure: LocalizedError {
        case unreadable

        var errorDescription: String? { "This photo could not be opened." }
    }

    /// The longest side of what is rendered for the screen, in pixels.
    static let previewSide: CGFloat = 800
    private let context = CIContext()
    private var original: CIImage?
    private var preview: CIImage?

    /// Opens the photo of a file's data, upright.
    func open(_ data: Data) throws {
        guard let image = CIImage(data: data, options: [.applyOrientationProperty: true]), !image.extent.isEmpty else {
            throw Failure.unreadable
        }
        original = image
        preview = scaled(image, to: Self.previewSide)
    }

    /// The photo for the screen; nil where none is open.
    func render(_ edit: PhotoEdit) -> Rendering? {
        preview.flatMap { draw(edit, $0) }.map { Rendering(image: $0, histogram: Histogram($0)) }
    }

    /// The photo at its full size; nil where none is open.
    func export(_ edit: PhotoEdit) -> CGImage? { original.flatMap { draw(edit, $0) } }

    /// Small pictures of the photo in every look.
    func thumbnails(side: CGFloat) -> [PhotoFilter: CGImage] {
        guard let preview else { return [:] }
        let small = scaled(preview, to: side)
        let images = PhotoFilter.allCases.compactMap { filter in draw(PhotoEdit(filter: filter), small).map { (filter, $0) } }
        return Dictionary(uniqueKeysWithValues: images)
    }

    private func draw(_ edit: PhotoEdit, _ image: CIImage) -> CGImage? {
        context.createCGImage(FilterChain(edit: edit).apply(to: image), from: image.extent)
    }

    /// An image no larger than a side, drawn once so that edits need not scale it again.
    private func scaled(_ image: CIImage, to side: CGFloat) -> CIImage {
        let scale = side / max(image.extent.width, image.extent.height)
        guard scale < 1 else { return image }
        let scaled = image.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
        let whole = scaled.extent.insetBy(dx: 0.5, dy: 0.5).integral
        return context.createCGImage(scaled, from: whole).map { CIImage(cgImage: $0) } ?? image
    }
}
