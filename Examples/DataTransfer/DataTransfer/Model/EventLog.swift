import Foundation

/// Prints the steps of the way back, where the launch argument `-Log YES` asks for it.
struct EventLog {
    static let shared = EventLog(isEnabled: UserDefaults.standard.bool(forKey: "Log")) { print($0) }

    let isEnabled: Bool
    let write: (String) -> Void

    func record(_ event: String) {
        if isEnabled { write(event) }
    }
}
