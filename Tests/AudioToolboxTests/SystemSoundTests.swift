import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import Synchronization
import Testing

@testable import AudioToolbox

@Suite(.serialized) struct SystemSoundTests {
    /// A device that keeps the haptics that the process sends.
    private final class Link: DeviceLink, @unchecked Sendable {
        let haptics = Mutex<[String]>([])
        let sounds = Mutex<[SoundEvent]>([])
        func send(_ commit: Commit) {}
        func send(_ message: ProcessMessage) {
            switch message {
            case .haptic(let name): haptics.withLock { $0.append(name) }
            case .sound(let event): sounds.withLock { $0.append(event) }
            default: break
            }
        }
        func sendPeers(_ request: [UInt8]) {}
    }

    private let clock = ManualAudioClock()

    private func sound(seconds: Int) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("SystemSoundTests-\(UUID().uuidString).wav")
        var format = AudioStreamBasicDescription()
        (format.mSampleRate, format.mFormatID, format.mChannelsPerFrame, format.mBitsPerChannel) = (8000, kAudioFormatLinearPCM, 1, 16)
        format.mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked
        let writer = try SampleFileWriter(url, format: format, type: kAudioFileWAVEType)
        try writer.appendSilence(8000 * seconds)
        writer.close()
        return url
    }

    @Test func vibrationsAreHaptics() {
        let link = Link()
        let before = DeviceRuntime.current.link
        DeviceRuntime.current.link = link
        defer { DeviceRuntime.current.link = before }
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlaySystemSound(1519)
        AudioServicesPlayAlertSound(1005)
        #expect(link.haptics.withLock { $0 } == ["vibration", "peek", "vibration"])
    }

    @Test func soundsCompleteAfterTheirDuration() throws {
        let url = try sound(seconds: 3)
        defer { try? FileManager.default.removeItem(at: url) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == noErr)
        #expect(sound > kSystemSoundID_Vibrate)
        let count = Mutex(0)
        AudioClock.$current.withValue(clock) {
            AudioServicesPlaySystemSoundWithCompletion(sound) { count.withLock { $0 += 1 } }
        }
        clock.advance(by: 2.9)
        #expect(count.withLock { $0 } == 0)
        clock.advance(by: 0.2)
        #expect(count.withLock { $0 } == 1)
        #expect(AudioServicesDisposeSystemSoundID(sound) == noErr)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
    }

    @Test func longOrMissingSoundsFail() throws {
        var sound: SystemSoundID = 7
        #expect(
            AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/missing.wav"), &sound) == kAudioServicesSystemSoundUnspecifiedError)
        #expect(sound == 0)
        let url = try self.sound(seconds: 31)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == kAudioServicesSystemSoundExceededMaximumDurationError)
    }

    private func withLink(_ body: (Link) throws -> Void) rethrows {
        let link = Link(), before = DeviceRuntime.current.link
        DeviceRuntime.current.link = link
        defer { DeviceRuntime.current.link = before }
        try AudioClock.$current.withValue(clock) { try body(link) }
    }

    @Test func theDeviceHearsWhatPlaysAndWhatStops() throws {
        try withLink { link in
            let url = try sound(seconds: 1)
            defer { try? FileManager.default.removeItem(at: url) }
            let sound = DeviceSound(url: url)
            sound.play(from: 0.5, rate: 2, volume: 3, loops: -1)
            sound.stop()
            sound.stop()
            sound.play(from: 0, rate: 0)
            let events = link.sounds.withLock { $0 }
            #expect(events.count == 2)
            #expect(
                events.first?.playback
                    == SoundPlayback(source: url.path, name: url.lastPathComponent, position: 0.5, rate: 2, volume: 1, loops: -1))
            #expect(events.last?.playback == nil)
        }
    }

    @Test func soundsThatBrowsersDoNotPlayAreConverted() throws {
        try withLink { link in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("SystemSoundTests-\(UUID().uuidString).caf")
            defer { try? FileManager.default.removeItem(at: url) }
            var format = AudioStreamBasicDescription()
            (format.mSampleRate, format.mFormatID, format.mChannelsPerFrame, format.mBitsPerChannel) = (8000, kAudioFormatLinearPCM, 1, 16)
            format.mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked
            let writer = try SampleFileWriter(url, format: format, type: kAudioFileCAFType)
            try writer.append([[0, 0.5, -0.5, 0.25]])
            writer.close()
            DeviceSound(url: url).play(from: 0)
            let events = link.sounds.withLock { $0 }
            let playback = try #require(events.first?.playback)
            #expect(playback.name == url.lastPathComponent)
            #expect(playback.source.hasSuffix(".wav"))
            let samples = try #require(SampleFile(Data(contentsOf: URL(fileURLWithPath: playback.source))))
            #expect(samples.read(0..<4).first?.map { ($0 * 100).rounded() } == [0, 50, -50, 25])
        }
    }

    @Test func soundsOfMemoryAreFilesOfTheirKind() throws {
        try withLink { link in
            let url = try sound(seconds: 1)
            defer { try? FileManager.default.removeItem(at: url) }
            let sound = DeviceSound(data: try Data(contentsOf: url))
            sound.play(from: 0)
            sound.play(from: 1)
            DeviceSound(data: Data("no sound at all".utf8)).play(from: 0)
            let sources = link.sounds.withLock { $0.compactMap(\.playback?.source) }
            #expect(sources.count == 2)
            #expect(Set(sources).count == 1)
            #expect(sources.first?.hasSuffix(".wav") == true)
            #expect(try Data(contentsOf: URL(fileURLWithPath: sources[0])) == Data(contentsOf: url))
        }
    }
}
