import Foundation
import Simulator

/// A video of the screen that a session records, in a file of its own.
final class SessionVideo {
    let id = UUID().uuidString
    let start = Date()
    let rate: Int
    private let folder: URL
    private let recording: ScreenRecording
    private weak var driver: PhoneDriver?

    /// - Throws: `SimulatorError` where FFmpeg is missing.
    init(_ driver: PhoneDriver, rate: Int, longestSide: Int?, showsTouches: Bool) throws {
        (self.rate, self.driver) = (rate, driver)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-webdriver-\(id)", isDirectory: true)
        let options = RecordingOptions(rate: rate, longestSide: longestSide, showsTouches: showsTouches)
        recording = try driver.startRecording(to: folder.appendingPathComponent("screen.mp4"), options: options)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Ends the recording.
    ///
    /// - Returns: The file's bytes.
    func finish() throws -> Data {
        guard let driver else { return Data() }
        let summary = try driver.stopRecording(recording)
        return try Data(contentsOf: URL(fileURLWithPath: summary.file))
    }

    /// Ends the recording without its file.
    func discard(on driver: PhoneDriver) { _ = try? (self.driver ?? driver).stopRecording(recording) }

    var json: JSONValue {
        [
            "uuid": .string(id), "fps": .integer(rate), "codec": 0, "startedAt": .number(start.timeIntervalSince1970),
        ]
    }
}
