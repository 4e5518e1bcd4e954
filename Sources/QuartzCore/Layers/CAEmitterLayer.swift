import Foundation

@available(*, unavailable, message: "not yet in Quince: particle systems")
open class CAEmitterLayer: CALayer {}

@available(*, unavailable, message: "not yet in Quince: particle systems")
open class CAEmitterCell: NSObject {}
