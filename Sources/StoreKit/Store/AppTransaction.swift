import StoreModel
import UIKit

/// The purchase of the app itself. Source: Apple's documentation of `AppTransaction`.
public struct AppTransaction: Hashable, Sendable {
    /// nil: the local store has none.
    public let appID: UInt64?
    public let appVersionID: UInt64?
    public let bundleID: String
    public let appVersion: String
    /// As in Xcode's store always 1.
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let signedDate: Date
    public let environment = AppStore.Environment.xcode
    public let originalPlatform = AppStore.Platform.iOS

    /// The purchase of the app.
    ///
    /// - Throws: `StoreKitError`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            let service = StoreService.shared
            try StoreKitError.check("App Transaction", service.configuration?.settings)
            return .verified(AppTransaction(service))
        }
    }

    /// Loads the purchase of the app again.
    ///
    /// - Throws: `StoreKitError`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }

    private init(_ service: StoreService) {
        (appID, appVersionID, preorderDate) = (nil, nil, nil)
        (bundleID, signedDate, originalAppVersion) = (service.appIdentifier, service.now(), "1")
        appVersion = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
        // The time of the app's installation.
        let attributes = try? FileManager.default.attributesOfItem(atPath: Bundle.main.bundlePath)
        originalPurchaseDate = attributes?[.creationDate] as? Date ?? attributes?[.modificationDate] as? Date ?? service.now()
    }

    /// The App Store's form of it, as its server has it.
    public var jsonRepresentation: Data {
        let fields: [String: Any] = [
            "bundleId": bundleID, "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
            "originalPurchaseDate": Transaction.milliseconds(originalPurchaseDate),
            "receiptCreationDate": Transaction.milliseconds(signedDate), "receiptType": environment.rawValue,
        ]
        return (try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)) ?? Data()
    }

    @available(*, unavailable, message: "not yet in Quince: the device's identifier in the store")
    public var deviceVerification: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: the device's identifier in the store")
    public var deviceVerificationNonce: Never { fatalError() }
}
