import Foundation
import Testing

@testable import Simulator

/// Makes app bundles of the fake app, and folders that vanish.
enum FakeBundle {
    /// Where the build put the products: the folder of this test bundle.
    static let products: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("FakeApp").path) {
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    static var clockLibrary: URL { products.appendingPathComponent("libQuinceClock.so") }

    static func make(in folder: URL, identifier: String = "test.fake", name: String = "Fake", scheme: String? = nil) throws -> URL {
        let bundle = folder.appendingPathComponent("\(name).app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        var info: [String: Any] = ["CFBundleIdentifier": identifier, "CFBundleExecutable": "FakeApp", "CFBundleDisplayName": name]
        if let scheme { info["CFBundleURLTypes"] = [["CFBundleURLSchemes": [scheme]]] }
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: bundle.appendingPathComponent("Info.plist"))
        try FileManager.default.copyItem(at: products.appendingPathComponent("FakeApp"), to: bundle.appendingPathComponent("FakeApp"))
        return bundle
    }
}

/// A folder for one test.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("quince-test-\(UUID().uuidString)", isDirectory: true)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Collects lines from several threads.
final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    func add(_ line: String) { lock.withLock { list.append(line) } }
    var all: [String] { lock.withLock { list } }
}
