import CoreImage
import CoreImage.CIFilterBuiltins

/// A look that changes the whole photo.
nonisolated enum PhotoFilter: String, Codable, CaseIterable, Identifiable, Sendable {
    case original, chrome, fade, noir, sepia, dream, comic, pixels

    var id: Self { self }
    var title: String { rawValue.capitalized }

    /// The photo in this look.
    func apply(to image: CIImage) -> CIImage {
        switch self {
        case .original: image
        case .chrome: Self.output(of: CIFilter.photoEffectChrome(), image)
        case .fade: Self.output(of: CIFilter.photoEffectFade(), image)
        case .noir: Self.output(of: CIFilter.photoEffectNoir(), image)
        case .sepia: sepia(image)
        case .dream: dream(image)
        case .comic: posterized(image)
        case .pixels: pixels(image)
        }
    }

    private static func output(of effect: any CIFilter & CIPhotoEffect, _ image: CIImage) -> CIImage {
        effect.inputImage = image
        return effect.outputImage ?? image
    }

    private func sepia(_ image: CIImage) -> CIImage {
        let filter = CIFilter.sepiaTone()
        filter.inputImage = image
        filter.intensity = 0.9
        return filter.outputImage ?? image
    }

    private func dream(_ image: CIImage) -> CIImage {
        let filter = CIFilter.bloom()
        filter.inputImage = image.clampedToExtent()
        filter.intensity = 0.8
        filter.radius = Float(image.extent.width / 60)
        return filter.outputImage?.cropped(to: image.extent) ?? image
    }

    private func posterized(_ image: CIImage) -> CIImage {
        let filter = CIFilter.colorPosterize()
        filter.inputImage = image
        filter.levels = 5
        return filter.outputImage ?? image
    }

    private func pixels(_ image: CIImage) -> CIImage {
        let filter = CIFilter.pixellate()
        filter.inputImage = image.clampedToExtent()
        filter.center = CGPoint(x: image.extent.midX, y: image.extent.midY)
        filter.scale = Float(image.extent.width / 48)
        return filter.outputImage?.cropped(to: image.extent) ?? image
    }
}
