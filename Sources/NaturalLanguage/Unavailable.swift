// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: models of languages")
open class NLModel: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models of languages")
open class NLGazetteer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models of languages")
open class NLModelConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models of languages")
open class NLContextualEmbedding: NSObject {}

@available(*, unavailable, message: "not yet in Quince: models of languages")
open class NLContextualEmbeddingResult: NSObject {}
