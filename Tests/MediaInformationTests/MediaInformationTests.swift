import Foundation
import Testing

@testable import MediaInformation

struct MediaInformationTests {
    @Test func readsTheLengthOfWAV() throws {
        let found = try MediaInformation(data: TestMedia.wave(frames: 22_050, rate: 44_100, channels: 2))
        #expect(found.container == .wave)
        #expect(found.duration == MediaTime(value: 22_050, timescale: 44_100))
        let track = try #require(found.tracks.first)
        #expect(track.kind == .audio)
        #expect(track.codec == "lpcm")
        #expect(track.channelCount == 2)
        #expect(track.bitsPerSample == 16)
        #expect(track.bitRate == 1_411_200)
    }

    @Test func readsTracksOfMovies() throws {
        let found = try MediaInformation(data: TestMedia.movie(seconds: 2.5, width: 320, height: 180))
        #expect(found.container == .mpeg4)
        #expect(found.duration == MediaTime(value: 1500, timescale: 600))
        let video = try #require(found.videoTracks.first)
        #expect(video.codec == "avc1")
        #expect(video.width == 320)
        #expect(video.height == 180)
        #expect(video.frameRate == 30)
        #expect(video.transform == [1, 0, 0, 1, 0, 0])
        #expect(found.tags == [MediaTag(space: .iTunes, key: "©nam", common: .title, value: .text("Clip"))])
    }

    @Test func countsFramesOfMP3() throws {
        // MPEG 1, layer 3, 128 kbit/s, 44,100 Hz: 417 bytes and 1,152 samples a frame.
        let frame = Data([0xFF, 0xFB, 0x90, 0x00]) + Data(count: 413)
        let found = try MediaInformation(data: (0..<100).reduce(into: Data()) { data, _ in data += frame })
        #expect(found.container == .mpegAudio)
        #expect(found.duration == MediaTime(value: 115_200, timescale: 44_100))
    }

    @Test func readsID3Tags() throws {
        let title = Data("TIT2".utf8) + Data([0, 0, 0, 6, 0, 0, 3]) + Data("Waves".utf8)
        let tag = Data("ID3".utf8) + Data([4, 0, 0, 0, 0, 0, UInt8(title.count)]) + title
        let frame = Data([0xFF, 0xFB, 0x90, 0x00]) + Data(count: 413)
        let found = try MediaInformation(data: tag + frame + frame)
        #expect(found.tags == [MediaTag(space: .id3, key: "TIT2", common: .title, value: .text("Waves"))])
        #expect(found.duration.value == 2304)
    }

    @Test func refusesOtherFiles() {
        #expect(throws: MediaError.unknownFormat) { try MediaInformation(data: Data("<html></html>".utf8)) }
        #expect(throws: MediaError.unknownFormat) { try MediaInformation(data: Data()) }
        #expect(throws: MediaError.unreadable) { try MediaInformation(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.mp4")) }
    }

    /// Every length, and every byte set to each extreme: an answer or an error, and no trap.
    @Test func survivesDamage() {
        let samples = [TestMedia.wave(frames: 4, rate: 8000, channels: 1), TestMedia.movie(seconds: 1, width: 16, height: 16)]
        var answers = 0
        for sample in samples {
            for count in 0..<sample.count where (try? MediaInformation(data: sample.prefix(count))) != nil { answers += 1 }
            for index in sample.indices {
                for value: UInt8 in [0, 0x7F, 0xFF] {
                    var damaged = sample
                    damaged[index] = value
                    if (try? MediaInformation(data: damaged)) != nil { answers += 1 }
                }
            }
        }
        #expect(answers > 0)
    }
}
