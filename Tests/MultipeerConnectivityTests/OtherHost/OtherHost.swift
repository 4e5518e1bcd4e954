import Foundation
import MultipeerConnectivity

/// A host with one phone and one app on it: what a test says on standard input it does, what happens it says line by line.
///
/// Usage: OtherHost NAME required|optional|none
@main
struct OtherHost {
    static func main() {
        setvbuf(stdout, nil, _IOLBF, 0)
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let encryption = preferences[arguments[2]] else {
            print("usage: OtherHost NAME required|optional|none")
            exit(64)
        }
        let device = HostDevice()
        let app = TalkingApp(name: arguments[1], encryption)
        // Whoever asks may be gone.
        signal(SIGPIPE, SIG_IGN)
        while let line = readLine() { app.perform(line.split(separator: " ").map(String.init)) }
        device.shutDown()
        exit(0)
    }

    private static let preferences: [String: MCEncryptionPreference] = ["required": .required, "optional": .optional, "none": .none]
}
