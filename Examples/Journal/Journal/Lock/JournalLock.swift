import LocalAuthentication
import Observation

/// The journal's lock, for those who want one.
@MainActor @Observable final class JournalLock {
    /// The setting that turns the lock on.
    nonisolated static let settingKey = "isLocked"

    private(set) var isOpen = false
    private(set) var isAsking = false
    /// Why it stayed closed; nil where the user has decided it themselves.
    private(set) var refusal: String?
    @ObservationIgnored private let authenticator: any OwnerAuthenticating

    init(authenticator: any OwnerAuthenticating) { self.authenticator = authenticator }

    func open() async {
        guard !isOpen, !isAsking else { return }
        (isAsking, refusal) = (true, nil)
        defer { isAsking = false }
        do {
            try await authenticator.authenticate(reason: String(localized: "Open your journal."))
            isOpen = true
        } catch {
            refusal = Self.explanation(of: error)
        }
    }

    func close() {
        if !isAsking { isOpen = false }
    }

    private static func explanation(of error: any Error) -> String? {
        switch (error as? LAError)?.code {
        case .userCancel, .appCancel, .systemCancel: nil
        case .passcodeNotSet: String(localized: "Set a passcode in Settings first: it protects your journal.")
        default: error.localizedDescription
        }
    }
}
