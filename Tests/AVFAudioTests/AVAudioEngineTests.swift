import Synchronization
import Testing

@testable import AVFAudio

struct AVAudioEngineTests {
    private let folder: TestFolder
    private let clock = ManualAudioClock()
    private let session = AVAudioSession()

    init() throws { folder = try TestFolder() }

    /// Makes an engine with a player before its mixer.
    private func make(through effect: AVAudioNode? = nil) throws -> (AVAudioEngine, AVAudioPlayerNode) {
        AudioClock.$current.withValue(clock) {
            let engine = AVAudioEngine(), player = AVAudioPlayerNode()
            engine.attach(player)
            let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)
            if let effect {
                engine.attach(effect)
                engine.connect(player, to: effect, format: format)
                engine.connect(effect, to: engine.mainMixerNode, format: format)
            } else {
                engine.connect(player, to: engine.mainMixerNode, format: format)
            }
            return (engine, player)
        }
    }

    private func tone(_ seconds: Double) throws -> AVAudioFile {
        try writeTone(to: folder.path("tone.wav"), seconds: seconds)
        return try AVAudioFile(forReading: folder.path("tone.wav"))
    }

    @Test func filesAreDoneWhenTheyEnd() throws {
        let (engine, player) = try make()
        let notes = Notes()
        try AVAudioSession.$shared.withValue(session) {
            try engine.start()
            player.scheduleFile(try tone(2), at: nil) { notes.add("first") }
            player.scheduleSegment(try tone(2), startingFrame: 8000, frameCount: 4000, at: nil, completionCallbackType: .dataPlayedBack) {
                notes.add("second \($0 == .dataPlayedBack)")
            }
            player.play()
            clock.advance(by: 1.5)
            #expect(notes.all.isEmpty)
            let time = try #require(player.lastRenderTime.flatMap { player.playerTime(forNodeTime: $0) })
            #expect(time.sampleTime == 12000)
            #expect(time.sampleRate == 8000)
            clock.advance(by: 0.6)
            #expect(notes.all == ["first"])
            clock.advance(by: 0.5)
            #expect(notes.all == ["first", "second true"])
            #expect(player.isPlaying)
        }
    }

    @Test func pausesHoldTheTime() throws {
        let (engine, player) = try make()
        let notes = Notes()
        try AVAudioSession.$shared.withValue(session) {
            try engine.start()
            player.scheduleFile(try tone(2), at: nil) { notes.add("done") }
            player.play()
            clock.advance(by: 1)
            engine.pause()
            clock.advance(by: 10)
            try engine.start()
            clock.advance(by: 0.5)
            player.pause()
            #expect(!player.isPlaying)
            clock.advance(by: 10)
            #expect(notes.all.isEmpty)
            player.play()
            clock.advance(by: 0.6)
            #expect(notes.all == ["done"])
        }
    }

    @Test func effectsOfTimeChangeTheSpeed() throws {
        let effect = AVAudioUnitTimePitch()
        let (engine, player) = try make(through: effect)
        let notes = Notes()
        try AVAudioSession.$shared.withValue(session) {
            try engine.start()
            player.scheduleFile(try tone(4), at: nil) { notes.add("done") }
            player.play()
            clock.advance(by: 1)
            effect.rate = 3
            clock.advance(by: 0.9)
            #expect(notes.all.isEmpty)
            clock.advance(by: 0.2)
            #expect(notes.all == ["done"])
        }
    }

    @Test func stoppingCallsTheHandlers() throws {
        let (engine, player) = try make()
        let notes = Notes()
        try AVAudioSession.$shared.withValue(session) {
            try engine.start()
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: player.outputFormat(forBus: 0), frameCapacity: 800))
            buffer.frameLength = 800
            player.scheduleBuffer(buffer, at: nil, options: .loops) { notes.add("loop") }
            player.play()
            clock.advance(by: 100)
            #expect(notes.all.isEmpty)
            player.stop()
            #expect(notes.all == ["loop"])
        }
    }

    @Test func tapsGetTheSound() throws {
        let (engine, player) = try make()
        let peaks = Mutex<[Float]>([])
        try AVAudioSession.$shared.withValue(session) {
            engine.mainMixerNode.installTap(onBus: 0, bufferSize: 800, format: player.outputFormat(forBus: 0)) { buffer, _ in
                let samples = (0..<Int(buffer.frameLength)).map { abs(buffer.floatChannelData![0][$0]) }
                peaks.withLock { $0.append(samples.max() ?? 0) }
            }
            try engine.start()
            player.scheduleFile(try tone(1), at: nil)
            player.play()
            clock.advance(by: 0.35)
            let heard = peaks.withLock { $0 }
            #expect(heard.count == 3)
            #expect(heard.allSatisfy { abs($0 - 0.5) < 0.01 })
            engine.mainMixerNode.removeTap(onBus: 0)
            clock.advance(by: 1)
            #expect(peaks.withLock { $0.count } == 3)
        }
    }

    @Test func theMicrophoneIsSilentAndNeedsItsCategory() throws {
        let engine = AudioClock.$current.withValue(clock) { AVAudioEngine() }
        let frames = Mutex<[AVAudioFrameCount]>([])
        try AVAudioSession.$shared.withValue(session) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
                frames.withLock { $0.append(buffer.frameLength) }
            }
            #expect(throws: NSError.self) { try engine.start() }
            try session.setCategory(.record)
            try engine.start()
            clock.advance(by: 0.25)
            #expect(frames.withLock { $0 } == [4800, 4800])
            engine.stop()
            clock.advance(by: 1)
            #expect(frames.withLock { $0.count } == 2)
        }
    }
}
