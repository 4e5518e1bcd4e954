// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions that download")
public protocol BADownloaderExtension {}

@available(*, unavailable, message: "not yet in Quince: extensions that download")
open class BAAppExtensionInfo: NSObject {}

@available(*, unavailable, message: "not yet in Quince: asset packs")
public final class AssetPackManager {}

@available(*, unavailable, message: "not yet in Quince: asset packs")
public struct AssetPack {}
