/// Inputs of codes, drawings, screens, tables and neighbourhoods.
extension BuiltInFilter {
    var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { store(newValue, "inputGradientImage") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { store(newValue, "inputRedCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { store(newValue, "inputGreenCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { store(newValue, "inputBlueCoefficients") }
    }
    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { store(newValue, "inputAlphaCoefficients") }
    }
    var colorSpace: CGColorSpace? {
        get { space("inputColorSpace") }
        set { store(newValue, "inputColorSpace") }
    }
    var nrNoiseLevel: Float {
        get { float("inputNRNoiseLevel") }
        set { store(NSNumber(value: newValue), "inputNRNoiseLevel") }
    }
    var nrSharpness: Float {
        get { float("inputNRSharpness") }
        set { store(NSNumber(value: newValue), "inputNRSharpness") }
    }
    var edgeIntensity: Float {
        get { float("inputEdgeIntensity") }
        set { store(NSNumber(value: newValue), "inputEdgeIntensity") }
    }
    var grayComponentReplacement: Float {
        get { float("inputGCR") }
        set { store(NSNumber(value: newValue), "inputGCR") }
    }
    var underColorRemoval: Float {
        get { float("inputUCR") }
        set { store(NSNumber(value: newValue), "inputUCR") }
    }
    var height: Float {
        get { float("inputHeight") }
        set { store(NSNumber(value: newValue), "inputHeight") }
    }
    var noiseLevel: Float {
        get { float("inputNoiseLevel") }
        set { store(NSNumber(value: newValue), "inputNoiseLevel") }
    }
    var weights: CIVector {
        get { vector("inputWeights") }
        set { store(newValue, "inputWeights") }
    }
    var bias: Float {
        get { float("inputBias") }
        set { store(NSNumber(value: newValue), "inputBias") }
    }
    var mask: CIImage? {
        get { image("inputMask") }
        set { store(newValue, "inputMask") }
    }
    var count: Int {
        get { Int(exactly: float("inputCount").rounded()) ?? 0 }
        set { store(NSNumber(value: newValue), "inputCount") }
    }
    var displacementImage: CIImage? {
        get { image("inputDisplacementImage") }
        set { store(newValue, "inputDisplacementImage") }
    }
    var quietSpace: Float {
        get { float("inputQuietSpace") }
        set { store(NSNumber(value: newValue), "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { float("inputBarcodeHeight") }
        set { store(NSNumber(value: newValue), "inputBarcodeHeight") }
    }
}

extension BuiltInFilter: CIComicEffect, CIThermal, CIXRay, CIDither {}
extension BuiltInFilter: CIColorMap, CIColorPolynomial, CIColorCrossPolynomial, CIColorCubeWithColorSpace {}
extension BuiltInFilter: CILineOverlay, CIEdgeWork, CIHexagonalPixellate, CIPointillize {}
extension BuiltInFilter: CIDotScreen, CILineScreen, CIHatchedScreen, CICircularScreen {}
extension BuiltInFilter: CICMYKHalftone, CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyGradient {}
extension BuiltInFilter: CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum, CIMedian, CINoiseReduction {}
extension BuiltInFilter: CIConvolution, CIZoomBlur, CIMaskedVariableBlur, CIVortexDistortion {}
extension BuiltInFilter: CIHoleDistortion, CIBumpDistortionLinear, CIKaleidoscope, CIDisplacementDistortion {}
extension BuiltInFilter: CIRoundedRectangleGenerator, CICode128BarcodeGenerator {}
