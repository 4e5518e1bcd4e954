/// A filter of Core Image's own, whose inputs are properties, too.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { store(newValue, "inputImage") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { store(CIVector(cgRect: newValue), "inputExtent") }
    }
    var saturation: Float {
        get { float("inputSaturation") }
        set { store(NSNumber(value: newValue), "inputSaturation") }
    }
    var brightness: Float {
        get { float("inputBrightness") }
        set { store(NSNumber(value: newValue), "inputBrightness") }
    }
    var contrast: Float {
        get { float("inputContrast") }
        set { store(NSNumber(value: newValue), "inputContrast") }
    }
    var ev: Float {
        get { float("inputEV") }
        set { store(NSNumber(value: newValue), "inputEV") }
    }
    var power: Float {
        get { float("inputPower") }
        set { store(NSNumber(value: newValue), "inputPower") }
    }
    var angle: Float {
        get { float("inputAngle") }
        set { store(NSNumber(value: newValue), "inputAngle") }
    }
    var amount: Float {
        get { float("inputAmount") }
        set { store(NSNumber(value: newValue), "inputAmount") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { store(newValue, "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { store(newValue, "inputTargetNeutral") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { store(newValue, "inputColor") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { store(CIVector(cgPoint: newValue), "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { store(CIVector(cgPoint: newValue), "inputPoint1") }
    }
    var point2: CGPoint {
        get { point("inputPoint2") }
        set { store(CIVector(cgPoint: newValue), "inputPoint2") }
    }
    var point3: CGPoint {
        get { point("inputPoint3") }
        set { store(CIVector(cgPoint: newValue), "inputPoint3") }
    }
    var point4: CGPoint {
        get { point("inputPoint4") }
        set { store(CIVector(cgPoint: newValue), "inputPoint4") }
    }
    var highlightAmount: Float {
        get { float("inputHighlightAmount") }
        set { store(NSNumber(value: newValue), "inputHighlightAmount") }
    }
    var shadowAmount: Float {
        get { float("inputShadowAmount") }
        set { store(NSNumber(value: newValue), "inputShadowAmount") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { store(newValue, "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { store(newValue, "inputMaxComponents") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { store(newValue, "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { store(newValue, "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { store(newValue, "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { store(newValue, "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { store(newValue, "inputBiasVector") }
    }
    var intensity: Float {
        get { float("inputIntensity") }
        set { store(NSNumber(value: newValue), "inputIntensity") }
    }
    var levels: Float {
        get { float("inputLevels") }
        set { store(NSNumber(value: newValue), "inputLevels") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { store(newValue, "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { store(newValue, "inputColor1") }
    }
    var threshold: Float {
        get { float("inputThreshold") }
        set { store(NSNumber(value: newValue), "inputThreshold") }
    }
    var cubeDimension: Float {
        get { float("inputCubeDimension") }
        set { store(NSNumber(value: newValue), "inputCubeDimension") }
    }
    var cubeData: Data {
        get { data("inputCubeData") }
        set { store(newValue, "inputCubeData") }
    }
    var radius: Float {
        get { float("inputRadius") }
        set { store(NSNumber(value: newValue), "inputRadius") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { store(CIVector(cgPoint: newValue), "inputCenter") }
    }
    var falloff: Float {
        get { float("inputFalloff") }
        set { store(NSNumber(value: newValue), "inputFalloff") }
    }
    var scale: Float {
        get { float("inputScale") }
        set { store(NSNumber(value: newValue), "inputScale") }
    }
    var sharpness: Float {
        get { float("inputSharpness") }
        set { store(NSNumber(value: newValue), "inputSharpness") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { store(newValue, "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { store(newValue, "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { store(newValue, "inputTargetImage") }
    }
    var time: Float {
        get { float("inputTime") }
        set { store(NSNumber(value: newValue), "inputTime") }
    }
    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { store(newValue, "inputTransform") }
    }
    var aspectRatio: Float {
        get { float("inputAspectRatio") }
        set { store(NSNumber(value: newValue), "inputAspectRatio") }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { store(CIVector(cgPoint: newValue), "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { store(CIVector(cgPoint: newValue), "inputTopRight") }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { store(CIVector(cgPoint: newValue), "inputBottomRight") }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { store(CIVector(cgPoint: newValue), "inputBottomLeft") }
    }
    var width: Float {
        get { float("inputWidth") }
        set { store(NSNumber(value: newValue), "inputWidth") }
    }
    var radius0: Float {
        get { float("inputRadius0") }
        set { store(NSNumber(value: newValue), "inputRadius0") }
    }
    var radius1: Float {
        get { float("inputRadius1") }
        set { store(NSNumber(value: newValue), "inputRadius1") }
    }
    var message: Data {
        get { data("inputMessage") }
        set { store(newValue, "inputMessage") }
    }
    var correctionLevel: String {
        get { text("inputCorrectionLevel") }
        set { store(newValue, "inputCorrectionLevel") }
    }
}

extension BuiltInFilter: CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust {}
extension BuiltInFilter: CIVibrance, CITemperatureAndTint, CIWhitePointAdjust, CIToneCurve {}
extension BuiltInFilter: CIHighlightShadowAdjust, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CIColorClamp {}
extension BuiltInFilter: CIColorMatrix, CISepiaTone, CIColorInvert, CIColorMonochrome {}
extension BuiltInFilter: CIColorPosterize, CIFalseColor, CIMaximumComponent, CIMinimumComponent {}
extension BuiltInFilter: CIColorThreshold, CIMaskToAlpha, CIColorCube, CIVignette {}
extension BuiltInFilter: CIVignetteEffect, CIPhotoEffect, CIGaussianBlur, CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur, CIMotionBlur, CIPixellate, CICrystallize {}
extension BuiltInFilter: CIUnsharpMask, CISharpenLuminance, CIBloom, CIGloom {}
extension BuiltInFilter: CIEdges, CIBlendWithMask, CIDissolveTransition, CITwirlDistortion {}
extension BuiltInFilter: CIBumpDistortion, CIPinchDistortion, CICircleSplashDistortion, CIAffineClamp {}
extension BuiltInFilter: CIAffineTile, CILanczosScaleTransform, CIBicubicScaleTransform, CIStraighten {}
extension BuiltInFilter: CIPerspectiveTransform, CIPerspectiveCorrection, CICompositeOperation, CICheckerboardGenerator {}
extension BuiltInFilter: CIStripesGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient {}
extension BuiltInFilter: CIGaussianGradient, CIRandomGenerator, CIQRCodeGenerator {}
extension BuiltInFilter: CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIAreaMaximumAlpha, CIAreaMinimumAlpha {}
