import CoreGraphics
import UIKit

/// What a picture of a web view shows.
///
/// Source: Apple's documentation of `WKSnapshotConfiguration`.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// The part of the view, in its coordinates; null = all that is visible.
    open var rect = CGRect.null
    /// The picture's width in points; nil = that of the part.
    open var snapshotWidth: NSNumber?
    /// Whether the picture is taken once the last changes are drawn; the engine draws them always.
    open var afterScreenUpdates = true

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = WKSnapshotConfiguration()
            (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
            return copy
        }
    }
}

extension WKWebView {
    /// Draws what is visible of the page.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        guard let (engine, number) = connected() else { return completionHandler(nil, WKError(.webContentProcessTerminated)) }
        let scale = UIScreen.main.scale
        engine.ask("snapshot", view: number) { frame in
            guard let image = frame.flatMap(PagePicture.init)?.image else { return completionHandler(nil, WKError(.unknown)) }
            completionHandler(Self.cropped(UIImage(cgImage: image, scale: scale, orientation: .up), snapshotConfiguration), nil)
        }
    }

    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image { continuation.resume(returning: image) } else { continuation.resume(throwing: error ?? WKError(.unknown)) }
            }
        }
    }

    private static func cropped(_ image: UIImage, _ configuration: WKSnapshotConfiguration?) -> UIImage {
        let part = configuration.map(\.rect).flatMap { $0.isNull || $0.isEmpty ? nil : $0 } ?? CGRect(origin: .zero, size: image.size)
        let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
        guard width > 0, width < 16384, part.size != image.size || width != part.width else { return image }
        let factor = width / part.width
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: part.height * factor)).image { _ in
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            image.draw(in: CGRect(origin: CGPoint(x: -part.minX * factor, y: -part.minY * factor), size: size))
        }
    }
}
