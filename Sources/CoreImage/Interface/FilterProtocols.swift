// The protocols of filters with properties. Source: Apple's documentation of “Core Image filters”.

/// A filter with properties.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The image that the filter makes; nil where inputs are missing.
    var outputImage: CIImage? { get }
}

/// `CIFilter`s of Apple's `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

/// `CIFilter`s of Apple's `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

/// `CIFilter`s of Apple's `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

/// `CIFilter`s of Apple's `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

/// `CIFilter`s of Apple's `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}

/// `CIFilter`s of Apple's `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
}

/// `CIFilter`s of Apple's `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}

/// `CIFilter`s of Apple's `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var highlightAmount: Float { get set }
    var shadowAmount: Float { get set }
}

/// `CIFilter`s of Apple's `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}

/// `CIFilter`s of Apple's `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

/// `CIFilter`s of Apple's `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

/// `CIFilter`s of Apple's `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// `CIFilter`s of Apple's `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}

/// `CIFilter`s of Apple's `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
}

/// `CIFilter`s of Apple's `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
    var falloff: Float { get set }
}

/// `CIFilter`s of Apple's `CIPhotoEffect`.
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

/// `CIFilter`s of Apple's `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

/// `CIFilter`s of Apple's `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CICircleSplashDistortion`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

/// `CIFilter`s of Apple's `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

/// `CIFilter`s of Apple's `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

/// `CIFilter`s of Apple's `CIBicubicScaleTransform`.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

/// `CIFilter`s of Apple's `CIStraighten`.
public protocol CIStraighten: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

/// `CIFilter`s of Apple's `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

/// `CIFilter`s of Apple's `CICompositeOperation`.
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// `CIFilter`s of Apple's `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// `CIFilter`s of Apple's `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// `CIFilter`s of Apple's `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIRandomGenerator`.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// `CIFilter`s of Apple's `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

/// `CIFilter`s that come down to one pixel. Source: Apple's `CIAreaReductionFilter`.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The area that counts, in pixels.
    var extent: CGRect { get set }
}

/// `CIFilter`s of Apple's `CIAreaAverage`.
public protocol CIAreaAverage: CIAreaReductionFilter {}
/// `CIFilter`s of Apple's `CIAreaMaximum`.
public protocol CIAreaMaximum: CIAreaReductionFilter {}
/// `CIFilter`s of Apple's `CIAreaMinimum`.
public protocol CIAreaMinimum: CIAreaReductionFilter {}
/// `CIFilter`s of Apple's `CIAreaMaximumAlpha`.
public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {}
/// `CIFilter`s of Apple's `CIAreaMinimumAlpha`.
public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {}
