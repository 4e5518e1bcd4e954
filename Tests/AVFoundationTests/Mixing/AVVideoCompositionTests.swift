import AVFoundation
import Testing

@Suite(.enabled(if: SampleFiles.hasFFmpeg)) struct AVVideoCompositionTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }

    /// A composition of one second with two tracks: red and blue over green and white.
    private func tracks(_ files: SampleFiles) throws -> (AVMutableComposition, AVMutableCompositionTrack, AVMutableCompositionTrack) {
        let composition = AVMutableComposition()
        let whole = CMTimeRange(start: .zero, duration: seconds(1))
        let made = try [("red", "blue"), ("lime", "white")].map { left, right -> AVMutableCompositionTrack in
            let asset = AVURLAsset(url: try files.video(name: "\(left).mp4", left: left, right: right))
            let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
            try track.insertTimeRange(whole, of: asset.tracks[0], at: .zero)
            return track
        }
        return (composition, made[0], made[1])
    }

    private func video(_ layers: [AVVideoCompositionLayerInstruction], seconds length: Double = 1) -> AVMutableVideoComposition {
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: seconds(length))
        instruction.layerInstructions = layers
        instruction.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        let composition = AVMutableVideoComposition()
        (composition.renderSize, composition.frameDuration) = (CGSize(width: 128, height: 96), CMTime(value: 1, timescale: 10))
        composition.instructions = [instruction]
        return composition
    }

    private func image(_ asset: AVAsset, _ composition: AVVideoComposition, at time: Double) throws -> CGImage {
        let generator = AVAssetImageGenerator(asset: asset)
        generator.videoComposition = composition
        return try generator.copyCGImage(at: seconds(time), actualTime: nil)
    }

    @Test func layersArePlaced() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, bottom) = try tracks(files)
        let (first, second) = (
            AVMutableVideoCompositionLayerInstruction(assetTrack: top), AVMutableVideoCompositionLayerInstruction(assetTrack: bottom)
        )
        first.setTransform(CGAffineTransform(translationX: 64, y: 48), at: .zero)
        second.setTransform(CGAffineTransform(scaleX: 1.5, y: 1.5), at: .zero)
        let image = try image(asset, video([first, second]), at: 0.5)
        #expect(image.width == 128)
        #expect(image.height == 96)
        #expect(image.pixel(x: 10, y: 10).isNear(0x00FF00))
        #expect(image.pixel(x: 80, y: 10).isNear(0xFFFFFF))
        #expect(image.pixel(x: 80, y: 90).isNear(0xFF0000))
        #expect(image.pixel(x: 120, y: 90).isNear(0x0000FF))
        #expect(image.pixel(x: 120, y: 10).isNear(0xFFFF00))
    }

    @Test func opacityFades() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, bottom) = try tracks(files)
        let (first, second) = (
            AVMutableVideoCompositionLayerInstruction(assetTrack: top), AVMutableVideoCompositionLayerInstruction(assetTrack: bottom)
        )
        first.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: CMTimeRange(start: .zero, duration: seconds(1)))
        let composition = video([first, second])
        #expect(try image(asset, composition, at: 0).pixel(x: 10, y: 10).isNear(0xFF0000))
        #expect(try image(asset, composition, at: 0.5).pixel(x: 10, y: 10).isNear(0x808000))
        #expect(try image(asset, composition, at: 0.9).pixel(x: 10, y: 10).isNear(0x1AE600))
    }

    @Test func picturesAreTurnedAndCropped() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, _) = try tracks(files)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        layer.setTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0), at: .zero)
        let turned = try image(asset, video([layer]), at: 0)
        #expect(turned.pixel(x: 24, y: 8).isNear(0xFF0000))
        #expect(turned.pixel(x: 24, y: 56).isNear(0x0000FF))
        #expect(turned.pixel(x: 60, y: 8).isNear(0xFFFF00))
        layer.setTransform(.identity, at: .zero)
        layer.setCropRectangle(CGRect(x: 32, y: 16, width: 32, height: 32), at: .zero)
        let cropped = try image(asset, video([layer]), at: 0)
        #expect(cropped.pixel(x: 10, y: 24).isNear(0xFFFF00))
        #expect(cropped.pixel(x: 48, y: 8).isNear(0xFFFF00))
        #expect(cropped.pixel(x: 48, y: 30).isNear(0x0000FF))
    }

    @Test func cropRectanglesMove() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, _) = try tracks(files)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        layer.setTransform(CGAffineTransform(scaleX: 2, y: 2), at: .zero)
        layer.setCropRectangleRamp(
            fromStartCropRectangle: CGRect(x: 0, y: 0, width: 16, height: 48),
            toEndCropRectangle: CGRect(x: 40, y: 0, width: 16, height: 48),
            timeRange: CMTimeRange(start: .zero, duration: seconds(1)))
        let composition = video([layer])
        let first = try image(asset, composition, at: 0)
        #expect(first.pixel(x: 16, y: 48).isNear(0xFF0000))
        #expect(first.pixel(x: 48, y: 48).isNear(0xFFFF00))
        // The rectangle is at 32 by then.
        let later = try image(asset, composition, at: 0.8)
        #expect(later.pixel(x: 48, y: 48).isNear(0xFFFF00))
        #expect(later.pixel(x: 80, y: 48).isNear(0x0000FF))
        #expect(later.pixel(x: 112, y: 48).isNear(0xFFFF00))
    }

    @Test func picturesMoveAndBend() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, _) = try tracks(files)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        layer.setTransformRamp(
            fromStart: CGAffineTransform(translationX: 0, y: 0), toEnd: CGAffineTransform(translationX: 0, y: 50),
            timeRange: CMTimeRange(start: .zero, duration: seconds(1)))
        let composition = video([layer])
        #expect(try image(asset, composition, at: 0).pixel(x: 10, y: 10).isNear(0xFF0000))
        let later = try image(asset, composition, at: 0.8)
        #expect(later.pixel(x: 10, y: 30).isNear(0xFFFF00))
        #expect(later.pixel(x: 10, y: 50).isNear(0xFF0000))
        #expect(later.pixel(x: 56, y: 80).isNear(0x0000FF))
        #expect(later.pixel(x: 80, y: 50).isNear(0xFFFF00))
        // An eighth of a turn around the canvas's middle.
        let bent = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        bent.setTransform(
            CGAffineTransform(translationX: 64, y: 48).rotated(by: .pi / 4).translatedBy(x: -32, y: -24), at: .zero)
        let image = try image(asset, video([bent]), at: 0)
        #expect(image.pixel(x: 54, y: 38).isNear(0xFF0000))
        #expect(image.pixel(x: 74, y: 58).isNear(0x0000FF))
        #expect(image.pixel(x: 36, y: 26).isNear(0xFFFF00))
    }

    @Test func compositionsAreExported() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, _) = try tracks(files)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        layer.setTransform(CGAffineTransform(translationX: 64, y: 0), at: .zero)
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        session.videoComposition = video([layer])
        let output = files.folder.appendingPathComponent("out.mp4")
        try await session.export(to: output, as: .mp4)
        let image = try AVAssetImageGenerator(asset: AVURLAsset(url: output)).copyCGImage(at: .zero, actualTime: nil)
        #expect(image.width == 128)
        #expect(image.pixel(x: 10, y: 10).isNear(0xFFFF00))
        #expect(image.pixel(x: 80, y: 10).isNear(0xFF0000))
    }

    @Test func wrongInstructionsFail() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, _) = try tracks(files)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: top)
        let short = video([layer], seconds: 0.5)
        let whole = CMTimeRange(start: .zero, duration: seconds(1))
        #expect(!short.isValid(for: asset, timeRange: whole, validationDelegate: nil))
        #expect(video([layer]).isValid(for: asset, timeRange: whole, validationDelegate: nil))
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        session.videoComposition = short
        await #expect { try await session.export(to: files.folder.appendingPathComponent("out.mp4"), as: .mp4) } throws: {
            ($0 as? AVError)?.code == .invalidVideoComposition
        }
        let upright = AVMutableVideoComposition(propertiesOf: asset)
        #expect(upright.renderSize == CGSize(width: 64, height: 48))
        #expect(upright.isValid(for: asset, timeRange: whole, validationDelegate: nil))
    }

    @Test func rampsAreFound() {
        let layer = AVMutableVideoCompositionLayerInstruction()
        var (start, end, range) = (Float(-1), Float(-1), CMTimeRange.invalid)
        #expect(!layer.getOpacityRamp(for: .zero, startOpacity: &start, endOpacity: &end, timeRange: &range))
        layer.setOpacityRamp(
            fromStartOpacity: 1, toEndOpacity: 0.5, timeRange: CMTimeRange(start: seconds(1), duration: seconds(1)))
        #expect(layer.getOpacityRamp(for: seconds(1.5), startOpacity: &start, endOpacity: &end, timeRange: &range))
        #expect(start == 1)
        #expect(end == 0.5)
        #expect(range == CMTimeRange(start: seconds(1), duration: seconds(1)))
        #expect(layer.getOpacityRamp(for: seconds(5), startOpacity: &start, endOpacity: &end, timeRange: nil))
        #expect(start == 0.5)
    }

    @Test func delegatesAreToldOfProblems() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (asset, top, bottom) = try tracks(files)
        let layers = [top, bottom].map { AVMutableVideoCompositionLayerInstruction(assetTrack: $0) }
        layers[1].trackID = 99
        let composition = video(layers, seconds: 0.5)
        composition.frameDuration = .zero
        let delegate = Delegate()
        let whole = CMTimeRange(start: .zero, duration: seconds(1))
        #expect(!composition.isValid(for: asset, timeRange: whole, validationDelegate: delegate))
        #expect(delegate.seen == ["frameDuration", "empty 0.5…1.0", "track 99"])
        delegate.seen = []
        delegate.goesOn = false
        #expect(!composition.isValid(for: asset, timeRange: whole, validationDelegate: delegate))
        #expect(delegate.seen == ["frameDuration"])
    }
}

private final class Delegate: NSObject, AVVideoCompositionValidationHandling {
    var seen: [String] = []
    var goesOn = true

    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool {
        seen.append(key)
        return goesOn
    }
    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool {
        seen.append("empty \(timeRange.start.seconds)…\(timeRange.end.seconds)")
        return goesOn
    }
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction: any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction, asset: AVAsset
    ) -> Bool {
        seen.append("track \(layerInstruction.trackID)")
        return goesOn
    }
}
