// Filters of codes, drawings, screens, tables and neighbourhoods, by their inputs.

/// `CIFilter`s of Apple's `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIThermal`.
public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIXRay`.
public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIDither`.
public protocol CIDither: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// `CIFilter`s of Apple's `CIColorMap`.
public protocol CIColorMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gradientImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CIColorPolynomial`.
public protocol CIColorPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var alphaCoefficients: CIVector { get set }
}

/// `CIFilter`s of Apple's `CIColorCrossPolynomial`.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
}

/// `CIFilter`s of Apple's `CIColorCubeWithColorSpace`.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var colorSpace: CGColorSpace? { get set }
}

/// `CIFilter`s of Apple's `CILineOverlay`.
public protocol CILineOverlay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var edgeIntensity: Float { get set }
    var threshold: Float { get set }
    var contrast: Float { get set }
}

/// `CIFilter`s of Apple's `CIEdgeWork`.
public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIHexagonalPixellate`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

/// `CIFilter`s of Apple's `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CILineScreen`.
public protocol CILineScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CIHatchedScreen`.
public protocol CIHatchedScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CICircularScreen`.
public protocol CICircularScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CICMYKHalftone`.
public protocol CICMYKHalftone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var angle: Float { get set }
    var sharpness: Float { get set }
    var grayComponentReplacement: Float { get set }
    var underColorRemoval: Float { get set }
}

/// `CIFilter`s of Apple's `CIMorphologyMaximum`.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIMorphologyMinimum`.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIMorphologyGradient`.
public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIMorphologyRectangleMaximum`.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

/// `CIFilter`s of Apple's `CIMorphologyRectangleMinimum`.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

/// `CIFilter`s of Apple's `CIMedian`.
public protocol CIMedian: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// `CIFilter`s of Apple's `CINoiseReduction`.
public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}

/// `CIFilter`s of Apple's `CIConvolution`.
public protocol CIConvolution: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var weights: CIVector { get set }
    var bias: Float { get set }
}

/// `CIFilter`s of Apple's `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var amount: Float { get set }
}

/// `CIFilter`s of Apple's `CIMaskedVariableBlur`.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIVortexDistortion`.
public protocol CIVortexDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

/// `CIFilter`s of Apple's `CIBumpDistortionLinear`.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CIKaleidoscope`.
public protocol CIKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var count: Int { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
}

/// `CIFilter`s of Apple's `CIDisplacementDistortion`.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var displacementImage: CIImage? { get set }
    var scale: Float { get set }
}

/// `CIFilter`s of Apple's `CIRoundedRectangleGenerator`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
}

/// `CIFilter`s of Apple's `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
