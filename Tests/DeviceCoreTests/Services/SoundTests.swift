import DeviceProtocol
import Testing

@testable import DeviceCore

struct SoundTests {
    private var device = TestDevice()

    private mutating func play(_ player: Int, _ playback: SoundPlayback?, in app: String = "app") {
        device.handle(.message(device.process(app), .sound(SoundEvent(player: player, playback: playback))))
    }

    private var playing: [String] { device.core.playingSounds.map { "\($0.app) \($0.playback.name)" } }

    @Test mutating func soundsPlayUntilTheyStopOrTheirProcessEnds() {
        device.showHome()
        device.handle(.open("app"))
        play(1, SoundPlayback(source: "/a.mp3", name: "a.mp3"))
        play(2, SoundPlayback(source: "/b.mp3", name: "b.mp3"))
        #expect(playing == ["app a.mp3", "app b.mp3"])
        play(1, nil)
        #expect(playing == ["app b.mp3"])
        device.handle(.terminate("app"))
        #expect(playing == [])
        #expect(device.effects.filter { $0 == .soundsChanged }.count == 4)
        #expect(device.violations == [])
    }

    @Test mutating func aChangeHasANewRevision() {
        device.handle(.open("app"))
        play(1, SoundPlayback(source: "/a.mp3", name: "a.mp3"))
        let first = device.core.playingSounds[0].revision
        play(1, SoundPlayback(source: "/a.mp3", name: "a.mp3", position: 5))
        #expect(device.core.playingSounds[0].revision > first)
        #expect(device.core.playingSounds[0].playback.position == 5)
    }

    @Test mutating func nonsenseAndTooMuchIsNotHeard() {
        device.handle(.open("app"))
        play(1, SoundPlayback(source: "/a.mp3", name: "a.mp3", position: .nan))
        play(2, SoundPlayback(source: "/a.mp3", name: "a.mp3", rate: 0))
        play(3, SoundPlayback(source: "/a.mp3", name: "a.mp3", volume: 2))
        #expect(playing == [])
        for player in 0..<100 { play(player, SoundPlayback(source: "/a.mp3", name: "a.mp3")) }
        #expect(playing.count == DeviceCore.soundLimit)
    }
}
