// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: models")
open class MLUpdateTask: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLModelDescription: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLFeatureDescription: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLBatchProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLArrayBatchProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLPredictionOptions: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLTask: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLKey: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLComputePlan: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLTensor: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models")
open class MLState: NSObject {}
