import DeviceProtocol
import DeviceRuntime
import Testing
import UIKit

@testable import Photos

/// Photo libraries over a device of the test's own. Nothing waits: no other test of the main actor comes in between.
@MainActor @Suite(.serialized) struct PhotoLibraryTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// A library with three photos, a day apart.
    private func library() throws -> TestLibrary {
        let library = TestLibrary()
        for (index, size) in [(40.0, 30.0), (30, 40), (80, 20)].enumerated() {
            let data = try #require(picture(size.0, size.1).pngData())
            library.add(data, date: Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 86_400))
        }
        return library
    }

    private func end() { DeviceRuntime.install(DeviceRuntime()) }

    // MARK: Fetching

    @Test func assetsHaveTheirProperties() throws {
        let library = try library()
        defer { end() }
        let result = PHAsset.fetchAssets(with: .image, options: nil)
        #expect(result.count == 3)
        #expect(result.countOfAssets(with: .image) == 3)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        let asset = try #require(result.firstObject)
        #expect(asset.pixelWidth == 40)
        #expect(asset.pixelHeight == 30)
        #expect(asset.creationDate == library.photos[0].record.date)
        #expect(asset.mediaType == .image)
        #expect(!asset.isFavorite)
        #expect(asset.localIdentifier.hasSuffix("/L0/001"))
        #expect(Set((0..<3).map { result[$0].localIdentifier }).count == 3)
        let again = PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier, "gone"], options: nil)
        #expect(again.objects == [asset])
        #expect(PHAssetResource.assetResources(for: asset).first?.originalFilename == "IMG_0001.PNG")
        #expect(PHAssetResource.assetResources(for: asset).first?.uniformTypeIdentifier == "public.png")
    }

    @Test func predicatesOrderAndLimitCount() throws {
        _ = try library()
        defer { end() }
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > %d", PHAssetMediaType.image.rawValue, 30)
        let result = PHAsset.fetchAssets(with: options)
        #expect(result.objects.map(\.pixelWidth) == [80, 40])
        options.fetchLimit = 1
        #expect(PHAsset.fetchAssets(with: options).objects.map(\.pixelWidth) == [80])
        options.predicate = NSPredicate(format: "creationDate < %@", Date(timeIntervalSince1970: 1_700_000_001) as NSDate)
        #expect(PHAsset.fetchAssets(with: options).objects.map(\.pixelWidth) == [40])
        options.predicate = NSPredicate(format: "isFavorite == YES")
        #expect(PHAsset.fetchAssets(with: options).count == 0)
    }

    @Test func resultsAreEnumerated() throws {
        _ = try library()
        defer { end() }
        let result = PHAsset.fetchAssets(with: nil)
        var seen: [Int] = []
        result.enumerateObjects(options: .reverse) { asset, index, stop in
            seen.append(index)
            if index == 1 { stop.pointee = true }
        }
        #expect(seen == [2, 1])
        #expect(result.index(of: result[1]) == 1)
        #expect(result.objects(at: IndexSet([0, 2])).map(\.pixelWidth) == [40, 80])
        #expect(result.lastObject == result[2])
    }

    @Test func nothingIsFetchedWithoutPermission() throws {
        let library = TestLibrary([.photos: .denied, .photosAdd: .granted])
        defer { end() }
        library.add(try #require(picture(4, 4).pngData()), date: Date())
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        #expect(PHAsset.allForPickers.count == 1)
    }

    @Test func thePermissionToReadIsOneToAdd() {
        _ = TestLibrary([.photos: .granted])
        defer { end() }
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
    }

    @Test func anAppMayAddWithoutReading() {
        _ = TestLibrary([.photosAdd: .granted])
        defer { end() }
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
    }

    // MARK: Changing

    @Test func aPhotoIsAddedWithItsPlaceholdersIdentifier() throws {
        let library = try library()
        defer { end() }
        var identifier = ""
        let date = Date(timeIntervalSince1970: 1_600_000_000)
        try PHPhotoLibrary.shared().performChangesAndWait {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: picture(10, 12))
            request.creationDate = date
            request.isFavorite = true
            identifier = request.placeholderForCreatedAsset?.localIdentifier ?? ""
        }
        #expect(library.photos.count == 4)
        let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
        #expect(asset.pixelWidth == 10)
        #expect(asset.pixelHeight == 12)
        #expect(asset.creationDate == date)
        #expect(asset.isFavorite)
    }

    @Test func whatIsNoPictureIsNotAdded() throws {
        let library = try library()
        defer { end() }
        let error = #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait {
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("text".utf8), options: nil)
            }
        }
        #expect(error?.code == .invalidResource)
        #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait { _ = PHAssetCreationRequest.forAsset() }
        }
        #expect(library.photos.count == 3)
    }

    @Test func favouritesStayWhereOthersChangeTheLibrary() throws {
        let library = try library()
        defer { end() }
        let assets = PHAsset.fetchAssets(with: nil)
        var other = PhotoMetadata()
        other.favorites = [assets[2].localIdentifier]
        library.interruptions = [try JSONEncoder().encode(other)]
        try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: assets[0]).isFavorite = true }
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "favorite == YES")
        #expect(PHAsset.fetchAssets(with: options).objects == [assets[0], assets[2]])
        let smart = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
        #expect(smart.firstObject?.localizedTitle == "Favorites")
        #expect(PHAsset.fetchAssets(in: try #require(smart.firstObject), options: nil).count == 2)
    }

    @Test func hiddenPhotosAreFetchedOnRequest() throws {
        _ = try library()
        defer { end() }
        let assets = PHAsset.fetchAssets(with: nil)
        try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: assets[1]).isHidden = true }
        #expect(PHAsset.fetchAssets(with: nil).count == 2)
        let options = PHFetchOptions()
        options.includeHiddenAssets = true
        #expect(PHAsset.fetchAssets(with: options).count == 3)
        #expect(PHAsset.allForPickers.count == 2)
    }

    @Test func albumsAreMadeFilledAndRemoved() throws {
        _ = try library()
        defer { end() }
        let assets = PHAsset.fetchAssets(with: nil)
        var identifier = ""
        try PHPhotoLibrary.shared().performChangesAndWait {
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trips")
            let photo = PHAssetChangeRequest.creationRequestForAsset(from: picture(9, 9))
            album.addAssets(NSArray(array: [assets[2], assets[0], photo.placeholderForCreatedAsset as Any]))
            identifier = album.placeholderForCreatedAssetCollection.localIdentifier
        }
        let albums = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [identifier], options: nil)
        let album = try #require(albums.firstObject)
        #expect(album.localizedTitle == "Trips")
        #expect(album.estimatedAssetCount == 3)
        #expect(PHAsset.fetchAssets(in: album, options: nil).objects.map(\.pixelWidth) == [80, 40, 9])
        try PHPhotoLibrary.shared().performChangesAndWait {
            let request = PHAssetCollectionChangeRequest(for: album)
            request?.removeAssets(NSArray(array: [assets[0]]))
            request?.moveAssets(at: IndexSet(integer: 2), to: 0)
            request?.title = "Journeys"
        }
        #expect(PHAsset.fetchAssets(in: album, options: nil).objects.map(\.pixelWidth) == [9, 80])
        #expect(PHCollection.fetchTopLevelUserCollections(with: nil).firstObject?.localizedTitle == "Journeys")
        #expect(PHAssetCollection.fetchAssetCollectionsContaining(assets[2], with: .album, options: nil).objects == [album])
        try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetCollectionChangeRequest.deleteAssetCollections(NSArray(array: [album]))
        }
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
        #expect(PHAsset.fetchAssets(with: nil).count == 4)
    }

    @Test func smartAlbumsCannotBeChanged() throws {
        _ = try library()
        defer { end() }
        let recents = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        let album = try #require(recents.firstObject)
        #expect(!album.canPerform(.addContent))
        try PHPhotoLibrary.shared().performChangesAndWait { #expect(PHAssetCollectionChangeRequest(for: album) == nil) }
        #expect(PHAsset.fetchAssets(in: album, options: nil).count == 3)
    }

    @Test func deletionsAreNotMadeBehindTheUsersBack() throws {
        let library = try library()
        defer { end() }
        let assets = PHAsset.fetchAssets(with: nil)
        let error = #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest.deleteAssets(assets) }
        }
        #expect(error?.code == .operationInterrupted)
        #expect(library.photos.count == 3)
    }

    @Test func deletedPhotosLeaveTheirAlbums() throws {
        let library = try library()
        defer { end() }
        let assets = PHAsset.fetchAssets(with: nil)
        try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "All").addAssets(assets)
            PHAssetChangeRequest(for: assets[0]).isFavorite = true
        }
        try PhotoTransaction.collect { PHAssetChangeRequest.deleteAssets(NSArray(array: [assets[0]])) }.apply()
        #expect(library.photos.count == 2)
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).firstObject?.estimatedAssetCount == 2)
        #expect(PhotoStore.snapshot().metadata.favorites.isEmpty)
    }

    @Test func aDamagedDocumentIsNone() throws {
        let library = try library()
        defer { end() }
        library.damage()
        let assets = PHAsset.fetchAssets(with: nil)
        #expect(assets.count == 3)
        try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: assets[0]).isFavorite = true }
        #expect(PHAsset.fetchAssets(with: nil).objects.map(\.isFavorite) == [true, false, false])
    }

    @Test func requestsOutsideOfBlocksEndTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            PHAssetChangeRequest.deleteAssets(NSArray())
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("This method can only be called from inside of -[PHPhotoLibrary performChanges"))
    }

    // MARK: Change details

    @Test func changesAreFoundByIndex() throws {
        let library = try library()
        defer { end() }
        let before = PHAsset.fetchAssets(with: nil)
        #expect(PHChange().changeDetails(for: before) == nil)
        library.add(try #require(picture(5, 5).pngData()), date: Date(timeIntervalSince1970: 1_800_000_000))
        try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: before[1]).isFavorite = true }
        try PhotoStore.delete(["IMG_0001.PNG"])
        let details = try #require(PHChange().changeDetails(for: before))
        #expect(details.hasIncrementalChanges)
        #expect(details.removedIndexes == IndexSet(integer: 0))
        #expect(details.insertedIndexes == IndexSet(integer: 2))
        #expect(details.changedIndexes == IndexSet(integer: 0))
        #expect(details.changedObjects == [before[1]])
        #expect(!details.hasMoves)
        #expect(details.fetchResultAfterChanges.count == 3)
        #expect(PHChange().changeDetails(for: before[0])?.objectWasDeleted == true)
        #expect(PHChange().changeDetails(for: before[1])?.objectAfterChanges?.isFavorite == true)
        #expect(PHChange().changeDetails(for: before[2]) == nil)
    }

    // MARK: Pictures

    private func image(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions) -> CGSize? {
        options.isSynchronous = true
        var sizes: [CGSize?] = []
        PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: mode, options: options) { image, information in
            sizes.append(image?.size)
            #expect((information?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue == false)
        }
        #expect(sizes.count == 1)
        return sizes.first ?? nil
    }

    @Test func picturesComeInTheirSizes() throws {
        _ = try library()
        defer { end() }
        let asset = PHAsset.fetchAssets(with: nil)[2]
        let options = PHImageRequestOptions()
        #expect(image(asset, PHImageManagerMaximumSize, .default, options) == CGSize(width: 80, height: 20))
        #expect(image(asset, CGSize(width: 40, height: 40), .aspectFit, options) == CGSize(width: 40, height: 10))
        #expect(image(asset, CGSize(width: 10, height: 10), .aspectFill, options) == CGSize(width: 40, height: 10))
        #expect(image(asset, CGSize(width: 400, height: 400), .aspectFit, options) == CGSize(width: 80, height: 20))
        options.resizeMode = .exact
        #expect(image(asset, CGSize(width: 10, height: 10), .aspectFill, options) == CGSize(width: 10, height: 10))
        options.normalizedCropRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(image(asset, PHImageManagerMaximumSize, .aspectFill, options) == CGSize(width: 40, height: 20))
    }

    @Test func theFileComesAsItIs() throws {
        let library = try library()
        defer { end() }
        let asset = PHAsset.fetchAssets(with: nil)[0], options = PHImageRequestOptions()
        options.isSynchronous = true
        var found: (Data?, String?, CGImagePropertyOrientation)?
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, _ in
            found = (data, type, orientation)
        }
        #expect(found?.0 == library.photos[0].data)
        #expect(found?.1 == "public.png")
        #expect(found?.2 == .up)
        try PhotoStore.delete(["IMG_0001.PNG"])
        var error: Any?
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) { error = $3?[PHImageErrorKey] }
        #expect((error as? NSError)?.domain == PHPhotosErrorDomain)
    }

    @Test func cachedPicturesAreKeptWhileTheyAreWanted() throws {
        let library = try library()
        defer { end() }
        let asset = PHAsset.fetchAssets(with: nil)[0], size = CGSize(width: 20, height: 20)
        let picture = PhotoPicture(asset, size, .aspectFit, PHImageRequestOptions())
        let pictures = PhotoPictures()
        pictures.prepare(picture)
        pictures.want(picture)
        pictures.prepare(picture)
        try PhotoStore.delete([library.photos[0].record.name])
        #expect(pictures.image(of: picture)?.size == CGSize(width: 20, height: 15))
        pictures.forget(picture)
        #expect(pictures.image(of: picture) == nil)
    }
}
