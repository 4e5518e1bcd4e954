// Declared, so that the compiler names what an app would miss.

import QuinceFoundation
import UIKit

@available(*, unavailable, message: "not yet in Quince: text in pictures")
open class ImageAnalysis: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text in pictures")
open class ImageAnalysisInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text in pictures")
@preconcurrency @MainActor open class ImageAnalysisOverlayView: UIView {}
