import LocalAuthentication
import Observation

/// Whether the members' area is open.
@MainActor @Observable final class MemberLock {
    enum State: Equatable {
        case locked
        case asking
        case open
        /// It stayed locked; the text says why.
        case refused(String)
    }

    private(set) var state = State.locked
    @ObservationIgnored private let authenticator: any OwnerAuthenticating

    init(authenticator: any OwnerAuthenticating) { self.authenticator = authenticator }

    func unlock() async {
        guard state != .open, state != .asking else { return }
        state = .asking
        do {
            try await authenticator.authenticate(reason: String(localized: "Open the members’ area."))
            state = .open
        } catch {
            state = Self.explanation(of: error).map(State.refused) ?? .locked
        }
    }

    func lock() {
        if state != .asking { state = .locked }
    }

    /// The text for the user; nil where they have decided it themselves.
    private static func explanation(of error: any Error) -> String? {
        switch (error as? LAError)?.code {
        case .userCancel, .appCancel, .systemCancel: nil
        case .passcodeNotSet: String(localized: "Set a passcode in Settings first: it protects the members’ area.")
        case .biometryLockout: String(localized: "Too many attempts. Unlock your iPhone with the passcode, then try again.")
        case .authenticationFailed: String(localized: "We could not recognise you. Please try again.")
        default: error.localizedDescription
        }
    }
}
