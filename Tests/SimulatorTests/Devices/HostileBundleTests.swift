import DeviceProtocol
import Foundation
import Glibc
import Testing

@testable import Simulator

/// Bundles and snapshots that somebody else made name nothing outside of their folders.
struct HostileBundleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ change: (inout [String: Any]) -> Void) throws -> SimulatorError {
        var info: [String: Any] = ["CFBundleIdentifier": "test.fake", "CFBundleExecutable": "Fake"]
        change(&info)
        let bundle = folder.url.appendingPathComponent("Fake.app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: bundle.appendingPathComponent("Info.plist"))
        return try #require(#expect(throws: SimulatorError.self) { try AppBundle(folder: bundle) })
    }

    @Test(arguments: ["../../x", "..", "a/b", "a b", "com.example\n", String(repeating: "x", count: 200)])
    func identifiersNameFiles(text: String) throws {
        #expect(try failure { $0["CFBundleIdentifier"] = text }.message.contains("CFBundleIdentifier “"))
        #expect(try failure { $0["QuinceApplicationGroups"] = ["group.a", text] }.message.contains("QuinceApplicationGroups “"))
    }

    @Test(arguments: ["../../../bin/sh", "..", ".", "/bin/sh"])
    func executablesAreInTheBundle(text: String) throws {
        #expect(try failure { $0["CFBundleExecutable"] = text }.message.contains("CFBundleExecutable “\(text)”"))
    }

    /// It would let the app start what it leads to.
    @Test func anExecutableIsNoLink() throws {
        let bundle = folder.url.appendingPathComponent("Fake.app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: bundle.appendingPathComponent("Fake").path, withDestinationPath: "/bin/sh")
        #expect(try failure { _ in }.message.hasSuffix("Fake.app/Fake, the app's program, is a link, not a file"))
    }

    /// Copying a FIFO would wait for ever.
    @Test func aBundleWithAFIFOIsNotInstalled() throws {
        let device = try DeviceStore(folder: folder.url.appendingPathComponent("Devices")).create(model: DeviceCatalogue.model("iPhone 15"))
        let bundle = try FakeBundle.make(in: folder.url, identifier: "test.pipe", name: "Pipe")
        let part = bundle.appendingPathComponent("Part", isDirectory: true)
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        try #require(mkfifo(part.appendingPathComponent("pipe").path, 0o644) == 0)
        let error = try #require(#expect(throws: SimulatorError.self) { try device.install(bundle) })
        #expect(error.message.hasSuffix("cannot be installed: 'pipe' in it is a FIFO"))
        #expect(error.nextStep != nil)
    }

    @Test func anInfoPlistIsAFile() throws {
        let bundle = folder.url.appendingPathComponent("Pipe.app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        #expect(mkfifo(bundle.appendingPathComponent("Info.plist").path, 0o644) == 0)
        let error = try #require(#expect(throws: SimulatorError.self) { try AppBundle(folder: bundle) })
        #expect(error.message.hasSuffix("is no app: its Info.plist is a FIFO, not a file"))
    }

    @Test func snapshotsNamePicturesInTheirFolder() throws {
        let entry = try JSONSerialization.data(withJSONObject: ["appName": "A", "pictures": [Any]()])
        try entry.write(to: folder.url.appendingPathComponent("previews.json"))
        var manifest = try PreviewManifest.read(in: folder.url)
        for file in ["../../precious.png", "/etc/x.png", "a\nb.png"] {
            manifest.pictures = [
                PreviewPicture(
                    entry: PreviewEntry(id: "a", name: "a", file: "A.swift", line: 1), variant: PreviewVariant(), file: file, width: 1,
                    height: 1)
            ]
            try JSONEncoder().encode(manifest).write(to: folder.url.appendingPathComponent("previews.json"))
            let error = try #require(#expect(throws: SimulatorError.self) { try PreviewManifest.read(in: folder.url) })
            #expect(error.message.contains("names the picture “\(file)”, which "))
        }
    }

    @Test func namesOfPicturesAreShort() {
        let entry = PreviewEntry(id: String(repeating: "Long", count: 100), name: "a", file: "A.swift", line: 1)
        let name = PreviewPicture.fileName(entry, PreviewVariant())
        #expect(name.utf8.count <= 255)
        #expect(name.hasSuffix(".png"))
    }
}
