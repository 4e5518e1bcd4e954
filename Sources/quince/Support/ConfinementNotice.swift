import FileReplacement
import Foundation
import ProcessSupport
import Simulator

/// Tells the user when an app that is about to start is not confined, or not in every way.
enum ConfinementNotice {
    /// Prints a warning if the app is not confined, each time; otherwise a note on confinement that the kernel lacks, once.
    static func show(isConfined: Bool, support: ConfinementSupport = .current) {
        guard isConfined else {
            return Console.error("warning: --no-sandbox: the app can read and write everything that its user can.")
        }
        guard !support.gaps.isEmpty, isFirst(support) else { return }
        Console.error("note: this machine's kernel does not confine apps in every way; see: quince doctor")
        for gap in support.gaps { Console.error("    Apps \(gap).") }
    }

    /// Whether these gaps have not been told of before.
    private static func isFirst(_ support: ConfinementSupport) -> Bool {
        let folder = DeviceStore.dataFolder()
        let file = folder.appendingPathComponent("confinement-notice")
        let told = try? String(contentsOf: file, encoding: .utf8)
        guard told != support.gaps.joined(separator: "\n") else { return false }
        try? PrivateFiles.makeFolder(folder)
        try? Data(support.gaps.joined(separator: "\n").utf8).replacePrivateFile(at: file)
        return true
    }
}
