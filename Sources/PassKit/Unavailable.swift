// Declared, so that the compiler names what an app would miss.

import QuinceFoundation
import UIKit

@available(*, unavailable, message: "not yet in Quince: passes and cards")
@preconcurrency @MainActor open class PKAddPaymentPassViewController: UIViewController {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKAddPaymentPassRequestConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
@preconcurrency @MainActor open class PKAddPassButton: UIView {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKPaymentPass: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKSecureElementPass: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKShippingMethod: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKContact: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKPaymentMethod: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKRecurringPaymentSummaryItem: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKRecurringPaymentRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKDeferredPaymentRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKIdentityRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKIdentityAuthorizationController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKShareablePassMetadata: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKVehicleConnectionSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: passes and cards")
open class PKObject: NSObject {}
