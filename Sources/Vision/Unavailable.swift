// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
open class VNTrackObjectRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
open class VNDetectContoursRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
open class VNContoursObservation: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
open class VNGenerateImageFeaturePrintRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
open class VNFeaturePrintObservation: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum RecognizeTextRequest {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum DetectFaceRectanglesRequest {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum DetectBarcodesRequest {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum ImageRequestHandler {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum ClassifyImageRequest {}

@available(*, unavailable, message: "not yet in Quince: recognition in pictures, which a simulated device lacks")
public enum RecognizedTextObservation {}
