extension CIFilter {
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func aztecCodeGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func pdf417BarcodeGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func barcodeGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func areaHistogram() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func depthOfField() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func bokehBlur() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func spotLight() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func heightFieldFromMask() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func shadedMaterial() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func glassDistortion() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func glassLozenge() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func torusLensDistortion() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func ninePartStretched() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func starShineGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func sunbeamsGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func lenticularHaloGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func textImageGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func attributedTextImageGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func swipeTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func rippleTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func pageCurlTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func copyMachineTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func flashTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func modTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func barsSwipeTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func disintegrateWithMaskTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func accordionFoldTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func paletteCentroid() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func kMeans() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func documentEnhancer() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func personSegmentation() -> CIFilter { fatalError() }
}

@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public enum CIFaceFeature {}
@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public enum CIRectangleFeature {}
@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public enum CITextFeature {}
@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public var CIDetectorTypeFace: String { fatalError() }
@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public var CIDetectorTypeRectangle: String { fatalError() }
@available(*, unavailable, message: "not yet in Quince: detectors of faces and texts")
public var CIDetectorTypeText: String { fatalError() }
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CIKernel {}
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CIColorKernel {}
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CIWarpKernel {}
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CIBlendKernel {}
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CISampler {}
@available(*, unavailable, message: "not yet in Quince: kernels of apps' own")
public enum CIImageProcessorKernel {}
@available(*, unavailable, message: "not yet in Quince: raw pictures")
public enum CIRAWFilter {}
@available(*, unavailable, message: "not yet in Quince: destinations of drawings")
public enum CIRenderDestination {}
/// Which alpha a destination of drawings holds. Source: Apple's documentation of `CIRenderDestinationAlphaMode`.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none = 0, premultiplied, unpremultiplied }
@available(*, unavailable, message: "not yet in Quince: images that accumulate")
public enum CIImageAccumulator {}
@available(*, unavailable, message: "not yet in Quince: shapes of filters")
public enum CIFilterShape {}
@available(*, unavailable, message: "not yet in Quince: registration of apps' own filters")
public enum CIFilterConstructor {}

extension CIFilter {
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func droste() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func lightTunnel() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func ninePartTiled() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func stretchCrop() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func colorAbsoluteDifference() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func colorThresholdOtsu() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func depthToDisparity() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func disparityToDepth() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func colorCubesMixedWithMask() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func colorCurves() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func convertLabToRGB() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func convertRGBtoLab() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func labDeltaE() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func palettize() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func eightfoldReflectedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func fourfoldReflectedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func fourfoldRotatedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func fourfoldTranslatedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func glideReflectedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func opTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func parallelogramTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func perspectiveTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func sixfoldReflectedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func sixfoldRotatedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func triangleKaleidoscope() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func triangleTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func twelvefoldReflectedTile() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func blurredRectangleGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func meshGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func roundedRectangleStrokeGenerator() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func hueSaturationValueGradient() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func blendWithBlueMask() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func cannyEdgeDetector() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func coreMLModel() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func edgePreserveUpsample() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func gaborGradients() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func saliencyMap() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func sobelGradients() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func spotColor() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func keystoneCorrectionCombined() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func keystoneCorrectionHorizontal() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func keystoneCorrectionVertical() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func maximumScaleTransform() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func perspectiveRotate() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func perspectiveTransformWithExtent() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func pageCurlWithShadowTransition() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func areaLogarithmicHistogram() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func areaMinMax() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func areaMinMaxRed() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func areaBoundsRed() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func columnAverage() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func histogramDisplay() -> CIFilter { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: this filter")
    public class func rowAverage() -> CIFilter { fatalError() }
}
