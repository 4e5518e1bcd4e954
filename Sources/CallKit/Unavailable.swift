// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: call directories")
open class CXCallDirectoryManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: call directories")
open class CXCallDirectoryProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: call directories")
open class CXCallDirectoryExtensionContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: calls of groups")
open class CXSetGroupCallAction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: calls of groups")
open class CXPlayDTMFCallAction: NSObject {}
