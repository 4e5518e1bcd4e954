import Foundation
import Testing

@testable import Studio

@MainActor
struct SoundTests {
    @Test func peaksAreTheHighestOfTheirParts() {
        #expect(Waveform(samples: [0.1, -0.5, 0.2, 0.3, 2, 0], count: 3).peaks == [0.5, 0.3, 1])
        #expect(Waveform(samples: [], count: 4).peaks == [0, 0, 0, 0])
    }

    @Test func theBundledSoundIsLoudestNearItsNotes() throws {
        let url = try #require(Bundle.main.url(forResource: "Chimes", withExtension: "wav"))
        let waveform = try Waveform(contentsOf: url, count: 16)
        #expect(waveform.peaks.count == 16)
        #expect(try #require(waveform.peaks.max()) > 0.5)
        #expect(try #require(waveform.peaks.last) < 0.1)
    }

    @Test(arguments: [(-Float.infinity, 0), (-80, 0), (-50, 0), (-25, 0.5), (0, 1), (6, 1)])
    func metersFillFromTheirFloor(decibels: Float, fill: Double) {
        #expect(SoundLevel.fill(decibels: decibels) == fill)
    }

    @Test(arguments: [(0.0, "0:00"), (5.4, "0:05"), (59.6, "1:00"), (125, "2:05"), (-3, "0:00"), (.nan, "0:00")])
    func timesHaveMinutesAndSeconds(seconds: Double, text: String) {
        #expect(TimeText.text(seconds) == text)
    }

    @Test func thePlayerSeeksAndEnds() async throws {
        let player = SoundPlayer()
        try player.load(try #require(Bundle.main.url(forResource: "Chimes", withExtension: "wav")))
        #expect(abs(player.duration - 6) < 0.2)
        player.seek(to: 0.5)
        #expect(abs(player.progress - 0.5) < 0.01)
        player.play()
        #expect(player.isPlaying)
        try await Task.sleep(for: .seconds(1))
        #expect(player.position > player.duration * 0.5)
        player.seek(to: 0.99)
        try await Task.sleep(for: .seconds(1))
        #expect(!player.isPlaying)
        #expect(player.position == 0)
    }
}
