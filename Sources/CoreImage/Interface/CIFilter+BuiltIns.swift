// Filters with properties. Source: Apple's documentation of `CIFilter`.

extension CIFilter {
    private class func make(_ name: String) -> BuiltInFilter {
        guard let description = FilterDescription.all[name] else { fatalError("There is no filter \(name).") }
        return BuiltInFilter(description)
    }

    public class func colorControls() -> CIFilter & CIColorControls { make("CIColorControls") }
    public class func exposureAdjust() -> CIFilter & CIExposureAdjust { make("CIExposureAdjust") }
    public class func gammaAdjust() -> CIFilter & CIGammaAdjust { make("CIGammaAdjust") }
    public class func hueAdjust() -> CIFilter & CIHueAdjust { make("CIHueAdjust") }
    public class func vibrance() -> CIFilter & CIVibrance { make("CIVibrance") }
    public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint { make("CITemperatureAndTint") }
    public class func whitePointAdjust() -> CIFilter & CIWhitePointAdjust { make("CIWhitePointAdjust") }
    public class func toneCurve() -> CIFilter & CIToneCurve { make("CIToneCurve") }
    public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust { make("CIHighlightShadowAdjust") }
    public class func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve { make("CILinearToSRGBToneCurve") }
    public class func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear { make("CISRGBToneCurveToLinear") }
    public class func colorClamp() -> CIFilter & CIColorClamp { make("CIColorClamp") }
    public class func colorMatrix() -> CIFilter & CIColorMatrix { make("CIColorMatrix") }
    public class func sepiaTone() -> CIFilter & CISepiaTone { make("CISepiaTone") }
    public class func colorInvert() -> CIFilter & CIColorInvert { make("CIColorInvert") }
    public class func colorMonochrome() -> CIFilter & CIColorMonochrome { make("CIColorMonochrome") }
    public class func colorPosterize() -> CIFilter & CIColorPosterize { make("CIColorPosterize") }
    public class func falseColor() -> CIFilter & CIFalseColor { make("CIFalseColor") }
    public class func maximumComponent() -> CIFilter & CIMaximumComponent { make("CIMaximumComponent") }
    public class func minimumComponent() -> CIFilter & CIMinimumComponent { make("CIMinimumComponent") }
    public class func colorThreshold() -> CIFilter & CIColorThreshold { make("CIColorThreshold") }
    public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { make("CIMaskToAlpha") }
    public class func colorCube() -> CIFilter & CIColorCube { make("CIColorCube") }
    public class func vignette() -> CIFilter & CIVignette { make("CIVignette") }
    public class func vignetteEffect() -> CIFilter & CIVignetteEffect { make("CIVignetteEffect") }
    public class func gaussianBlur() -> CIFilter & CIGaussianBlur { make("CIGaussianBlur") }
    public class func boxBlur() -> CIFilter & CIBoxBlur { make("CIBoxBlur") }
    public class func discBlur() -> CIFilter & CIDiscBlur { make("CIDiscBlur") }
    public class func motionBlur() -> CIFilter & CIMotionBlur { make("CIMotionBlur") }
    public class func pixellate() -> CIFilter & CIPixellate { make("CIPixellate") }
    public class func crystallize() -> CIFilter & CICrystallize { make("CICrystallize") }
    public class func unsharpMask() -> CIFilter & CIUnsharpMask { make("CIUnsharpMask") }
    public class func sharpenLuminance() -> CIFilter & CISharpenLuminance { make("CISharpenLuminance") }
    public class func bloom() -> CIFilter & CIBloom { make("CIBloom") }
    public class func gloom() -> CIFilter & CIGloom { make("CIGloom") }
    public class func edges() -> CIFilter & CIEdges { make("CIEdges") }
    public class func blendWithMask() -> CIFilter & CIBlendWithMask { make("CIBlendWithMask") }
    public class func dissolveTransition() -> CIFilter & CIDissolveTransition { make("CIDissolveTransition") }
    public class func twirlDistortion() -> CIFilter & CITwirlDistortion { make("CITwirlDistortion") }
    public class func bumpDistortion() -> CIFilter & CIBumpDistortion { make("CIBumpDistortion") }
    public class func pinchDistortion() -> CIFilter & CIPinchDistortion { make("CIPinchDistortion") }
    public class func circleSplashDistortion() -> CIFilter & CICircleSplashDistortion { make("CICircleSplashDistortion") }
    public class func affineClamp() -> CIFilter & CIAffineClamp { make("CIAffineClamp") }
    public class func affineTile() -> CIFilter & CIAffineTile { make("CIAffineTile") }
    public class func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform { make("CILanczosScaleTransform") }
    public class func bicubicScaleTransform() -> CIFilter & CIBicubicScaleTransform { make("CIBicubicScaleTransform") }
    public class func straighten() -> CIFilter & CIStraighten { make("CIStraightenFilter") }
    public class func perspectiveTransform() -> CIFilter & CIPerspectiveTransform { make("CIPerspectiveTransform") }
    public class func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection { make("CIPerspectiveCorrection") }
    public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator { make("CICheckerboardGenerator") }
    public class func stripesGenerator() -> CIFilter & CIStripesGenerator { make("CIStripesGenerator") }
    public class func linearGradient() -> CIFilter & CILinearGradient { make("CILinearGradient") }
    public class func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient { make("CISmoothLinearGradient") }
    public class func radialGradient() -> CIFilter & CIRadialGradient { make("CIRadialGradient") }
    public class func gaussianGradient() -> CIFilter & CIGaussianGradient { make("CIGaussianGradient") }
    public class func randomGenerator() -> CIFilter & CIRandomGenerator { make("CIRandomGenerator") }
    public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { make("CIQRCodeGenerator") }
    public class func photoEffectMono() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectChrome") }
    public class func photoEffectFade() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectFade") }
    public class func photoEffectInstant() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> CIFilter & CIPhotoEffect { make("CIPhotoEffectTransfer") }
    public class func blendWithAlphaMask() -> CIFilter & CIBlendWithMask { make("CIBlendWithAlphaMask") }
    public class func blendWithRedMask() -> CIFilter & CIBlendWithMask { make("CIBlendWithRedMask") }
    public class func sourceOverCompositing() -> CIFilter & CICompositeOperation { make("CISourceOverCompositing") }
    public class func sourceInCompositing() -> CIFilter & CICompositeOperation { make("CISourceInCompositing") }
    public class func sourceOutCompositing() -> CIFilter & CICompositeOperation { make("CISourceOutCompositing") }
    public class func sourceAtopCompositing() -> CIFilter & CICompositeOperation { make("CISourceAtopCompositing") }
    public class func additionCompositing() -> CIFilter & CICompositeOperation { make("CIAdditionCompositing") }
    public class func multiplyCompositing() -> CIFilter & CICompositeOperation { make("CIMultiplyCompositing") }
    public class func maximumCompositing() -> CIFilter & CICompositeOperation { make("CIMaximumCompositing") }
    public class func minimumCompositing() -> CIFilter & CICompositeOperation { make("CIMinimumCompositing") }
    public class func multiplyBlendMode() -> CIFilter & CICompositeOperation { make("CIMultiplyBlendMode") }
    public class func screenBlendMode() -> CIFilter & CICompositeOperation { make("CIScreenBlendMode") }
    public class func darkenBlendMode() -> CIFilter & CICompositeOperation { make("CIDarkenBlendMode") }
    public class func lightenBlendMode() -> CIFilter & CICompositeOperation { make("CILightenBlendMode") }
    public class func differenceBlendMode() -> CIFilter & CICompositeOperation { make("CIDifferenceBlendMode") }
    public class func exclusionBlendMode() -> CIFilter & CICompositeOperation { make("CIExclusionBlendMode") }
    public class func overlayBlendMode() -> CIFilter & CICompositeOperation { make("CIOverlayBlendMode") }
    public class func hardLightBlendMode() -> CIFilter & CICompositeOperation { make("CIHardLightBlendMode") }
    public class func softLightBlendMode() -> CIFilter & CICompositeOperation { make("CISoftLightBlendMode") }
    public class func colorDodgeBlendMode() -> CIFilter & CICompositeOperation { make("CIColorDodgeBlendMode") }
    public class func colorBurnBlendMode() -> CIFilter & CICompositeOperation { make("CIColorBurnBlendMode") }
    public class func linearDodgeBlendMode() -> CIFilter & CICompositeOperation { make("CILinearDodgeBlendMode") }
    public class func linearBurnBlendMode() -> CIFilter & CICompositeOperation { make("CILinearBurnBlendMode") }
}
