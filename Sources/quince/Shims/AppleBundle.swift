import Foundation
import Simulator

/// Bundles as Xcode makes them, which Quince cannot run.
enum AppleBundle {
    /// - Throws: `SimulatorError` for an archive, and for a bundle that was built on a Mac.
    static func check(_ bundle: URL) throws {
        if ["ipa", "zip"].contains(bundle.pathExtension.lowercased()) {
            throw SimulatorError(
                "\(bundle.lastPathComponent) is an archive, which Quince does not install", nextStep: "Name an .app that quince build made."
            )
        }
        let info = (try? Data(contentsOf: bundle.appendingPathComponent("Info.plist"))).flatMap {
            (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
        }
        guard let name = info?["CFBundleExecutable"] as? String, !name.contains("/") else { return }
        guard let file = try? FileHandle(forReadingFrom: bundle.appendingPathComponent(name)) else { return }
        defer { try? file.close() }
        let magic = (try? file.read(upToCount: 4)).map(Array.init) ?? []
        let machO: [[UInt8]] = [[0xCF, 0xFA, 0xED, 0xFE], [0xFE, 0xED, 0xFA, 0xCF], [0xCA, 0xFE, 0xBA, 0xBE]]
        guard machO.contains(magic) else { return }
        throw SimulatorError(
            "\(bundle.lastPathComponent) was built on a Mac, and runs only there", nextStep: "Build it from its source: quince build")
    }
}
