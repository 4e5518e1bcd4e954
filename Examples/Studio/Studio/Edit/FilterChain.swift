import CoreImage
import CoreImage.CIFilterBuiltins

/// The filters that make an edited photo of the original one: light, colour, warmth, sharpness, the look and the vignette.
nonisolated struct FilterChain {
    let edit: PhotoEdit

    func apply(to image: CIImage) -> CIImage {
        let adjusted = [exposed, colored, warmed, sharpened].reduce(image) { $1($0) }
        return vignetted(edit.filter.apply(to: adjusted)).cropped(to: image.extent)
    }

    private func exposed(_ image: CIImage) -> CIImage {
        guard edit[.exposure] != 0 else { return image }
        let filter = CIFilter.exposureAdjust()
        filter.inputImage = image
        filter.ev = Float(edit[.exposure] * 2)
        return filter.outputImage ?? image
    }

    private func colored(_ image: CIImage) -> CIImage {
        guard edit[.contrast] != 0 || edit[.saturation] != 0 else { return image }
        let filter = CIFilter.colorControls()
        filter.inputImage = image
        filter.brightness = 0
        filter.contrast = Float(1 + edit[.contrast] * 0.5)
        filter.saturation = Float(1 + edit[.saturation])
        return filter.outputImage ?? image
    }

    private func warmed(_ image: CIImage) -> CIImage {
        guard edit[.warmth] != 0 else { return image }
        let filter = CIFilter.temperatureAndTint()
        filter.inputImage = image
        filter.neutral = CIVector(x: 6500, y: 0)
        filter.targetNeutral = CIVector(x: 6500 - edit[.warmth] * 2500, y: 0)
        return filter.outputImage ?? image
    }

    private func sharpened(_ image: CIImage) -> CIImage {
        guard edit[.sharpness] != 0 else { return image }
        let filter = CIFilter.sharpenLuminance()
        filter.inputImage = image
        filter.sharpness = Float(edit[.sharpness] * 2)
        return filter.outputImage ?? image
    }

    private func vignetted(_ image: CIImage) -> CIImage {
        guard edit[.vignette] != 0 else { return image }
        let filter = CIFilter.vignetteEffect()
        filter.inputImage = image
        filter.center = CGPoint(x: image.extent.midX, y: image.extent.midY)
        filter.radius = Float(max(image.extent.width, image.extent.height) * 0.5)
        filter.intensity = Float(edit[.vignette])
        filter.falloff = 0.5
        return filter.outputImage ?? image
    }
}
