// PHASE, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASEEngine: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASEListener: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASESource: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASESoundEvent: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASEAssetRegistry: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASESpatialMixerDefinition: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space")
open class PHASESamplerNodeDefinition: NSObject {}
