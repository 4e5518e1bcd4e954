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
        func send(_ commit: Commit) {}
        func send(_ message: ProcessMessage) { if case .haptic(let name) = message { haptics.withLock { $0.append(name) } } }
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
}
