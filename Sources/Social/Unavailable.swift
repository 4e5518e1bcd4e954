// Declared, so that the compiler names what an app would miss.

import QuinceFoundation
import UIKit

@available(*, unavailable, message: "not yet in Quince: extensions with an interface of their own")
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {}

@available(*, unavailable, message: "not yet in Quince: extensions with an interface of their own")
open class SLComposeSheetConfigurationItem: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions with an interface of their own")
open class SLRequest: NSObject {}
