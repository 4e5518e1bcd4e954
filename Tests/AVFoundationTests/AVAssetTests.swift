import AVFoundation
import Testing

struct AVAssetTests {
    /// Apps cast what a file says of itself to Swift's types.
    @Test func valuesOfMetadataAreSwifts() async throws {
        let item = AVMutableMetadataItem()
        item.value = "Nocturne" as NSString
        #expect(item.value as? String == "Nocturne")
        #expect(try await item.load(.value) as? String == "Nocturne")
        #expect(item.stringValue == "Nocturne")
        item.value = NSData(data: Data([1, 2]))
        #expect(item.value as? Data == Data([1, 2]))
        #expect(item.dataValue == Data([1, 2]))
        item.value = 3 as NSNumber
        #expect(item.numberValue == 3)
    }

    @Test func propertiesAreLoaded() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.wave(seconds: 1.5))
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(duration == CMTime(seconds: 1.5, preferredTimescale: 8000))
        #expect(tracks.map(\.mediaType) == [.audio])
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
        let track = try #require(try await asset.loadTracks(withMediaType: .audio).first)
        #expect(track.naturalTimeScale == 8000)
        #expect(try await track.load(.formatDescriptions).first?.mediaSubType == .linearPCM)
        #expect(track.asset === asset)
        #expect(try await asset.load(.isPlayable))
    }

    @Test func propertiesAreLoadedByName() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVAsset(url: try files.wave(seconds: 0.5))
        await withCheckedContinuation { continuation in
            asset.loadValuesAsynchronously(forKeys: ["duration"]) { continuation.resume() }
        }
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
        #expect(asset.duration.seconds == 0.5)
    }

    @Test func filesThatAreNoneFail() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let missing = AVURLAsset(url: files.folder.appendingPathComponent("none.mp4"))
        let error = await #expect(throws: NSError.self) { try await missing.load(.duration) }
        #expect(error?.domain == NSURLErrorDomain)
        let text = AVURLAsset(url: try files.text())
        let other = await #expect(throws: NSError.self) { try await text.load(.duration) }
        #expect(other?.domain == AVFoundationErrorDomain)
        #expect(!text.isPlayable)
    }

    @Test func valuesHoldTimes() {
        let time = CMTime(value: -7, timescale: 600)
        #expect(NSValue(time: time).timeValue == time)
        #expect(NSValue(time: .indefinite).timeValue.isIndefinite)
        #expect(!NSNumber(value: 1).timeValue.isValid)
        let range = CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 7))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(!NSValue(time: time).timeRangeValue.isValid)
        #expect(!NSValue(timeRange: range).timeValue.isValid)
    }

    @Test(.enabled(if: SampleFiles.hasFFmpeg)) func thumbnailsShowTheVideo() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
        #expect(try await track.load(.naturalSize) == CGSize(width: 64, height: 48))
        let generator = AVAssetImageGenerator(asset: asset)
        let (image, time) = try await generator.image(at: CMTime(value: 1, timescale: 2))
        #expect(image.width == 64)
        #expect(image.height == 48)
        #expect(time == CMTime(value: 1, timescale: 2))
        let (left, right) = (image.pixel(x: 8, y: 24), image.pixel(x: 56, y: 24))
        #expect(left >> 16 & 0xFF > 200)
        #expect(left & 0xFF < 60)
        #expect(right & 0xFF > 200)
        #expect(right >> 16 & 0xFF < 60)
        generator.maximumSize = CGSize(width: 16, height: 16)
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).width == 16)
    }
}
