import CoreGraphics
import Testing

@testable import DeviceMedia

@Suite struct PhotoFolderTests {
    private func inFolder(_ body: (PhotoFolder, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(PhotoFolder(dataFolder: folder), folder)
    }

    private func picture() throws -> CGImage {
        let context = try #require(CGContext(flippedSize: CGSize(width: 6, height: 4), scale: 1, isOpaque: true))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        return try #require(context.makeImage())
    }

    @Test func aNewDeviceHasSixPhotos() throws {
        try inFolder { photos, folder in
            let first = try photos.photos()
            #expect(first.map(\.lastPathComponent) == (1...6).map { "IMG_000\($0).JPG" })
            for photo in first { #expect(try ImageDecoder.decode(Data(contentsOf: photo)).width >= 900) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Media").path) == ["DCIM"])
            // Removed ones do not come back.
            for photo in first { try FileManager.default.removeItem(at: photo) }
            #expect(try photos.photos().isEmpty)
        }
    }

    @Test func theFirstPhotosAreAlwaysTheSame() throws {
        try inFolder { one, _ in
            try inFolder { other, _ in
                let (these, those) = (try one.photos(), try other.photos())
                for (this, that) in zip(these, those) { #expect(try Data(contentsOf: this) == Data(contentsOf: that)) }
            }
        }
    }

    @Test func addedPicturesGetTheNextNumber() throws {
        try inFolder { photos, _ in
            let image = try picture()
            let png = try #require(image.encodePNG()), jpeg = try #require(image.encodeJPEG(quality: 1))
            #expect(try photos.add(png).lastPathComponent == "IMG_0007.PNG")
            #expect(try photos.add(jpeg).lastPathComponent == "IMG_0008.JPG")
            let all = try photos.photos()
            #expect(all.count == 8)
            #expect(all.last?.lastPathComponent == "IMG_0008.JPG")
            #expect(try Data(contentsOf: all[6]) == png, "the file is kept as it is")
        }
    }

    @Test func whatIsNoPictureIsRefused() throws {
        try inFolder { photos, _ in
            let png = try #require(try picture().encodePNG())
            for data in [Data(), Data("text".utf8), png.prefix(png.count / 2)] {
                #expect(throws: PhotoFolder.Failure.self) { try photos.add(data) }
            }
            #expect(try photos.photos().count == 6)
        }
    }

    @Test func aFileOfAnyNumberDoesNotEndTheCounting() throws {
        try inFolder { photos, folder in
            _ = try photos.photos()
            let other = folder.appendingPathComponent("Media/DCIM/100APPLE/IMG_\(Int.max).PNG")
            try Data().write(to: other)
            let png = try #require(try picture().encodePNG())
            #expect(try photos.add(png).lastPathComponent == "IMG_0007.PNG")
        }
    }
}
