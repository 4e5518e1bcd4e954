internal import PeerProtocol
import UIKit

/// The validation of arguments to advertisers and browsers.
enum ServiceRules {
    /// Ends the app where a service type is none.
    static func check(serviceType: String, of className: String) {
        guard PeerLimits.isServiceType(serviceType) else {
            uncaughtException(
                .invalidArgument,
                "Invalid serviceType passed to \(className): “\(serviceType)” must have 1 to 15 characters: letters without accents, digits and hyphens, at least "
                    + "one letter, and no hyphen at an end or beside another")
        }
    }

    /// Ends the app where a dictionary cannot be told with a service.
    static func check(discoveryInfo: [String: String]?, of className: String) {
        guard PeerLimits.isDiscoveryInfo(discoveryInfo ?? [:]) else {
            uncaughtException(
                .invalidArgument,
                "Invalid discoveryInfo passed to \(className): keys must be printable ASCII without “=”, each with its value at most 254 bytes"
            )
        }
    }

    /// Returns iOS's error for a service type that the app's Info.plist does not list; nil if it lists it.
    ///
    /// Source: Apple's documentation of `NSBonjourServices` and technical note TN3179.
    static func missingDeclaration(_ serviceType: String) -> (any Error)? {
        let listed = Bundle.main.infoDictionary?["NSBonjourServices"] as? [String] ?? []
        let names = Set(listed.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
        guard !names.contains("_\(serviceType)._tcp"), !names.contains("_\(serviceType)._udp") else { return nil }
        return NSError(
            domain: "NSNetServicesErrorDomain", code: -72008,
            userInfo: [
                "NSNetServicesErrorCode": -72008, "NSNetServicesErrorDomain": 10,
                NSLocalizedDescriptionKey: "NSBonjourServices in Info.plist does not list _\(serviceType)._tcp",
            ])
    }

    static func error(_ problem: PeerProblem) -> any Error {
        switch problem {
        case .tooMany: MCError(.unavailable, reason: "There are too many advertisers or browsers.")
        case .notAllowed:
            NSError(
                domain: "NSNetServicesErrorDomain", code: -65570,
                userInfo: [NSLocalizedDescriptionKey: "The user does not allow this app to find devices on local networks."])
        }
    }
}
