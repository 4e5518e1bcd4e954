import DeviceRuntime
import MediaInformation
import Testing

@testable import AVFAudio

@Suite(.serialized) struct AVAudioRecorderTests {
    private final class Delegate: NSObject, AVAudioRecorderDelegate {
        let notes = Notes()
        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { notes.add("finished \(flag)") }
    }

    private let folder: TestFolder
    private let clock = ManualAudioClock()
    private let session = AVAudioSession()

    init() throws {
        folder = try TestFolder()
        AppInformation.main = AppInformation(["NSMicrophoneUsageDescription": "To record you."])
        try session.setCategory(.playAndRecord)
    }

    private func recorder(_ name: String, _ settings: [String: Any]) throws -> AVAudioRecorder {
        try AudioClock.$current.withValue(clock) { try AVAudioRecorder(url: folder.path(name), settings: settings) }
    }

    @Test(arguments: [
        ("a.wav", kAudioFormatLinearPCM, 1), ("a.caf", kAudioFormatLinearPCM, 2), ("a.aiff", kAudioFormatLinearPCM, 1),
        ("a.m4a", kAudioFormatMPEG4AAC, 1), ("a.m4a", kAudioFormatMPEG4AAC, 2),
    ])
    func filesAreAsLongAsTheRecording(_ name: String, _ format: AudioFormatID, _ channels: Int) throws {
        let recorder = try recorder(
            name, [AVFormatIDKey: Int(format), AVSampleRateKey: 44100, AVNumberOfChannelsKey: channels, AVEncoderAudioQualityKey: 96])
        try AVAudioSession.$shared.withValue(session) {
            #expect(recorder.record())
            clock.advance(by: 1.25)
            #expect(recorder.isRecording)
            #expect(recorder.currentTime == 1.25)
            recorder.pause()
            clock.advance(by: 10)
            #expect(recorder.record())
            clock.advance(by: 0.75)
            recorder.stop()
        }
        #expect(!recorder.isRecording)
        #expect(recorder.currentTime == 0)
        let information = try MediaInformation(contentsOf: folder.path(name))
        #expect(abs(information.duration.seconds - 2) < 0.001)
        #expect(information.audioTracks.first?.channelCount == channels)
        #expect(try AVAudioPlayer(contentsOf: folder.path(name)).duration == information.duration.seconds)
    }

    @Test func aRecordingEndsAfterItsDuration() throws {
        let recorder = try recorder("a.wav", [AVSampleRateKey: 8000.0]), delegate = Delegate()
        recorder.delegate = delegate
        AVAudioSession.$shared.withValue(session) {
            #expect(recorder.record(forDuration: 3))
            clock.advance(by: 2.5)
            #expect(delegate.notes.all.isEmpty)
            clock.advance(by: 1)
        }
        #expect(delegate.notes.all == ["finished true"])
        #expect(try AVAudioFile(forReading: folder.path("a.wav")).length == 24000)
        #expect(recorder.deleteRecording())
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.wav").path))
    }

    @Test func theMicrophoneHearsNothing() throws {
        let recorder = try recorder("a.wav", [:])
        recorder.isMeteringEnabled = true
        AVAudioSession.$shared.withValue(session) {
            recorder.record()
            clock.advance(by: 0.5)
            recorder.updateMeters()
            #expect(recorder.averagePower(forChannel: 0) == -160)
            #expect(recorder.peakPower(forChannel: 0) == -160)
            recorder.stop()
        }
    }

    @Test func aCategoryWithoutInputDoesNotRecord() throws {
        let recorder = try recorder("a.wav", [:])
        try session.setCategory(.playback)
        AVAudioSession.$shared.withValue(session) { #expect(!recorder.record()) }
        #expect(!recorder.isRecording)
    }

    @Test(arguments: [
        ("a.m4a", [AVFormatIDKey: Int(kAudioFormatAppleLossless)]), ("a.wav", [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)]),
        ("a.xyz", [:]), ("a.wav", [AVSampleRateKey: -1]), ("a.wav", [AVNumberOfChannelsKey: 0]),
    ])
    func whatCannotBeWrittenFails(_ name: String, _ settings: [String: Int]) throws {
        let error = #expect(throws: NSError.self) { try recorder(name, settings) }
        #expect(error?.code == Int(kAudioFileUnsupportedDataFormatError))
    }
}
