import StoreModel
import UIKit

/// An error of the store. Source: Apple's documentation of `StoreKitError`.
public enum StoreKitError: LocalizedError, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported

    public var errorDescription: String? {
        switch self {
        case .unknown: systemText("Unable to Complete Request")
        case .userCancelled: systemText("Request Canceled")
        case .networkError: systemText("Unable to Connect to the Store")
        case .systemError: systemText("Unable to Complete Request")
        case .notAvailableInStorefront: systemText("This item is not available in your country or region.")
        case .notEntitled: systemText("This app is not entitled to use the store.")
        case .unsupported: systemText("This is not supported.")
        }
    }

    /// Throws the error that the configuration has for a call.
    static func check(_ call: String, _ settings: StoreSettings?) throws {
        guard let failure = settings?.errors[call] else { return }
        if failure.type == "purchase" { throw Product.PurchaseError(index: failure.index) }
        throw StoreKitError(index: failure.index)
    }

    /// The error at an index of Xcode's list.
    init(index: Int) {
        self =
            switch index {
            case 1: .networkError(URLError(.notConnectedToInternet))
            case 2: .systemError(NSError(domain: "ASDErrorDomain", code: 500))
            case 3: .notAvailableInStorefront
            case 4: .notEntitled
            default: .unknown
            }
    }

    /// The error of a purchase that the configuration lets fail with a code of `SKError`.
    init(failure code: Int) {
        self =
            switch SKError.Code(rawValue: code) {
            case .paymentCancelled: .userCancelled
            case .storeProductNotAvailable: .notAvailableInStorefront
            case .cloudServiceNetworkConnectionFailed: .networkError(URLError(.notConnectedToInternet))
            default: .unknown
            }
    }
}

extension Product.PurchaseError {
    fileprivate init(index: Int) {
        let all: [Self] = [
            .invalidQuantity, .productUnavailable, .purchaseNotAllowed, .ineligibleForOffer, .invalidOfferIdentifier, .invalidOfferPrice,
            .invalidOfferSignature, .missingOfferParameters,
        ]
        self = all.indices.contains(index) ? all[index] : .productUnavailable
    }
}
