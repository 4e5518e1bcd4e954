import Testing

@testable import AVFAudio

struct AVAudioPlayerTests {
    private final class Delegate: NSObject, AVAudioPlayerDelegate {
        let notes = Notes()
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { notes.add("finished \(flag)") }
    }

    private let folder: TestFolder
    private let clock = ManualAudioClock()
    private let session = AVAudioSession()

    init() throws { folder = try TestFolder() }

    private func player(seconds: Double = 4, name: String = "tone.wav") throws -> AVAudioPlayer {
        try writeTone(to: folder.path(name), seconds: seconds)
        return try AudioClock.$current.withValue(clock) { try AVAudioPlayer(contentsOf: folder.path(name)) }
    }

    private func withSession(_ body: () throws -> Void) rethrows { try AVAudioSession.$shared.withValue(session) { try body() } }

    @Test func theTimeRunsWhileItPlays() throws {
        let player = try player()
        #expect(player.duration == 4)
        #expect(player.numberOfChannels == 1)
        #expect(player.prepareToPlay())
        #expect(!player.isPlaying)
        withSession { #expect(player.play()) }
        clock.advance(by: 1.5)
        #expect(player.isPlaying)
        #expect(player.currentTime == 1.5)
        withSession { player.pause() }
        clock.advance(by: 5)
        #expect(player.currentTime == 1.5)
        player.currentTime = 3
        withSession { player.play() }
        clock.advance(by: 0.5)
        #expect(player.currentTime == 3.5)
    }

    @Test func theDelegateIsNotifiedOfTheEnd() throws {
        let player = try player(), delegate = Delegate()
        player.delegate = delegate
        withSession { player.play() }
        clock.advance(by: 3.9)
        #expect(delegate.notes.all.isEmpty)
        clock.advance(by: 0.2)
        #expect(delegate.notes.all == ["finished true"])
        #expect(!player.isPlaying)
        #expect(player.currentTime == 0)
    }

    @Test func stoppingNotifiesNobody() throws {
        let player = try player(), delegate = Delegate()
        player.delegate = delegate
        withSession {
            player.play()
            clock.advance(by: 1)
            player.stop()
        }
        clock.advance(by: 10)
        #expect(delegate.notes.all.isEmpty)
        #expect(player.currentTime == 1)
    }

    @Test func loopsRepeatTheSound() throws {
        let player = try player(seconds: 2), delegate = Delegate()
        player.delegate = delegate
        player.numberOfLoops = 2
        withSession { player.play() }
        clock.advance(by: 5)
        #expect(player.isPlaying)
        #expect(player.currentTime == 1)
        clock.advance(by: 1)
        #expect(!player.isPlaying)
        #expect(delegate.notes.all == ["finished true"])
    }

    @Test func endlessLoopsGoOn() throws {
        let player = try player(seconds: 2)
        player.numberOfLoops = -1
        withSession { player.play() }
        clock.advance(by: 101)
        #expect(player.isPlaying)
        #expect(player.currentTime == 1)
    }

    @Test func theRateCountsWhereItIsEnabled() throws {
        let player = try player()
        player.rate = 2
        withSession { player.play() }
        clock.advance(by: 1)
        #expect(player.currentTime == 1)
        player.enableRate = true
        clock.advance(by: 1)
        #expect(player.currentTime == 3)
        clock.advance(by: 0.5)
        #expect(!player.isPlaying)
    }

    @Test func playingWaitsForItsTime() throws {
        let player = try player()
        withSession { #expect(player.play(atTime: player.deviceCurrentTime + 2)) }
        clock.advance(by: 1)
        #expect(player.currentTime == 0)
        clock.advance(by: 2)
        #expect(player.currentTime == 1)
        clock.advance(by: 3)
        #expect(!player.isPlaying)
    }

    @Test func levelsAreThoseOfTheSamples() throws {
        let player = try player()
        player.isMeteringEnabled = true
        player.updateMeters()
        #expect(player.averagePower(forChannel: 0) == -160)
        withSession { player.play() }
        clock.advance(by: 1)
        player.updateMeters()
        #expect(abs(player.peakPower(forChannel: 0) - -6.02) < 0.1)
        #expect(abs(player.averagePower(forChannel: 0) - -9.03) < 0.1)
        #expect(player.averagePower(forChannel: 7) == -160)
        player.volume = 0.5
        player.updateMeters()
        #expect(abs(player.peakPower(forChannel: 0) - -12.04) < 0.1)
    }

    @Test func theVolumeFades() throws {
        let player = try player()
        player.setVolume(0, fadeDuration: 2)
        clock.advance(by: 1)
        #expect(player.volume == 0.5)
        clock.advance(by: 2)
        #expect(player.volume == 0)
    }

    @Test func whatIsNoSoundFails() throws {
        let missing = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: folder.path("missing.mp3")) }
        #expect(missing?.domain == NSOSStatusErrorDomain)
        #expect(missing?.code == 2_003_334_207)
        let text = #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound at all".utf8)) }
        #expect(text?.code == 1_954_115_647)
        let empty = AVAudioPlayer()
        #expect(!empty.play())
        #expect(empty.duration == 0)
    }

    @Test(arguments: ["a.wav", "a.aiff", "a.caf"]) func damagedFilesDoNotCrash(_ name: String) throws {
        try writeTone(to: folder.path(name), seconds: 0.01)
        let data = try Data(contentsOf: folder.path(name))
        for length in 0..<min(data.count, 90) { _ = try? AVAudioPlayer(data: data.prefix(length)) }
        for index in 0..<80 {
            for byte: UInt8 in [0, 0xFF] {
                var damaged = data
                damaged[index] = byte
                if let player = try? AVAudioPlayer(data: damaged) { #expect(player.duration.isFinite) }
            }
        }
    }

    @Test func suspendedAppsAreSilent() throws {
        let player = try player()
        let reasons = Notes()
        let token = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: session, queue: nil
        ) { notification in
            let reason = notification.userInfo?[AVAudioSessionInterruptionReasonKey] as? UInt
            reasons.add("\(reason.flatMap(AVAudioSession.InterruptionReason.init) as Any)")
        }
        defer { NotificationCenter.default.removeObserver(token) }
        withSession {
            player.play()
            clock.advance(by: 1)
            session.handleSuspension(true)
            #expect(!player.isPlaying)
            clock.advance(by: 10)
            #expect(reasons.all.isEmpty)
            session.handleSuspension(false)
        }
        #expect(reasons.all == ["Optional(AVFAudio.AVAudioSession.InterruptionReason.appWasSuspended)"])
        #expect(player.currentTime == 1)
    }

    @Test func deactivatingTheSessionPauses() throws {
        let player = try player()
        try withSession {
            player.play()
            #expect(throws: NSError.self) { try session.setActive(false) }
            #expect(!player.isPlaying)
            try session.setActive(false)
        }
    }
}
