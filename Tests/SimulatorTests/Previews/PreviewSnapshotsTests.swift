import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite(.serialized)
struct PreviewSnapshotsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ variants: [PreviewVariant] = [PreviewVariant()], file: String? = nil) throws -> PreviewRun {
        let bundles = folder.url.appendingPathComponent("Bundles-\(UUID().uuidString)", isDirectory: true)
        return PreviewRun(
            bundle: try AppBundle(folder: FakeBundle.make(in: bundles)), clockLibrary: FakeBundle.clockLibrary, variants: variants,
            file: file.map { URL(fileURLWithPath: $0) }, root: URL(fileURLWithPath: "/app"))
    }

    @Test func everyPreviewGetsAPictureOfItsOwnSize() throws {
        let place = folder.url.appendingPathComponent("Snapshots", isDirectory: true)
        let variants = PreviewVariant.all(devices: [], appearances: [.light, .dark], contentSizes: [], locales: [])
        let manifest = try PreviewSnapshots(run(variants), folder: place).take()
        #expect(
            manifest.pictures.map(\.file) == [
                "First.1.png", "First.1-dark.png", "Second.1.png", "Second.1-dark.png", "Crash.1.png", "Crash.1-dark.png",
                "Endless.1.png", "Endless.1-dark.png",
            ])
        #expect(manifest.pictures[2].width == 120 && manifest.pictures[2].height == 40)
        #expect(manifest.pictures[0].entry.file == "First.swift")
        // One that crashes is told, and the others are there all the same.
        #expect(manifest.pictures.map { $0.failure != nil } == [false, false, false, false, true, true, true, true])
        // So is one whose size has no picture.
        #expect(manifest.pictures.last?.failure == "Endless has no picture")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(names == ["First.1-dark.png", "First.1.png", "Second.1-dark.png", "Second.1.png", "index.html", "previews.json"])
        let page = try String(contentsOf: place.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(
            page.contains("<img loading=\"lazy\" src=\"Second.1-dark.png\" alt=\"Second, iPhone 15 · dark\" width=\"120\" height=\"40\" "))
        #expect(page.contains("Fatal error"))
        #expect(page.contains("data-copy=\"First.swift:7\""))
    }

    @Test func onlyAFilesPreviewsAreTaken() throws {
        #expect(try run(file: "/app/Second.swift").pictures { _, _ in }.map(\.entry.name) == ["Second"])
        let error = #expect(throws: SimulatorError.self) { try run(file: "/app/Third.swift").pictures { _, _ in } }
        #expect(error?.description.contains("name a file that has some: Crash.swift, Endless.swift, First.swift, Second.swift.") == true)
    }

    @Test func whatDiffersIsShownSideBySide() throws {
        let (before, now) = (folder.url.appendingPathComponent("Before"), folder.url.appendingPathComponent("Now"))
        let changes = folder.url.appendingPathComponent("Changes")
        for place in [before, now] { _ = try PreviewSnapshots(run(file: "/app/First.swift"), folder: place).take() }
        let same = try PreviewChanges(reference: before, current: now, folder: changes, isWhole: true)
        #expect(same.changes.isEmpty)
        #expect(same.compared == 1)
        #expect(!FileManager.default.fileExists(atPath: changes.path))
        // A picture of another size.
        let other = PreviewVariant(device: "iPhone 8")
        _ = try run([other], file: "/app/First.swift").pictures { _, data in
            try data.write(to: before.appendingPathComponent("First.1.png"))
        }
        let changed = try PreviewChanges(reference: before, current: now, folder: changes, isWhole: true)
        #expect(changed.lines == ["changed  First (iPhone 15): 100.0 % of the pixels, First.swift:7"])
        #expect(FileManager.default.fileExists(atPath: changes.appendingPathComponent("before/First.1.png").path))
        #expect(try String(contentsOf: changed.report, encoding: .utf8).contains("alt=\"Now: First\""))
    }

    @Test func aFolderWithOtherThingsIsRefused() throws {
        try Data().write(to: folder.url.appendingPathComponent("Thesis.txt"))
        let error = #expect(throws: SimulatorError.self) { try PreviewSnapshots(run(), folder: folder.url).take() }
        #expect(error?.message.contains("holds other files") == true)
        #expect(throws: SimulatorError.self) { try PreviewManifest.read(in: folder.url) }
    }

    @Test func filesAreNamedAfterWhatTheyShow() {
        func name(_ id: String, _ variant: PreviewVariant = PreviewVariant()) -> String {
            PreviewPicture.fileName(PreviewEntry(id: id, name: "", file: "", line: 1), variant)
        }
        #expect(name("A.swift.1") == "A.swift.1.png")
        #expect(
            name("A.Two words", PreviewVariant(device: "iPad Pro (11-inch)", appearance: .dark)) == "A.Two-words-iPad-Pro-11-inch-dark.png")
        // What cannot be in a name still tells pictures apart.
        #expect(name("A.Ä") != name("A.Ö"))
    }
}
