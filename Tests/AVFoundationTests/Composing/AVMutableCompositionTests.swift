import AVFoundation
import Testing

/// Compositions of silent WAV files, which need no FFmpeg.
struct AVMutableCompositionTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func range(_ start: Double, _ end: Double) -> CMTimeRange { CMTimeRange(start: seconds(start), end: seconds(end)) }

    private func sound(_ files: SampleFiles, _ length: Double, _ name: String = "sound.wav") throws -> AVAssetTrack {
        try #require(AVURLAsset(url: try files.wave(seconds: length, name: name)).tracks(withMediaType: .audio).first)
    }

    /// The segments as text: the source's range, and the track's.
    private func text(_ track: AVCompositionTrack) -> [String] {
        track.segments.map { segment in
            let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
            let from = segment.isEmpty ? "empty" : "\(source.start.seconds)…\(source.end.seconds)"
            return "\(from) → \(target.start.seconds)…\(target.end.seconds)"
        }
    }

    @Test func clipsFollowOneAnother() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
        try track.insertTimeRange(range(0, 2), of: try sound(files, 2), at: .zero)
        try track.insertTimeRange(range(1, 3), of: try sound(files, 4, "other.wav"), at: .invalid)
        #expect(text(track) == ["0.0…2.0 → 0.0…2.0", "1.0…3.0 → 2.0…4.0"])
        #expect(composition.duration == seconds(4))
        #expect(composition.isPlayable)
        #expect(track.trackID == 1)
        #expect(track.segments[1].sourceURL?.lastPathComponent == "other.wav")
        #expect(track.naturalTimeScale == 8000)
        #expect(track.formatDescriptions.count == 1)
    }

    @Test func insertionSplitsWhatIsThere() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7))
        let source = try sound(files, 4)
        try track.insertTimeRange(range(0, 4), of: source, at: .zero)
        try track.insertTimeRange(range(0, 1), of: source, at: seconds(1.5))
        #expect(text(track) == ["0.0…1.5 → 0.0…1.5", "0.0…1.0 → 1.5…2.5", "1.5…4.0 → 2.5…5.0"])
        #expect(track.trackID == 7)
    }

    @Test func gapsAreEmptySegments() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        try track.insertTimeRange(range(0, 1), of: try sound(files, 1), at: seconds(2))
        #expect(text(track) == ["empty → 0.0…2.0", "0.0…1.0 → 2.0…3.0"])
        track.insertEmptyTimeRange(range(2.5, 3))
        #expect(text(track) == ["empty → 0.0…2.0", "0.0…0.5 → 2.0…2.5", "empty → 2.5…3.0", "0.5…1.0 → 3.0…3.5"])
        // Nothing follows behind the end.
        track.insertEmptyTimeRange(range(9, 10))
        #expect(composition.duration == seconds(3.5))
        #expect(track.segment(forTrackTime: seconds(2.6))?.isEmpty == true)
        #expect(track.samplePresentationTime(forTrackTime: seconds(3.25)).seconds == 0.75)
    }

    @Test func rangesAreRemovedAndScaled() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0, 4), of: AVURLAsset(url: try files.wave(seconds: 4)), at: .zero)
        let track = try #require(composition.tracks.first)
        composition.removeTimeRange(range(1, 2))
        #expect(text(track) == ["0.0…1.0 → 0.0…1.0", "2.0…4.0 → 1.0…3.0"])
        composition.scaleTimeRange(range(0, 2), toDuration: seconds(4))
        #expect(text(track) == ["0.0…1.0 → 0.0…2.0", "2.0…3.0 → 2.0…4.0", "3.0…4.0 → 4.0…5.0"])
        #expect(composition.duration == seconds(5))
    }

    @Test func assetsAreInsertedIntoAllTracks() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        let other = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 5))
        let second = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 5))
        #expect(second.trackID == 1)
        try second.insertTimeRange(range(0, 2), of: try sound(files, 2), at: .zero)
        try composition.insertTimeRange(range(0, 1), of: AVURLAsset(url: try files.wave(seconds: 1, name: "b.wav")), at: seconds(1))
        #expect(text(other) == ["empty → 0.0…1.0", "0.0…1.0 → 1.0…2.0"])
        #expect(text(second) == ["0.0…1.0 → 0.0…1.0", "empty → 1.0…2.0", "1.0…2.0 → 2.0…3.0"])
        #expect(composition.mutableTrack(compatibleWith: try sound(files, 1)) === other)
        composition.removeTrack(other)
        #expect(composition.tracks.map(\.trackID) == [1])
    }

    @Test func compositionsAreSourcesThemselves() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let first = AVMutableComposition()
        try first.insertTimeRange(range(1, 3), of: AVURLAsset(url: try files.wave(seconds: 4)), at: .zero)
        let second = AVMutableComposition()
        try second.insertTimeRange(range(1, 2), of: first, at: .zero)
        #expect(text(try #require(second.tracks.first)) == ["2.0…3.0 → 0.0…1.0"])
    }

    @Test func copiesKeepWhatTheyAre() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0, 2), of: AVURLAsset(url: try files.wave(seconds: 2)), at: .zero)
        let copy = try #require(composition.copy() as? AVComposition)
        #expect(!(copy is AVMutableComposition))
        composition.removeTimeRange(range(0, 1))
        #expect(try await copy.load(.duration) == seconds(2))
        #expect(try await composition.load(.duration, .tracks).0 == seconds(1))
        let changed = try #require(copy.mutableCopy() as? AVMutableComposition)
        changed.tracks[0].scaleTimeRange(range(0, 2), toDuration: seconds(1))
        #expect(changed.duration == seconds(1))
        #expect(copy.duration == seconds(2))
        // As an asset it has the same tracks.
        let asset: AVAsset = copy
        #expect(try await asset.loadTracks(withMediaType: .audio).count == 1)
        #expect(asset.tracks.first === copy.tracks.first)
    }

    @Test func wrongRangesFail() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        let source = try sound(files, 1)
        #expect { try track.insertTimeRange(.invalid, of: source, at: .zero) } throws: { ($0 as? AVError)?.code == .unknown }
        #expect { try track.insertTimeRange(range(0, 1), of: source, at: seconds(-1)) } throws: { ($0 as? AVError)?.code == .unknown }
        #expect { try track.insertTimeRange(range(5, 6), of: source, at: .zero) } throws: {
            ($0 as? AVError)?.code == .invalidSourceMedia
        }
        let video = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        #expect { try video.insertTimeRange(range(0, 1), of: source, at: .zero) } throws: { ($0 as? AVError)?.code == .unknown }
        #expect(throws: (any Error).self) {
            try composition.insertTimeRange(range(0, 1), of: AVURLAsset(url: try files.text()), at: .zero)
        }
        #expect(composition.duration == .zero)
        #expect(!composition.isPlayable)
    }

    @Test func segmentsAreSetAndChecked() throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let url = try files.wave(seconds: 2)
        let track = try #require(AVMutableComposition().addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
        let clip = AVCompositionTrackSegment(url: url, trackID: 1, sourceTimeRange: range(0, 1), targetTimeRange: range(1, 2))
        #expect { try track.validateSegments([clip]) } throws: {
            ($0 as? AVError)?.code == .compositionTrackSegmentsNotContiguous
        }
        let gap = AVCompositionTrackSegment(timeRange: range(0, 1))
        try track.validateSegments([gap, clip])
        track.segments = [gap, clip]
        #expect(text(track) == ["empty → 0.0…1.0", "0.0…1.0 → 1.0…2.0"])
        #expect(track.timeRange == range(0, 2))
    }
}
