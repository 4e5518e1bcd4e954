// Declared, so that the compiler names what an app would miss.

import UIKit

@available(*, unavailable, message: "not yet in Quince: drawings as objects; use PKDrawing")
open class PKDrawingReference: NSObject {}

@available(*, unavailable, message: "not yet in Quince: strokes as objects; use PKStroke")
open class PKStrokeReference: NSObject {}

@available(*, unavailable, message: "not yet in Quince: inks as objects; use PKInk")
open class PKInkReference: NSObject {}

@available(*, unavailable, message: "not yet in Quince: views of PaperKit over canvases")
public protocol PKResponderState {}
