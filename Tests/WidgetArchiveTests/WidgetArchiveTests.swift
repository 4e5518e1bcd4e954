import DamageSupport
import DeviceProtocol
import Foundation
import RenderProtocol
import Testing
import WidgetArchive

/// The archives by which home screens show widgets without a process of their apps.
struct WidgetArchiveTests {
    private let archive = SampleArchive.complete

    @Test func everythingComesBackTheSame() throws {
        #expect(try WidgetArchive(binaryData: archive.binaryData()) == archive)
        for policy in [WidgetArchive.ReloadPolicy.atEnd, .never] {
            var other = archive
            other.policy = policy
            #expect(try WidgetArchive(binaryData: other.binaryData()).policy == policy)
        }
    }

    @Test func aRenditionIsATreeWithItsBitmaps() throws {
        let light = try #require(archive.rendition(of: 0, appearance: .light))
        let tree = try archive.tree(of: light)
        #expect(tree.root == LayerID(7))
        #expect(tree.images.count == 1)
        let dark = try #require(archive.rendition(of: 0, appearance: .dark))
        #expect(try archive.tree(of: dark).images.isEmpty)
        // The second entry has no dark form.
        #expect(archive.rendition(of: 1, appearance: .dark)?.appearance == .light)
        #expect(archive.rendition(of: 2, appearance: .dark) == nil)
    }

    @Test func entriesAreShownFromTheirDatesOn() {
        let start = SampleArchive.start
        #expect(archive.entryIndex(at: start.addingTimeInterval(-60)) == 0)
        #expect(archive.entryIndex(at: start.addingTimeInterval(2.9)) == 0)
        #expect(archive.entryIndex(at: start.addingTimeInterval(3)) == 1)
        #expect(archive.entryIndex(at: start.addingTimeInterval(1e6)) == 1)
        #expect(archive.nextChange(after: start) == start.addingTimeInterval(3))
        #expect(archive.nextChange(after: start.addingTimeInterval(3)) == nil)
        #expect(archive.reloadDate == start.addingTimeInterval(3600))
    }

    @Test func aTapLeadsToTheLinkInFrontOrToTheWidgetsAddress() throws {
        let rendition = try #require(archive.rendition(of: 0, appearance: .light))
        #expect(archive.url(at: CGPoint(x: 20, y: 20), of: rendition) == "app://news/1")
        #expect(archive.url(at: CGPoint(x: 20, y: 50), of: rendition) == "app://news/2")
        #expect(archive.url(at: CGPoint(x: 300, y: 150), of: rendition) == "app://news")
        // Small widgets are one whole.
        var small = archive
        small.family = .small
        #expect(small.url(at: CGPoint(x: 20, y: 20), of: rendition) == "app://news")
    }

    @Test func aTapOnAButtonDoesWhatItIsFor() throws {
        let rendition = try #require(archive.rendition(of: 0, appearance: .light))
        #expect(archive.action(at: CGPoint(x: 210, y: 20), of: rendition) == 0)
        // Where two overlap, the one in front.
        #expect(archive.action(at: CGPoint(x: 250, y: 20), of: rendition) == 1)
        #expect(archive.action(at: CGPoint(x: 20, y: 20), of: rendition) == nil)
    }

    @Test func archivesOfOlderVersionsAreRead() throws {
        var old = archive
        for entry in old.entries.indices {
            for rendition in old.entries[entry].renditions.indices { old.entries[entry].renditions[rendition].elements = [] }
        }
        #expect(try WidgetArchive(binaryData: old.binaryData(version: 2)) == old)
        for entry in old.entries.indices {
            for rendition in old.entries[entry].renditions.indices { old.entries[entry].renditions[rendition].actions = [] }
        }
        #expect(try WidgetArchive(binaryData: old.binaryData(version: 1)) == old)
        #expect(old.binaryData(version: 1).count < old.binaryData().count)
    }

    @Test func anElementOfATextThatIsNotThereIsRefused() {
        var wrong = archive
        wrong.entries[0].renditions[0].elements[1].liveText = 1
        #expect(throws: WidgetArchiveError.self) { try WidgetArchive(binaryData: wrong.binaryData()) }
    }

    @Test func bitmapsOfSeveralEntriesAreKeptOnce() throws {
        func commit(_ layer: UInt64, _ bytes: [UInt8]) -> Commit {
            let image = RenderImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: Data(bytes))
            return Commit(
                sequence: 1, time: 0,
                operations: [
                    .addImage(ImageID(layer), image), .setLayer(LayerID(layer), [.contents: .image(ImageID(layer))]),
                    .setRoot(LayerID(layer)),
                ])
        }
        var builder = WidgetArchiveBuilder(archive)
        let first = try builder.layers(of: [commit(20, [9, 9, 9, 255])], pixelLimit: 1)
        let second = try builder.layers(of: [commit(30, [9, 9, 9, 255])], pixelLimit: 1)
        let third = try builder.layers(of: [commit(40, [8, 9, 9, 255])], pixelLimit: 1)
        #expect(builder.archive.images.count == archive.images.count + 2)
        #expect(first.operations.first == .setLayer(LayerID(20), [.contents: .image(ImageID(2))]))
        #expect(second.operations.first == .setLayer(LayerID(30), [.contents: .image(ImageID(2))]))
        #expect(third.operations.first == .setLayer(LayerID(40), [.contents: .image(ImageID(3))]))
    }

    @Test func bitmapsHaveALimit() {
        let image = RenderImage(width: 20, height: 10, bytesPerRow: 80, isOpaque: true, pixels: Data(count: 800))
        let commit = Commit(sequence: 1, time: 0, operations: [.addImage(ImageID(1), image)])
        var builder = WidgetArchiveBuilder(archive)
        #expect(throws: WidgetArchiveBuilderError.imageTooLarge(width: 20, height: 10)) {
            try builder.layers(of: [commit], pixelLimit: 199)
        }
    }

    // MARK: Damage

    @Test func otherBytesAndOtherVersionsAreRefused() {
        #expect(throws: WidgetArchiveError.notAnArchive) { try WidgetArchive(binaryData: Data("QRC\u{1}....".utf8)) }
        #expect(throws: WidgetArchiveError.notAnArchive) { try WidgetArchive(binaryData: Data()) }
        var bytes = archive.binaryData()
        bytes[3] = 99
        #expect(throws: WidgetArchiveError.unknownVersion(99)) { try WidgetArchive(binaryData: bytes) }
    }

    @Test func whatMakesNoSenseIsRefused() {
        func refuses(_ change: (inout WidgetArchive) -> Void) -> Bool {
            var changed = archive
            change(&changed)
            return (try? WidgetArchive(binaryData: changed.binaryData())) == nil
        }
        #expect(refuses { $0.size.width = .infinity })
        #expect(refuses { $0.scale = 0 })
        #expect(refuses { $0.entries.swapAt(0, 1) })
        #expect(refuses { $0.entries[1].renditions = [] })
        #expect(refuses { $0.entries[0].date = Date(timeIntervalSince1970: .nan) })
        #expect(refuses { $0.images = [] })
        #expect(refuses { $0.entries[0].renditions[0].layers.operations = [] })
        #expect(refuses { $0.entries[0].renditions[0].layers.operations.append(.removeLayer(LayerID(9))) })
        #expect(refuses { $0.entries[0].renditions[0].liveTexts[0].layer = LayerID(1) })
        #expect(!refuses { $0.entries = [] })
    }

    @Test func damagedArchivesAreRefusedOrCanBeShown() throws {
        let bytes = Array(archive.binaryData())
        for end in 0..<bytes.count { #expect(throws: WidgetArchiveError.self) { try WidgetArchive(binaryData: Data(bytes.prefix(end))) } }
        var damage = Damage(alphabet: "\u{0}\u{1}\u{2}\u{7F}")
        var accepted = 0
        for _ in 0..<20_000 {
            let damaged = Data(damage.apply(to: bytes))
            do {
                let found = try WidgetArchive(binaryData: damaged)
                for entry in found.entries { for rendition in entry.renditions { _ = try found.tree(of: rendition) } }
                #expect(try WidgetArchive(binaryData: found.binaryData()) == found)
                accepted += 1
            } catch {
                #expect(error is WidgetArchiveError)
                #expect(!"\(error)".isEmpty)
            }
        }
        #expect(accepted > 0)
        #expect(accepted < 20_000)
    }

    @Test func aPictureOfMorePixelsThanWidgetsHaveIsRefused() {
        var vast = archive
        (vast.size, vast.scale) = (CGSize(width: 4096, height: 4096), 8)
        #expect(throws: WidgetArchiveError.self) { try WidgetArchive(binaryData: vast.binaryData()) }
    }
}
