@testable import AVFoundation
import Testing

/// Pictures and sound of compositions that are shown without being exported.
@Suite(.enabled(if: SampleFiles.hasFFmpeg)) struct CompositionPicturesTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func range(_ start: Double, _ end: Double) -> CMTimeRange { CMTimeRange(start: seconds(start), end: seconds(end)) }

    /// Red and blue for a second, nothing for half a second, then green and white at half the speed.
    private func composition(_ files: SampleFiles) throws -> AVMutableComposition {
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        let first = AVURLAsset(url: try files.video())
        let second = AVURLAsset(url: try files.video(name: "b.mp4", left: "lime", right: "white"))
        try track.insertTimeRange(range(0, 1), of: first.tracks[0], at: .zero)
        try track.insertTimeRange(range(0, 1), of: second.tracks[0], at: seconds(1.5))
        track.scaleTimeRange(range(1.5, 2.5), toDuration: seconds(2))
        return composition
    }

    @Test func thumbnailsShowTheSegments() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = try composition(files)
        #expect(composition.duration == seconds(3.5))
        #expect(composition.naturalSize == CGSize(width: 64, height: 48))
        let generator = AVAssetImageGenerator(asset: composition)
        let colours: [(Double, UInt32)] = [
            (0, 0xFF0000), (0.95, 0xFF0000), (1.2, 0), (1.5, 0x00FF00), (3.2, 0x00FF00), (3.5, 0x00FF00), (9, 0x00FF00),
        ]
        for (time, colour) in colours {
            let image = try await generator.image(at: seconds(time)).image
            #expect(image.width == 64)
            #expect(image.pixel(x: 8, y: 24).isNear(colour), "at \(time)")
        }
        generator.maximumSize = CGSize(width: 16, height: 16)
        #expect(try generator.copyCGImage(at: .zero, actualTime: nil).width == 16)
        #expect(throws: (any Error).self) { try generator.copyCGImage(at: .invalid, actualTime: nil) }
        let empty = AVAssetImageGenerator(asset: AVMutableComposition())
        #expect { try empty.copyCGImage(at: .zero, actualTime: nil) } throws: { ($0 as? AVError)?.code == .noImageAtTime }
    }

    @Test func picturesAreTurnedUpright() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = try composition(files)
        // A quarter to the right, as phones record upright.
        composition.tracks[0].preferredTransform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0)
        let pictures = AVAssetImageGenerator(asset: composition)
        pictures.appliesPreferredTrackTransform = true
        let image = try pictures.copyCGImage(at: .zero, actualTime: nil)
        #expect(image.width == 48)
        #expect(image.height == 64)
        // What is left lies on top.
        #expect(image.pixel(x: 24, y: 8).isNear(0xFF0000))
        #expect(image.pixel(x: 24, y: 56).isNear(0x0000FF))
    }

    @Test func picturesFollowWhilePlaying() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let stream = try RenderedStream(of: try composition(files), nil, from: 0.5, most: 30, (64, 48))
        defer { stream.stop() }
        #expect(stream.rate == 10)
        #expect(stream.picture(at: 0.5)?.pixel(x: 8, y: 24).isNear(0xFF0000) == true)
        // The picture is the same still.
        #expect(stream.picture(at: 0.55) == nil)
        #expect(stream.picture(at: 1.25)?.pixel(x: 8, y: 24).isNear(0) == true)
        #expect(stream.picture(at: 2)?.pixel(x: 8, y: 24).isNear(0x00FF00) == true)
    }

    @Test func soundIsMixedForPlayback() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.tone(seconds: 1))
        let parameters = AVMutableAudioMixInputParameters(track: asset.tracks[0])
        parameters.setVolume(0, at: seconds(0.5))
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        var sound: RenderedSound?
        await withCheckedContinuation { continuation in sound = RenderedSound(asset, mix) { continuation.resume() } }
        let url = try #require(sound?.url)
        let loudness = try SampleFiles.loudness(of: url)
        #expect(loudness[2] > 0.05)
        #expect(loudness[8] < 0.005)
        sound = nil
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func itemsHaveTheSizeOfTheirComposition() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let item = AVPlayerItem(asset: try composition(files))
        await withCheckedContinuation { continuation in item.prepare { continuation.resume() } }
        #expect(item.status == .readyToPlay)
        #expect(item.duration == seconds(3.5))
        #expect(item.presentationSize == CGSize(width: 64, height: 48))
        let video = AVMutableVideoComposition()
        video.renderSize = CGSize(width: 20, height: 10)
        item.videoComposition = video
        #expect(item.videoComposition !== video)
        #expect(item.presentationSize == CGSize(width: 20, height: 10))
    }
}
