// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: training of models")
open class MLUpdateTask: NSObject {}

@available(*, unavailable, message: "not yet in Quince: training of models")
open class MLTask: NSObject {}

@available(*, unavailable, message: "not yet in Quince: training of models")
open class MLKey: NSObject {}

@available(*, unavailable, message: "not yet in Quince: plans of neural networks")
open class MLComputePlan: NSObject {}

@available(*, unavailable, message: "not yet in Quince: tensors of neural networks")
open class MLTensor: NSObject {}

@available(*, unavailable, message: "not yet in Quince: states of neural networks")
open class MLState: NSObject {}

@available(*, unavailable, message: "not yet in Quince: MLMultiArray has the numbers")
public struct MLShapedArray<Scalar> {}

@available(*, unavailable, message: "not yet in Quince: models in memory")
open class MLModelAsset: NSObject {}
