import Foundation
import Glibc
import MultipeerConnectivity

/// A host with one phone and one app on it: what a test says on standard input it does, what happens it says line by line.
///
/// Usage: OtherHost NAME required|optional|none, or to play Memory OtherHost NAME host|guest
@main
struct OtherHost {
    static func main() {
        setvbuf(Glibc.stdout, nil, _IOLBF, 0)
        // Whoever asks may be gone.
        signal(SIGPIPE, SIG_IGN)
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { usage() }
        let device = HostDevice()
        if let encryption = preferences[arguments[2]] {
            let app = TalkingApp(name: arguments[1], encryption)
            while let line = readLine() { app.perform(line.split(separator: " ").map(String.init)) }
            device.shutDown()
        } else if let part = parts[arguments[2]] {
            let player = GamePlayer(name: arguments[1], as: part)
            Thread { end(device) }.start()
            withExtendedLifetime(player) { while true { RunLoop.main.run() } }
        } else {
            usage()
        }
        exit(0)
    }

    private static let preferences: [String: MCEncryptionPreference] = ["required": .required, "optional": .optional, "none": .none]
    private static let parts: [String: Player] = ["host": .host, "guest": .guest]

    /// Ends with the standard input.
    private static func end(_ device: HostDevice) {
        while readLine() != nil {}
        device.shutDown()
        exit(0)
    }

    private static func usage() -> Never {
        print("usage: OtherHost NAME required|optional|none|host|guest")
        exit(64)
    }
}
