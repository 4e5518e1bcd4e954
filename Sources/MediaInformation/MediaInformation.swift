import Foundation

/// The length, tracks and tags of a media file.
///
/// The headers of WAV, AIFF, CAF, MP3, AAC, MPEG-4, QuickTime, FLAC and Ogg are read here; FFmpeg's `ffprobe`, where it is installed, reads other
/// formats and addresses on the network. Blocks the caller; on the virtual clock time stands still meanwhile.
package struct MediaInformation: Equatable, Sendable {
    package enum Container: String, Sendable { case wave, aiff, coreAudio, mpegAudio, aac, mpeg4, flac, ogg, other }

    package var container: Container
    package var duration: MediaTime
    package var tracks: [MediaTrack] = []
    package var tags: [MediaTag] = []

    package init(container: Container, duration: MediaTime, tracks: [MediaTrack] = [], tags: [MediaTag] = []) {
        (self.container, self.duration, self.tracks, self.tags) = (container, duration, tracks, tags)
    }

    /// - Parameter url: A file, or an address on the network, for which FFmpeg is needed.
    /// - Throws: `MediaError`.
    package init(contentsOf url: URL) throws {
        guard url.isFileURL else {
            self = try ProbeReader.read(url.absoluteString)
            return
        }
        let bytes = try MediaBytes(file: url)
        if let found = Self.read(bytes) {
            // A movie in fragments states its length nowhere: they would all have to be read.
            self = found.duration.value == 0 ? (try? ProbeReader.read(url.path)) ?? found : found
        } else {
            self = try ProbeReader.read(url.path)
        }
    }

    /// - Throws: `MediaError.unknownFormat`.
    package init(data: Data) throws {
        guard let found = Self.read(MediaBytes(data)) else { throw MediaError.unknownFormat }
        self = found
    }

    package var audioTracks: [MediaTrack] { tracks.filter { $0.kind == .audio } }
    package var videoTracks: [MediaTrack] { tracks.filter { $0.kind == .video } }

    /// The headers of a file; nil where they belong to no known format.
    static func read(_ bytes: MediaBytes) -> MediaInformation? {
        var start = bytes.read(at: 0, count: 12)
        let (first, _, third) = (start.code(), start.big(4), start.code())
        switch (first, third) {
        case ("RIFF", "WAVE"), ("RF64", "WAVE"): return WaveReader.read(bytes)
        case ("FORM", "AIFF"), ("FORM", "AIFC"): return AIFFReader.read(bytes)
        case ("caff", _): return CoreAudioReader.read(bytes)
        case ("fLaC", _): return FLACReader.read(bytes)
        case ("OggS", _): return OggReader.read(bytes)
        default: break
        }
        return MovieReader.read(bytes) ?? MPEGAudioReader.read(bytes)
    }
}
