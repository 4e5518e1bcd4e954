import ImageIO
import PDFKit
import QuinceFoundation
import UIKit
import UniformTypeIdentifiers

/// The drawing of a file's thumbnail.
struct ThumbnailDrawing {
    private let request: QLThumbnailGenerator.Request
    private let type: UTType
    /// Longer texts are cut, in bytes.
    private static let maximumText = 4096

    /// - Throws: `QLThumbnailError.requestInvalid` for a size that has no pixels.
    init(_ request: QLThumbnailGenerator.Request) throws {
        let sides = [request.size.width * request.scale, request.size.height * request.scale]
        guard sides.allSatisfy({ $0 >= 1 && $0 <= 8192 }), request.file.isFileURL else { throw QLThumbnailError(.requestInvalid) }
        self.request = request
        type = request.contentType ?? UTType(filenameExtension: request.file.pathExtension) ?? .data
    }

    /// - Parameter wanted: nil for the best that the request asks for.
    /// - Throws: `QLThumbnailError.generationFailed` where the file cannot be read or only its contents are wanted.
    func representation(_ wanted: QLThumbnailRepresentation.RepresentationType?) throws -> QLThumbnailRepresentation {
        guard FileManager.default.isReadableFile(atPath: request.file.path) else { throw QLThumbnailError(.generationFailed) }
        let types = request.representationTypes
        let showsContents = wanted.map { $0 != .icon } ?? !types.isDisjoint(with: [.thumbnail, .lowQualityThumbnail])
        if showsContents, let image = contents() {
            let best: QLThumbnailRepresentation.RepresentationType = types.contains(.thumbnail) ? .thumbnail : .lowQualityThumbnail
            return QLThumbnailRepresentation(wanted ?? best, request.iconMode ? framed(image) : image)
        }
        guard wanted == .icon || (wanted == nil && types.contains(.icon)) else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(.icon, icon())
    }

    /// The file's contents; nil where they cannot be drawn.
    private func contents() -> UIImage? {
        if type.conforms(to: .image) { return picture() }
        if type.conforms(to: .pdf) { return page() }
        if type.conforms(to: .text) || type.conforms(to: .json) || type.conforms(to: .xml) { return text() }
        return nil
    }

    private func picture() -> UIImage? {
        guard let source = CGImageSourceCreateWithURL(NSURL(fileURLWithPath: request.file.path), nil) else { return nil }
        let full: CFDictionary = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true]
        guard let whole = CGImageSourceCreateThumbnailAtIndex(source, 0, full) else { return nil }
        return drawn(fitting: CGSize(width: whole.width, height: whole.height)) { UIImage(cgImage: whole).draw(in: $0) }
    }

    private func page() -> UIImage? {
        guard let page = PDFDocument(url: request.file)?.page(at: 0) else { return nil }
        let bounds = page.bounds(for: .cropBox)
        let isTurned = page.rotation % 180 != 0
        let shown = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        let pixels = CGSize(width: request.size.width * request.scale, height: request.size.height * request.scale)
        let image = page.thumbnail(of: pixels, for: .cropBox)
        return drawn(fitting: shown) { image.draw(in: $0) }
    }

    private func text() -> UIImage? {
        guard let handle = try? FileHandle(forReadingFrom: request.file) else { return nil }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: Self.maximumText)) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        // A page of letter paper, with margins of a tenth.
        return drawn(fitting: CGSize(width: 8.5, height: 11)) { frame in
            UIColor.white.setFill()
            UIRectFill(frame)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.monospacedSystemFont(ofSize: max(frame.width / 40, 1), weight: .regular), .foregroundColor: UIColor.black,
            ]
            let lines = text.prefix(2000)
            NSString(string: String(lines)).draw(
                in: frame.insetBy(dx: frame.width / 10, dy: frame.height / 10), withAttributes: attributes)
        }
    }

    /// A picture in the proportions of a size, as large as the request's.
    private func drawn(fitting shown: CGSize, _ draw: (CGRect) -> Void) -> UIImage? {
        guard shown.width > 0, shown.height > 0 else { return nil }
        let factor = min(request.size.width / shown.width, request.size.height / shown.height)
        let size = CGSize(width: shown.width * factor, height: shown.height * factor)
        guard min(size.width, size.height) >= request.minimumDimension, min(size.width, size.height) * request.scale >= 1 else {
            return nil
        }
        return rendered(size) { draw(CGRect(origin: .zero, size: size)) }
    }

    private func rendered(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    /// A picture with the border of an icon.
    private func framed(_ image: UIImage) -> UIImage {
        rendered(image.size) {
            let frame = CGRect(origin: .zero, size: image.size)
            let path = UIBezierPath(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 16)
            path.addClip()
            image.draw(in: frame)
            UIColor(white: 0, alpha: 0.2).setStroke()
            path.stroke()
        }
    }

    /// A sheet of paper with the extension of the file's name.
    private func icon() -> UIImage {
        let side = min(request.size.width, request.size.height)
        return rendered(request.size) {
            let sheet = CGRect(
                x: (request.size.width - side * 0.78) / 2, y: (request.size.height - side) / 2, width: side * 0.78, height: side)
            let path = UIBezierPath(roundedRect: sheet.insetBy(dx: 0.5, dy: 0.5), cornerRadius: side / 16)
            UIColor.white.setFill()
            path.fill()
            UIColor(white: 0, alpha: 0.2).setStroke()
            path.stroke()
            let name = NSString(string: request.file.pathExtension.uppercased().prefix(4).description)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: max(side / 5, 1), weight: .semibold), .foregroundColor: UIColor.gray,
            ]
            let size = name.size(withAttributes: attributes)
            name.draw(at: CGPoint(x: sheet.midX - size.width / 2, y: sheet.maxY - size.height - side / 10), withAttributes: attributes)
        }
    }
}
