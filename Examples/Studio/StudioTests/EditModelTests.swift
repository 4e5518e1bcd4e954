import Foundation
import Testing
import UIKit

@testable import Studio

@MainActor
struct EditModelTests {
    /// Remembers photos, or refuses them.
    private final class TestSaver: PhotoSaving {
        private(set) var saved: [UIImage] = []
        var failure: (any Error)?

        func save(_ image: UIImage) async throws {
            if let failure { throw failure }
            saved.append(image)
        }
    }

    private let saver = TestSaver()

    private func openedModel() async -> EditModel {
        let model = EditModel(saver: saver)
        await model.openSample()
        return model
    }

    @Test func theSampleOpensWithThumbnailsOfEveryLook() async throws {
        let model = await openedModel()
        #expect(model.hasPhoto)
        #expect(model.notice == nil)
        #expect(model.thumbnails.count == PhotoFilter.allCases.count)
        let size = try #require(model.edited).size
        #expect(max(size.width, size.height) <= PhotoRenderer.previewSide)
        #expect(abs(size.width / size.height - 4.0 / 3) < 0.01)
    }

    @Test func anEditChangesThePhotoAndItsHistogram() async throws {
        let model = await openedModel()
        let before = try #require(model.histogram.mean(of: .blue))
        model.edit[.exposure] = -1
        await model.finishRendering()
        #expect(try #require(model.histogram.mean(of: .blue)) < before)
        model.edit = PhotoEdit()
        await model.finishRendering()
        #expect(try #require(model.histogram.mean(of: .blue)) == before)
    }

    @Test func aNewPhotoBeginsWithoutEdits() async {
        let model = await openedModel()
        model.edit.filter = .sepia
        await model.openSample()
        #expect(model.edit.isEmpty)
    }

    @Test func whatIsNoPhotoIsNotOpened() async {
        let model = EditModel(saver: saver)
        await model.open(Data("text".utf8))
        #expect(!model.hasPhoto)
        #expect(model.notice == .failure("This photo could not be opened."))
    }

    @Test func savingKeepsTheFullSize() async throws {
        let model = await openedModel()
        await model.save()
        #expect(try #require(saver.saved.first).size == CGSize(width: 1600, height: 1200))
        #expect(model.notice == .saved)
    }

    @Test func theUserHearsWhyNothingWasSaved() async {
        let model = await openedModel()
        saver.failure = PhotoLibrarySaver.Failure.denied
        await model.save()
        #expect(saver.saved.isEmpty)
        #expect(model.notice == .failure("Studio may not add to your photos. You can change that in Settings."))
    }
}
