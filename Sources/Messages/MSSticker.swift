import QuinceFoundation
import UIKit

/// A picture that people put on messages. Source: Apple's documentation of `MSSticker`.
open class MSSticker: NSObject, @unchecked Sendable {
    public let imageFileURL: URL
    public let localizedDescription: String
    private static let largestFile = 500_000

    /// - Throws: `MSMessageErrorCode` for what is not the file of a picture of at most 500 KB.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard fileURL.isFileURL else { throw MSMessageErrorCode.improperFileURL }
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageErrorCode.fileNotFound }
        guard let data = try? Data(contentsOf: fileURL) else { throw MSMessageErrorCode.fileUnreadable }
        guard data.count <= Self.largestFile else { throw MSMessageErrorCode.stickerFileImproperFileSize }
        guard ["png", "apng", "gif", "jpg", "jpeg"].contains(fileURL.pathExtension.lowercased()), UIImage(data: data) != nil else {
            throw MSMessageErrorCode.stickerFileImproperFileFormat
        }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

/// The sizes of stickers. Source: Apple's documentation of `MSStickerSize`.
public enum MSStickerSize: Int, Sendable { case small = 0, regular, large }

/// Shows a sticker. Source: Apple's documentation of `MSStickerView`.
@preconcurrency @MainActor open class MSStickerView: UIView {
    open var sticker: MSSticker? { didSet { show() } }
    private let picture = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }
    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
        show()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        if picture.superview == nil {
            picture.contentMode = .scaleAspectFit
            (picture.frame, picture.autoresizingMask) = (bounds, [.flexibleWidth, .flexibleHeight])
            addSubview(picture)
        }
        picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
        (isAccessibilityElement, accessibilityLabel, accessibilityTraits) = (true, sticker?.localizedDescription, .image)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { picture.image?.size ?? .zero }
}
