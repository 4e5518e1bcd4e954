import Synchronization
import Testing

@testable import AVFAudio

/// A folder of a test's own, which is removed with it.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("AVFAudioTests-" + UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> URL { url.appendingPathComponent(name) }
}

/// Writes a sine's samples into a file.
///
/// - Parameters:
///   - amplitude: From 0 to 1.
@discardableResult
func writeTone(
    to url: URL, seconds: Double, amplitude: Float = 0.5, rate: Double = 8000, channels: UInt32 = 1, settings: [String: Any] = [:]
) throws -> AVAudioFile {
    let base: [String: Any] = [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: rate, AVNumberOfChannelsKey: channels]
    let file = try AVAudioFile(forWriting: url, settings: base.merging(settings) { $1 })
    let count = AVAudioFrameCount(seconds * rate)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: count))
    buffer.frameLength = count
    for channel in 0..<Int(channels) {
        for frame in 0..<Int(count) { buffer.floatChannelData![channel][frame] = amplitude * sin(Float(frame) * 2 * .pi / 8) }
    }
    try file.write(from: buffer)
    file.close()
    return file
}

/// Texts that delegates note down.
final class Notes: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
