import DeviceProtocol
import DeviceRuntime
@testable import Photos
import SwiftUI
import Testing
import UIKit

@testable import PhotosUI

/// Photos in memory, which nobody has permitted the app to read.
private final class TestPhotos: BrokerLink, @unchecked Sendable {
    private(set) var photos: [(record: PhotoRecord, data: Data)] = []

    /// Becomes the process's device.
    init(_ files: [(name: String, data: Data)]) {
        photos = files.enumerated().map { number, file in
            (PhotoRecord(name: file.name, date: Date(timeIntervalSince1970: 1_700_000_000 + Double(number))), file.data)
        }
        DeviceRuntime.install(DeviceRuntime(broker: self))
    }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        switch request {
        case .photos: .photos(photos.map(\.record))
        case .photo(let name): photos.first { $0.record.name == name }.map { .data($0.data) } ?? .refused("there is no photo")
        default: .refused("it may not")
        }
    }
}

@MainActor private final class Log: PHPickerViewControllerDelegate {
    var picks: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { picks.append(results) }
}

@MainActor @Suite(.serialized) struct PhotosPickerTests {
    private let log = Log()
    private let png: Data
    private let jpeg: Data

    init() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        (png, jpeg) = (try #require(image.pngData()), try #require(image.jpegData(compressionQuality: 1)))
    }

    private func photos() -> TestPhotos { TestPhotos([("IMG_0001.PNG", png), ("IMG_0002.JPG", jpeg), ("IMG_0003.PNG", png)]) }

    private func picker(_ configuration: PHPickerConfiguration) throws -> (PHPickerViewController, PickerGridController) {
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = log
        picker.loadViewIfNeeded()
        let navigation = try #require(picker.children.first as? UINavigationController)
        let grid = try #require(navigation.viewControllers.first as? PickerGridController)
        grid.loadViewIfNeeded()
        return (picker, grid)
    }

    private func tap(_ indexes: Int..., in grid: PickerGridController) {
        for index in indexes { grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: index, section: 0)) }
    }

    // MARK: Picker

    @Test func onePhotoEndsThePicker() throws {
        _ = photos()
        let (picker, grid) = try picker(PHPickerConfiguration())
        defer { withExtendedLifetime(picker) {} }
        #expect(grid.assets.count == 3)
        #expect(grid.navigationItem.rightBarButtonItem == nil)
        tap(1, in: grid)
        #expect(log.picks.count == 1)
        let result = try #require(log.picks.first?.first)
        #expect(result.assetIdentifier == nil)
        #expect(result.itemProvider.registeredTypeIdentifiers == ["public.jpeg"])
        #expect(result.itemProvider.suggestedName == "IMG_0002")
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
    }

    @Test func severalAreAddedInTheOrderOfTheLibrary() throws {
        _ = photos()
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        let (picker, grid) = try picker(configuration)
        tap(2, 0, 1, in: grid)
        #expect(log.picks.isEmpty)
        #expect(grid.selection.identifiers == [grid.assets[2], grid.assets[0]].map(\.localIdentifier))
        #expect(grid.navigationItem.prompt == "2 Photos Selected")
        picker.finish()
        #expect(log.picks.first?.map(\.assetIdentifier) == [grid.assets[0].localIdentifier, grid.assets[2].localIdentifier])
    }

    @Test func orderedOnesKeepTheirOrder() throws {
        _ = photos()
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        (configuration.selectionLimit, configuration.selection) = (0, .ordered)
        let (picker, grid) = try picker(configuration)
        let identifiers = grid.assets.map(\.localIdentifier)
        tap(2, 0, 1, 0, in: grid)
        #expect(grid.selection.identifiers == [identifiers[2], identifiers[1]])
        picker.moveAsset(withIdentifier: identifiers[1], afterAssetWithIdentifier: nil)
        picker.finish()
        #expect(log.picks.first?.map(\.assetIdentifier) == [identifiers[1], identifiers[2]])
    }

    @Test func everyChangeOfAContinuousPickerIsHandedOver() throws {
        _ = photos()
        var configuration = PHPickerConfiguration()
        (configuration.selectionLimit, configuration.selection) = (0, .continuous)
        let (picker, grid) = try picker(configuration)
        defer { withExtendedLifetime(picker) {} }
        tap(0, 1, 0, in: grid)
        #expect(log.picks.map(\.count) == [1, 2, 1])
        #expect(grid.navigationItem.rightBarButtonItem == nil)
    }

    @Test func whatWasChosenBeforeStaysWhenTheUserCancels() throws {
        _ = photos()
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 3
        configuration.preselectedAssetIdentifiers = [PHAsset.allForPickers[1].localIdentifier, "gone"]
        let (picker, grid) = try picker(configuration)
        #expect(grid.selection.identifiers.count == 1)
        tap(0, in: grid)
        picker.cancel()
        let results = try #require(log.picks.first)
        #expect(results.map(\.assetIdentifier) == [grid.assets[1].localIdentifier])
        #expect(results.first?.itemProvider.registeredTypeIdentifiers == [])
    }

    @Test func filtersChooseWhatIsShown() throws {
        _ = photos()
        var configuration = PHPickerConfiguration()
        configuration.filter = .videos
        #expect(try picker(configuration).1.assets.isEmpty)
        configuration.filter = .any(of: [.videos, .images])
        #expect(try picker(configuration).1.assets.count == 3)
        configuration.filter = .all(of: [.images, .not(.screenshots)])
        #expect(try picker(configuration).1.assets.count == 3)
    }

    @Test func aPreselectionNeedsTheLibrary() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = PHPickerConfiguration()
                configuration.preselectedAssetIdentifiers = ["one"]
                _ = PHPickerViewController(configuration: configuration)
            }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("preselectedAssetIdentifiers"))
    }
}

/// Values of chosen photos, each in a process of its own: they are made on other threads, and other tests change the device meanwhile.
@Suite struct PhotosPickerItemTests {
    private struct Picture: Transferable {
        let image: UIImage
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { data in
                guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
                return Picture(image: image)
            }
        }
    }

    @Test func itemsBecomeValues() async {
        await #expect(processExitsWith: .success) {
            let image = await MainActor.run {
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
            }
            let jpeg = try #require(image.jpegData(compressionQuality: 1))
            _ = TestPhotos([("IMG_0001.JPG", jpeg)])
            let asset = try #require(PHAsset.allForPickers.first)
            let item = PhotosPickerItem(PHPickerResult(asset, PHPickerConfiguration()), .automatic)
            #expect(item.itemIdentifier == nil)
            #expect(item.supportedContentTypes == [.jpeg])
            #expect(try await item.loadTransferable(type: Data.self) == jpeg)
            #expect(try await item.loadTransferable(type: Picture.self)?.image.size == UIImage(data: jpeg)?.size)
            // Images are made of PNG alone, which the photo is not.
            #expect(try await item.loadTransferable(type: Image.self) != nil)
            #expect(try await item.loadTransferable(type: String.self) == nil)
        }
    }

    @Test func itemsThatAreGoneAreNothing() async throws {
        let item = PhotosPickerItem(itemIdentifier: "gone")
        #expect(item.supportedContentTypes == [])
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        #expect(PhotosPickerItem(itemIdentifier: "gone") == item)
    }
}
