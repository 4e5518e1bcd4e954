// FileProviderUI, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
open class FPUIActionExtensionViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide files")
open class FPUIActionExtensionContext: NSObject {}
