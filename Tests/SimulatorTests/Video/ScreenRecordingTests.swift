import DeviceProtocol
import Foundation
import MediaInformation
import Testing

@testable import Simulator

@Suite(.serialized, .enabled(if: MediaProgram.ffmpeg.path != nil && MediaProgram.ffprobe.path != nil, "FFmpeg is not installed"))
struct ScreenRecordingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func driver() throws -> PhoneDriver {
        let made = folder.url.appendingPathComponent("Fake.app")
        let isMade = FileManager.default.fileExists(atPath: made.path)
        let bundle = try AppBundle(folder: isMade ? made : FakeBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        return PhoneDriver(try HeadlessSession(bundle: bundle, configuration: configuration))
    }

    private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    /// The times of a video's pictures, in seconds.
    private func times(_ file: URL) throws -> [Double] {
        let output = try MediaProgram.ffprobe.output(
            ["-v", "quiet", "-of", "csv=p=0", "-show_entries", "frame=pts_time", file.path], limit: 1 << 20)
        let lines = String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\n")
        return lines.compactMap { Double($0.prefix { $0 != "," }) }
    }

    /// A tap changes a colour and fades it in for 0.4 seconds; before and after it nothing moves.
    private func tapAndWait(_ driver: PhoneDriver) throws {
        try driver.app.advance(by: 0.5)
        try driver.gestures.tap(CGPoint(x: 100, y: 120))
        try driver.app.settle()
        try driver.app.advance(by: 1)
    }

    @Test func hasAPictureForEachTimeTheScreenLooksDifferent() throws {
        let driver = try driver()
        let recording = try driver.startRecording(to: file("tap.mp4"), options: RecordingOptions(longestSide: 852))
        try driver.app.launch()
        try tapAndWait(driver)
        let summary = try driver.stopRecording(recording)
        let times = try times(file("tap.mp4"))
        #expect(times.count == summary.pictures)
        #expect(summary.width == 392)
        #expect(summary.height == 852)
        // It taps at 0.5, lifts at 0.56, and the colour is whole at 0.96. Time goes on to 1.961.
        #expect(abs(summary.duration - 1.961) < 0.02)
        let moving = times.filter { $0 > 0.55 && $0 < 0.99 }
        #expect((23...26).contains(moving.count))
        #expect(times.first == 0)
        for time in times { #expect(abs(time * 60 - (time * 60).rounded()) < 0.01) }
        #expect(times.filter { $0 > 0.01 && $0 < 0.55 }.isEmpty)
        #expect(times.count == moving.count + 2)
    }

    /// The last picture is what the screen shows then.
    @Test func picturesAreTheScreens() throws {
        let driver = try driver()
        try driver.app.launch()
        let recording = try driver.startRecording(to: file("colour.mp4"), options: RecordingOptions(longestSide: 852))
        try tapAndWait(driver)
        try driver.stopRecording(recording)
        func colour(at seconds: Double) throws -> [UInt8] {
            let frame = try #require(try MediaFrames.frame(of: file("colour.mp4").path, at: seconds, width: 392, height: 852))
            let start = frame.pixels.startIndex + (122 * 392 + 200) * 4
            return Array(frame.pixels[start..<start + 3])
        }
        // BGR: the button is green before the tap, and green and blue after it.
        let (before, after) = (try colour(at: 0), try colour(at: 1.9))
        for (found, expected) in zip(before + after, [0, 128, 0, 255, 128, 0]) { #expect(abs(Int(found) - expected) < 12) }
    }

    @Test func timeWithoutChangesCostsNothing() throws {
        let driver = try driver()
        try driver.app.launch()
        let recording = try driver.startRecording(to: file("long.webm"), options: RecordingOptions(rate: 30, longestSide: 400))
        try driver.app.advance(by: 3000)
        let summary = try driver.stopRecording(recording)
        #expect(summary.pictures == 2)
        #expect(abs(summary.duration - 3000) < 0.05)
        #expect(try times(file("long.webm")).count == 2)
    }

    @Test func goesOnOverLaunchesAndTurns() throws {
        let driver = try driver()
        try driver.app.launch()
        let recording = try driver.startRecording(to: file("turned.mp4"), options: RecordingOptions(longestSide: 400))
        try driver.app.launch(arguments: ["landscape"])
        try driver.app.advance(by: 0.2)
        try driver.app.launch()
        try driver.app.advance(by: 0.2)
        let summary = try driver.stopRecording(recording)
        #expect(summary.pictures >= 3)
        #expect(summary.height == 400)
    }

    @Test func fingersAreShownWhereTheyAre() throws {
        let driver = try driver()
        try driver.app.launch()
        let options = RecordingOptions(longestSide: 400, showsTouches: true)
        let recording = try driver.startRecording(to: file("touches.mp4"), options: options)
        try driver.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.25)
        try driver.app.advance(by: 1)
        let summary = try driver.stopRecording(recording)
        // A picture for each place of the finger, while it fades, and the empty screen before and after.
        #expect((28...34).contains(summary.pictures))
    }

    @Test func saysWhyThereIsNoVideo() throws {
        let driver = try driver()
        #expect(throws: SimulatorError.self) { try driver.startRecording(to: file("a.gif")) }
        #expect(throws: SimulatorError.self) { try driver.startRecording(to: URL(fileURLWithPath: "/proc/none/a.mp4")) }
        let nothing = try driver.startRecording(to: file("nothing.mp4"))
        #expect(throws: SimulatorError.self) { try driver.stopRecording(nothing) }
        #expect(!FileManager.default.fileExists(atPath: file("nothing.mp4").path))
    }

    /// One that nobody ends leaves no file behind.
    @Test func whatIsNotEndedIsNotWritten() throws {
        var driver: PhoneDriver? = try driver()
        try driver?.app.launch()
        var recording = try driver?.startRecording(to: file("left.mp4"))
        try driver?.app.advance(by: 0.1)
        #expect(recording != nil)
        (recording, driver) = (nil, nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Fake.app"])
    }

    @Test func aFileThatCannotBeWrittenIsAnError() throws {
        let place = folder.url.appendingPathComponent("videos/gone.mp4")
        let encoder = try VideoEncoder(file: place, format: .mp4, rate: 60, width: 10, height: 10)
        try encoder.add(Data(count: 400), at: 0)
        try FileManager.default.removeItem(at: place.deletingLastPathComponent())
        #expect(throws: SimulatorError.self) { try encoder.finish() }
    }
}
