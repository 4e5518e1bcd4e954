import Compositor
import DeviceProtocol
import Foundation
import RenderProtocol

/// The picture of a booted device at a moment, with what tells whether it looks different from another.
struct DisplayedPicture {
    /// The state that a picture was drawn of.
    struct Look: Equatable {
        /// The number of the process that is the display; nil = none.
        var process: Int?
        /// The last commits of the display and of the processes that it hosts.
        var sequences: [Int: UInt64]
        var orientation: DeviceOrientation
    }

    var tree: RenderTree
    var hosted: [Int: RenderTree]
    var look: Look

    func isMoving(at time: Double) -> Bool { tree.isMoving(at: time) || hosted.values.contains { $0.isMoving(at: time) } }
}

/// Records the screen of a booted device in real time to a video file, in a thread of its own.
///
/// A picture is drawn where the screen may look different; where drawing takes longer than a picture lasts, those between are left out and the times
/// stay right. Ends by itself after `limit`.
final class LiveRecording: @unchecked Sendable {
    let file: URL
    private let options: RecordingOptions
    private let device: DeviceDescription
    private let look: @Sendable () -> DisplayedPicture
    private let condition = NSCondition()
    /// Guarded by the condition, as `result`.
    private var isStopped = false
    private var result: Result<RecordingSummary, any Error>?

    /// Seconds after which a recording that nobody ends comes to its end.
    static let limit = 3600.0

    /// Begins to record.
    ///
    /// - Parameter look: Returns the picture of the device; called in the recording's thread.
    /// - Throws: `SimulatorError` where FFmpeg is missing or the file cannot be written.
    init(to file: URL, options: RecordingOptions, device: DeviceDescription, look: @escaping @Sendable () -> DisplayedPicture) throws {
        (self.file, self.options, self.device, self.look) = (file, options, device, look)
        let format = try VideoFormat(of: file)
        try VideoEncoder.check(file)
        let thread = Thread { [self] in
            let result = Result { try record(format) }
            condition.withLock {
                self.result = result
                condition.broadcast()
            }
        }
        thread.name = "recording"
        thread.stackSize = 4 << 20
        thread.start()
    }

    /// Ends the recording and waits until the file is whole.
    ///
    /// - Throws: `SimulatorError` where there was no picture, or FFmpeg has failed.
    func stop() throws -> RecordingSummary {
        let result = condition.withLock {
            isStopped = true
            condition.broadcast()
            while self.result == nil { condition.wait() }
            return self.result
        }
        guard let result else { throw Self.noPicture }
        return try result.get()
    }

    private static var noPicture: SimulatorError {
        SimulatorError("nothing was on the screen, so there is no video", nextStep: "Record while an app or the home screen is shown.")
    }

    private func record(_ format: VideoFormat) throws -> RecordingSummary {
        let start = DeviceSession.mediaTime
        var film: Film?
        var now = start
        repeat {
            let picture = look()
            if picture.tree.root != nil {
                if film == nil { film = try Film(file, format, options, device, picture, at: now) }
                try film?.show(picture, at: now)
            }
            now = wait(until: film?.nextTime ?? now + 0.05)
        } while !condition.withLock({ isStopped }) && now - start < Self.limit
        guard let film else { throw Self.noPicture }
        return try film.finish(at: now)
    }

    /// Waits until a media time or the end of the recording; returns the time then.
    private func wait(until time: Double) -> Double {
        let pause = time - DeviceSession.mediaTime
        condition.withLock { if !isStopped, pause > 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: pause)) } }
        return DeviceSession.mediaTime
    }
}

/// The pictures of a live recording on their way to the file.
private final class Film {
    private let encoder: VideoEncoder
    private let format: VideoFormat
    private let canvas: VideoCanvas
    private let device: DeviceDescription
    private let file: URL
    private let rate: Double
    private let start: Double
    private let width, height: Int
    private var look: DisplayedPicture.Look
    private var wasMoving: Bool
    private var pixels: Data
    private var tick = 0
    private var seenTick = 0
    private var pictures = 1

    init(
        _ file: URL, _ format: VideoFormat, _ options: RecordingOptions, _ device: DeviceDescription, _ picture: DisplayedPicture,
        at time: Double
    ) throws {
        (self.file, self.format, self.device, rate, start) = (file, format, device, Double(options.rate), time)
        canvas = VideoCanvas(device: device, orientation: picture.look.orientation, longestSide: options.longestSide)
        (look, wasMoving) = (picture.look, picture.isMoving(at: time))
        let frame = try Self.draw(picture, on: canvas, device, at: time)
        (pixels, width, height) = (frame.packedPixels, frame.width, frame.height)
        encoder = try VideoEncoder(file: file, format: format, rate: options.rate, width: frame.width, height: frame.height)
        try encoder.add(pixels, at: 0)
    }

    private static func draw(_ picture: DisplayedPicture, on canvas: VideoCanvas, _ device: DeviceDescription, at time: Double) throws
        -> RenderedFrame
    { try canvas.picture(of: picture.tree, device: device, orientation: picture.look.orientation, time: time, hosting: picture.hosted) }

    /// The media time of the tick after the one that was looked at last.
    var nextTime: Double { start + Double(seenTick + 1) / rate }

    /// Adds the picture where it looks different.
    func show(_ picture: DisplayedPicture, at time: Double) throws {
        let now = Int(((time - start) * rate + 1e-3).rounded(.down))
        guard now > seenTick else { return }
        seenTick = now
        guard picture.look != look || wasMoving else { return }
        (look, wasMoving) = (picture.look, picture.isMoving(at: time))
        let drawn = try Self.draw(picture, on: canvas, device, at: time).packedPixels
        guard drawn != pixels else { return }
        pixels = drawn
        try add(at: now)
    }

    private func add(at tick: Int) throws {
        try encoder.add(pixels, at: tick)
        self.tick = tick
        pictures += 1
    }

    func finish(at time: Double) throws -> RecordingSummary {
        let last = Int((time - start) * rate)
        // The last picture says how long the one before it lasts.
        if last > tick { try add(at: last) }
        try encoder.finish()
        return RecordingSummary(
            file: file.path, pictures: pictures, duration: Double(tick + 1) / rate, width: format.length(width),
            height: format.length(height))
    }
}
