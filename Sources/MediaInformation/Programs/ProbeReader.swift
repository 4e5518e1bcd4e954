import Foundation

/// Reads files and addresses of other formats through FFmpeg's `ffprobe`.
enum ProbeReader {
    private struct Answer: Decodable {
        struct Stream: Decodable {
            var index: Int32
            var codec_type: String?
            var codec_name: String?
            var codec_tag_string: String?
            var width: Int?
            var height: Int?
            var avg_frame_rate: String?
            var sample_rate: String?
            var channels: Int?
            var duration: String?
            var bit_rate: String?
            var tags: [String: String]?
        }

        struct Format: Decodable {
            var duration: String?
            var tags: [String: String]?
        }

        var streams: [Stream]?
        var format: Format?
    }

    /// - Throws: `MediaError`.
    static func read(_ address: String) throws -> MediaInformation {
        let arguments = ["-v", "quiet", "-of", "json", "-show_format", "-show_streams", "-i", address]
        guard let output = try MediaProgram.ffprobe.output(arguments, limit: 8 << 20),
            let answer = try? JSONDecoder().decode(Answer.self, from: output), let streams = answer.streams, !streams.isEmpty
        else { throw MediaError.unknownFormat }
        let duration = MediaTime(seconds: number(answer.format?.duration), timescale: 90_000)
        return MediaInformation(
            container: .other, duration: duration, tracks: streams.map { track($0, duration) }, tags: tags(answer.format?.tags ?? [:]))
    }

    private static func number(_ text: String?) -> Double { text.flatMap(Double.init) ?? 0 }

    private static func track(_ stream: Answer.Stream, _ duration: MediaTime) -> MediaTrack {
        let kinds: [String: MediaTrack.Kind] = ["audio": .audio, "video": .video, "subtitle": .text]
        var track = MediaTrack(identifier: stream.index + 1, kind: kinds[stream.codec_type ?? ""] ?? .other)
        let tag = stream.codec_tag_string.flatMap { $0.hasPrefix("[") ? nil : $0 }
        track.codec = tag ?? stream.codec_name ?? ""
        track.duration = stream.duration.map { MediaTime(seconds: number($0), timescale: 90_000) } ?? duration
        track.language = stream.tags?["language"].flatMap { $0 == "und" ? nil : $0 }
        track.bitRate = number(stream.bit_rate)
        (track.width, track.height) = (Double(stream.width ?? 0), Double(stream.height ?? 0))
        (track.sampleRate, track.channelCount) = (number(stream.sample_rate), stream.channels ?? 0)
        let rate = (stream.avg_frame_rate ?? "").split(separator: "/").compactMap { Double($0) }
        if track.kind == .video, rate.count == 2, rate[1] > 0 { track.frameRate = rate[0] / rate[1] }
        return track
    }

    private static func tags(_ found: [String: String]) -> [MediaTag] {
        let names: [String: MediaTag.Common] = ["album": .albumName, "date": .creationDate, "copyright": .copyrights, "encoder": .software]
        return found.sorted { $0.key < $1.key }.map { key, value in
            let name = key.lowercased()
            return MediaTag(space: .vorbis, key: key, common: names[name] ?? MediaTag.Common(rawValue: name), value: .text(value))
        }
    }
}
