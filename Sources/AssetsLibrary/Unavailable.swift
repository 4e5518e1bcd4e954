// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
open class ALAsset: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
open class ALAssetsGroup: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
open class ALAssetRepresentation: NSObject {}

@available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
open class ALAssetsFilter: NSObject {}
