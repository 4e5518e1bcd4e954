internal import DeviceProtocol
import UIKit

/// Whether the user lets the app find, and be found by, devices on the network.
///
/// They are asked once, with the first thing that needs it, by the system's alert, which says what Info.plist has in `NSLocalNetworkUsageDescription`; the
/// device keeps the answer. Until then the app's wish waits.
///
/// Source: Apple's documentation of `NSLocalNetworkUsageDescription`, and technical note TN3179.
final class LocalNetworkPermission: @unchecked Sendable {
    static let shared = LocalNetworkPermission()

    private let lock = NSLock()
    private var waiting: [@Sendable (Bool) -> Void] = []

    /// Calls back with the user's answer, on any thread.
    func check(_ handler: @escaping @Sendable (Bool) -> Void) {
        let isFirst = lock.withLock {
            waiting.append(handler)
            return waiting.count == 1
        }
        guard isFirst else { return }
        DeviceServices.shared.ask(.permission(.localNetwork)) { [self] reply in
            switch reply {
            case .permission(.notDetermined): DispatchQueue.main.async { MainActor.assumeIsolated { self.askUser() } }
            case .permission(.denied): decide(false)
            // Where no device keeps permissions there is nobody to ask.
            default: decide(true)
            }
        }
    }

    private func decide(_ isAllowed: Bool) {
        let handlers = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for handler in handlers { handler(isAllowed) }
    }

    @MainActor private func askUser() {
        let purpose = Bundle.main.object(forInfoDictionaryKey: "NSLocalNetworkUsageDescription") as? String
        PermissionPrompt.ask(
            title: systemText("“\(PermissionPrompt.appName)” would like to find and connect to devices on your local network."),
            message: purpose
                ?? systemText("This app will be able to discover and connect to devices on the networks you use.")
        ) { [self] isAllowed in
            DeviceServices.shared.tell(.setPermission(.localNetwork, isGranted: isAllowed))
            decide(isAllowed)
        }
    }
}
