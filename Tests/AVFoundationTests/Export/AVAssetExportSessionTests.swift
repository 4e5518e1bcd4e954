import AVFoundation
import Testing

/// Exports of short files, which FFmpeg makes and reads again.
@Suite(.enabled(if: SampleFiles.hasFFmpeg)) struct AVAssetExportSessionTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func range(_ start: Double, _ end: Double) -> CMTimeRange { CMTimeRange(start: seconds(start), end: seconds(end)) }

    /// The names of a folder's files.
    private func names(_ files: SampleFiles) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: files.folder.path).sorted()
    }

    @Test func clipsAreTrimmed() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        #expect(session.supportedFileTypes.contains(.mp4))
        let output = files.folder.appendingPathComponent("out.mp4")
        (session.outputURL, session.outputFileType) = (output, .mp4)
        session.timeRange = range(0.2, 0.7)
        session.shouldOptimizeForNetworkUse = true
        await session.export()
        #expect(session.status == .completed)
        #expect(session.error == nil)
        #expect(session.progress == 1)
        #expect(try names(files) == ["out.mp4", "video.mp4"])
        let made = AVURLAsset(url: output)
        #expect(abs(made.duration.seconds - 0.5) < 0.01)
        let track = try #require(made.tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: 64, height: 48))
        #expect(track.preferredTransform.isIdentity)
        #expect((track.formatDescriptions as? [CMFormatDescription])?.first?.mediaSubType == .h264)
    }

    @Test func whatIsThereStays() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
        let output = files.folder.appendingPathComponent("out.mov")
        try Data("mine".utf8).write(to: output)
        await #expect { try await session.export(to: output, as: .mov) } throws: { error in
            (error as? AVError)?.code == .fileAlreadyExists && (error as NSError).domain == AVFoundationErrorDomain
        }
        #expect(session.status == .failed)
        #expect(try String(contentsOf: output, encoding: .utf8) == "mine")
        #expect(try names(files) == ["out.mov", "video.mp4"])
    }

    @Test func missingFoldersFail() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset640x480))
        await #expect { try await session.export(to: files.folder.appendingPathComponent("none/out.mp4"), as: .mp4) } throws: {
            ($0 as? AVError)?.code == .exportFailed
        }
        #expect(session.status == .failed)
    }

    @Test func clipsAreMergedWithASoundtrack() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let (first, second) = (
            AVURLAsset(url: try files.video()), AVURLAsset(url: try files.video(name: "b.mp4", left: "lime", right: "white"))
        )
        let sound = AVURLAsset(url: try files.tone(seconds: 3))
        let composition = AVMutableComposition()
        let video = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        let audio = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        try video.insertTimeRange(range(0, 1), of: first.tracks(withMediaType: .video)[0], at: .zero)
        try video.insertTimeRange(range(0, 1), of: second.tracks(withMediaType: .video)[0], at: seconds(1))
        try audio.insertTimeRange(range(0, 2), of: sound.tracks(withMediaType: .audio)[0], at: .zero)
        let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality))
        let title = AVMutableMetadataItem()
        (title.identifier, title.value) = (.commonIdentifierTitle, "Both" as NSString)
        session.metadata = [title]
        let output = files.folder.appendingPathComponent("out.mp4")
        try await session.export(to: output, as: .mp4)
        let made = AVURLAsset(url: output)
        #expect(abs(made.duration.seconds - 2) < 0.05)
        #expect(made.tracks.map(\.mediaType) == [.video, .audio])
        #expect(made.commonMetadata.first { $0.commonKey == .commonKeyTitle }?.stringValue == "Both")
        let pictures = AVAssetImageGenerator(asset: made)
        let (before, after) = (
            try pictures.copyCGImage(at: seconds(0.5), actualTime: nil), try pictures.copyCGImage(at: seconds(1.5), actualTime: nil)
        )
        #expect(before.pixel(x: 8, y: 24).isNear(0xFF0000))
        #expect(after.pixel(x: 8, y: 24).isNear(0x00FF00))
        #expect(after.pixel(x: 56, y: 24).isNear(0xFFFFFF))
        #expect(try SampleFiles.loudness(of: output)[10] > 0.05)
    }

    @Test func soundIsExportedAlone() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0, 1), of: AVURLAsset(url: try files.tone(seconds: 1)), at: .zero)
        let track = composition.tracks[0]
        let other = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        try other.insertTimeRange(range(0, 1), of: AVURLAsset(url: try files.tone(seconds: 1, name: "b.wav")).tracks[0], at: seconds(2))
        let parameters = AVMutableAudioMixInputParameters(track: track)
        parameters.setVolume(0, at: .zero)
        parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(0.5, 1))
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetAppleM4A))
        #expect(session.supportedFileTypes == [.m4a])
        session.audioMix = mix
        let output = files.folder.appendingPathComponent("out.m4a")
        try await session.export(to: output, as: .m4a)
        #expect(abs(AVURLAsset(url: output).duration.seconds - 3) < 0.1)
        let loudness = try SampleFiles.loudness(of: output)
        #expect(loudness[2] < 0.005)
        #expect(loudness[6] > 0.005)
        #expect(loudness[9] > 2 * loudness[6])
        #expect(loudness[15] < 0.005)
        #expect(loudness[25] > 0.05)
    }

    @Test func tracksAreCopied() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video(seconds: 2))
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
        let output = files.folder.appendingPathComponent("out.mov")
        try await session.export(to: output, as: .mov)
        let made = AVURLAsset(url: output)
        #expect(abs(made.duration.seconds - 2) < 0.01)
        let (copy, original) = (made.tracks.first?.formatDescriptions, asset.tracks.first?.formatDescriptions)
        #expect(copy as? [CMFormatDescription] == original as? [CMFormatDescription])
    }

    @Test func copiesAreTrimmedAndGetAnotherSound() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0.5, 1.5), of: AVURLAsset(url: try files.video(seconds: 2)), at: .zero)
        let audio = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        try audio.insertTimeRange(range(0, 1), of: AVURLAsset(url: try files.tone(seconds: 2)).tracks[0], at: .zero)
        let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetPassthrough))
        let output = files.folder.appendingPathComponent("out.mov")
        try await session.export(to: output, as: .mov)
        let made = AVURLAsset(url: output)
        #expect(abs(made.duration.seconds - 1) < 0.1)
        let types = made.tracks.compactMap { ($0.formatDescriptions as? [CMFormatDescription])?.first?.mediaSubType.description }
        #expect(types == ["'mp4v'", "'sowt'"])
        // Where two clips follow one another, they are encoded.
        try composition.insertTimeRange(range(0, 1), of: composition, at: composition.duration)
        let second = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetPassthrough))
        let other = files.folder.appendingPathComponent("other.mp4")
        try await second.export(to: other, as: .mp4)
        #expect(abs(AVURLAsset(url: other).duration.seconds - 2) < 0.1)
        // Passthrough changes nothing.
        let third = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetPassthrough))
        third.audioMix = AVMutableAudioMix()
        await #expect { try await third.export(to: files.folder.appendingPathComponent("third.mp4"), as: .mp4) } throws: {
            ($0 as? AVError)?.code == .operationNotSupportedForPreset
        }
    }

    @Test func transformsStay() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0, 1), of: asset, at: .zero)
        // A quarter to the right, as phones record upright.
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0)
        composition.tracks[0].preferredTransform = turned
        let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality))
        let output = files.folder.appendingPathComponent("out.mov")
        try await session.export(to: output, as: .mov)
        let track = try #require(AVURLAsset(url: output).tracks.first)
        #expect(track.preferredTransform == turned)
        #expect(track.naturalSize == CGSize(width: 64, height: 48))
    }

    @Test func cancelledExportsLeaveNothing() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        (session.outputURL, session.outputFileType) = (files.folder.appendingPathComponent("out.mp4"), .mp4)
        await withCheckedContinuation { continuation in
            session.exportAsynchronously { continuation.resume() }
            session.cancelExport()
        }
        #expect(session.status == .cancelled)
        #expect((session.error as? AVError)?.code == .operationCancelled)
        #expect(try names(files) == ["video.mp4"])
    }

    @Test func statesEndWithTheExport() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.video())
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetMediumQuality))
        let states = session.states(updateInterval: 0)
        try await session.export(to: files.folder.appendingPathComponent("out.m4v"), as: .m4v)
        var seen: [String] = []
        for await state in states {
            switch state {
            case .pending: seen.append("pending")
            case .waiting: seen.append("waiting")
            case .exporting(let progress):
                #expect(progress.fractionCompleted <= 1)
                seen.append("exporting")
            }
        }
        #expect(seen.first == "pending")
        #expect(seen.contains("exporting"))
    }

    @Test func presetsFitTheAsset() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let sound = AVURLAsset(url: try files.wave(seconds: 1))
        #expect(AVAssetExportSession.exportPresets(compatibleWith: sound) == [AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough])
        #expect(AVAssetExportSession(asset: sound, presetName: AVAssetExportPresetHighestQuality) == nil)
        #expect(AVAssetExportSession(asset: sound, presetName: "none") == nil)
        let isCompatible = await AVAssetExportSession.compatibility(
            ofExportPreset: AVAssetExportPresetAppleM4A, with: sound, outputFileType: .m4a)
        #expect(isCompatible)
        #expect(AVAssetExportSession.allExportPresets().contains(AVAssetExportPreset1280x720))
    }
}

extension UInt32 {
    /// Whether two colours differ by little: encoders do not keep them exactly.
    func isNear(_ other: UInt32) -> Bool {
        [16, 8, 0].allSatisfy { abs(Int(self >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) < 40 }
    }
}
