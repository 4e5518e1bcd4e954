// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
open class NSFileProviderExtension: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public protocol NSFileProviderReplicatedExtension {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public protocol NSFileProviderEnumerator {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public protocol NSFileProviderEnumerating {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public protocol NSFileProviderItemProtocol {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public protocol NSFileProviderServiceSource {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public struct NSFileProviderPage {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public struct NSFileProviderSyncAnchor {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
public struct NSFileProviderItemCapabilities {}
