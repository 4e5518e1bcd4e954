// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: fingerprints of sound")
open class SHSignatureGenerator: NSObject {}

@available(*, unavailable, message: "not yet in Quince: catalogs of an app's own")
open class SHCustomCatalog: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Shazam's library of the user")
open class SHMediaLibrary: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Shazam's library of the user")
open class SHLibrary: NSObject {}
