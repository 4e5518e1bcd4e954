import Compositor
import DeviceProtocol
import Foundation
import RenderProtocol

/// Records the screen of a phone on its virtual clock to a video file.
///
/// A picture is drawn at each 60th of a second (or as the rate says) at which the screen may look different; one that is as the picture before it is
/// not kept, and each lasts until the next. The video begins with the phone's first picture. Not thread-safe: the thread of the phone uses it.
public final class ScreenRecording {
    public let file: URL
    private let format: VideoFormat
    private let options: RecordingOptions
    /// The session that the user sees.
    private let screen: () -> HeadlessSession?
    private var video: Video?
    private var touches = RecordedTouches()
    /// The first error; nothing is recorded after it.
    private var failure: (any Error)?

    /// What there is from the first picture on.
    private struct Video {
        let encoder: VideoEncoder
        let canvas: VideoCanvas
        let width, height: Int
        /// The group's time at the first picture, in nanoseconds.
        let start: UInt64
        var look: Look
        var pixels: Data
        /// The tick of the last picture that was written, and the last one that was looked at.
        var writtenTick = 0
        var seenTick = 0
        var pictures = 1
    }

    /// The state of the screen that a picture was drawn of.
    private struct Look: Equatable {
        var session: ObjectIdentifier
        var process: ObjectIdentifier?
        var sequence: UInt64
        var orientation: DeviceOrientation
        var touches: [VideoCanvas.Touch]
        /// Whether it changes with time alone.
        var isMoving: Bool
    }

    /// - Throws: `SimulatorError` where FFmpeg is missing or the file cannot be written.
    init(to file: URL, options: RecordingOptions, screen: @escaping () -> HeadlessSession?) throws {
        (self.file, self.options, self.screen) = (file, options, screen)
        format = try VideoFormat(of: file)
        try VideoEncoder.check(file)
    }

    // MARK: Time

    /// The group's time of a tick, in nanoseconds.
    private func time(of tick: Int, _ video: Video) -> UInt64 {
        video.start &+ UInt64((Double(max(tick, 0)) * 1e9 / Double(options.rate)).rounded())
    }

    /// The first tick at a time or after it.
    private func tick(at time: UInt64, _ video: Video) -> Int { Int((ticks(to: time, video) - Self.instant).rounded(.up)) }

    /// The first tick after a time.
    private func tick(after time: UInt64, _ video: Video) -> Int { Int((ticks(to: time, video) + Self.instant).rounded(.down)) + 1 }

    private func ticks(to time: UInt64, _ video: Video) -> Double {
        guard time > video.start else { return 0 }
        return min(Double(time - video.start) * Double(options.rate) / 1e9, 1e12)
    }

    /// What is nearer to a tick than this part of one is at the tick.
    private static let instant = 1e-4

    /// The time of the next picture that may look different, in nanoseconds of the group.
    ///
    /// - Parameter nextEvent: When something happens by itself on a phone; nil = never.
    func nextPicture(after now: UInt64, nextEvent: UInt64?) -> UInt64? {
        guard failure == nil, let video else { return nil }
        let next = tick(after: now, video)
        if mayHaveChanged(since: video) { return time(of: next, video) }
        guard let nextEvent else { return nil }
        return time(of: max(next, tick(at: nextEvent, video)), video)
    }

    private func mayHaveChanged(since video: Video) -> Bool {
        guard let session = screen(), session.isRunning else { return false }
        return session.isAnimating || touches.areFading || look(at: session, group: session.group.now) != video.look || video.look.isMoving
    }

    private func look(at session: HeadlessSession, group now: UInt64) -> Look {
        let tree = session.tree
        return Look(
            session: ObjectIdentifier(session), process: session.process.map(ObjectIdentifier.init), sequence: tree.sequence,
            orientation: session.interface.orientation, touches: options.showsTouches ? touches.marks(at: now) : [],
            isMoving: tree.isMoving(at: session.clock?.mediaTime ?? 0))
    }

    // MARK: Pictures

    /// Draws the screen if a picture is due.
    ///
    /// - Parameter now: The group's time, in nanoseconds.
    func capture(at now: UInt64) {
        guard failure == nil else { return }
        do { try captureOrThrow(at: now) } catch { failure = error }
    }

    private func captureOrThrow(at now: UInt64) throws {
        guard let video else { return try begin(at: now) }
        let tick = tick(at: now, video)
        guard tick > video.seenTick, Double(tick) <= ticks(to: now, video) + Self.instant else { return }
        self.video?.seenTick = tick
        try update(at: tick, now)
    }

    private func begin(at now: UInt64) throws {
        guard let session = screen(), session.isRunning, session.tree.root != nil else { return }
        let canvas = VideoCanvas(
            device: session.deviceDescription, orientation: session.interface.orientation, longestSide: options.longestSide)
        let look = look(at: session, group: now)
        let frame = try picture(of: session, on: canvas, look)
        let encoder = try VideoEncoder(file: file, format: format, rate: options.rate, width: frame.width, height: frame.height)
        let pixels = frame.packedPixels
        try encoder.add(pixels, at: 0)
        video = Video(encoder: encoder, canvas: canvas, width: frame.width, height: frame.height, start: now, look: look, pixels: pixels)
    }

    /// Draws the screen where it may have changed, and keeps a picture that is different.
    private func update(at tick: Int, _ now: UInt64) throws {
        guard let video, let session = screen(), session.isRunning, session.tree.root != nil else { return }
        let look = look(at: session, group: now)
        guard look != video.look || video.look.isMoving else { return }
        self.video?.look = look
        let pixels = try picture(of: session, on: video.canvas, look).packedPixels
        guard pixels != video.pixels else { return }
        self.video?.pixels = pixels
        try write(at: tick)
    }

    private func picture(of session: HeadlessSession, on canvas: VideoCanvas, _ look: Look) throws -> RenderedFrame {
        try canvas.picture(
            of: session.tree, device: session.deviceDescription, orientation: look.orientation, time: session.clock?.mediaTime ?? 0,
            touches: look.touches)
    }

    private func write(at tick: Int) throws {
        guard let video else { return }
        try video.encoder.add(video.pixels, at: tick)
        self.video?.writtenTick = tick
        self.video?.pictures += 1
    }

    /// Notes fingers on the screen of a session.
    func note(_ samples: [TouchSample], on session: HeadlessSession) {
        guard options.showsTouches, screen() === session else { return }
        touches.note(samples, at: session.group.now)
    }

    // MARK: End

    /// Ends the video with what the screen shows now.
    ///
    /// - Throws: `SimulatorError` where FFmpeg has failed, or there was no picture.
    func finish(at now: UInt64) throws -> RecordingSummary {
        if failure == nil, let video {
            let tick = max(tick(at: now, video), video.writtenTick + 1)
            do {
                try update(at: tick, now)
                // The last picture says how long the one before it lasts.
                if let last = self.video?.writtenTick, last < tick - 1 { try write(at: tick - 1) }
            } catch { failure = error }
        }
        if let failure { throw failure }
        guard let video else {
            throw SimulatorError("nothing was on the screen, so there is no video", nextStep: "Record while the app runs.")
        }
        try video.encoder.finish()
        self.video = nil
        return RecordingSummary(
            file: file.path, pictures: video.pictures, duration: Double(video.writtenTick + 1) / Double(options.rate),
            width: format.length(video.width), height: format.length(video.height))
    }
}

/// The fingers on a recorded screen, and those that have just been lifted.
struct RecordedTouches {
    private struct Finger {
        var point: CGPoint
        /// The group's time, in nanoseconds; nil while it is down.
        var end: UInt64?
    }

    private var fingers: [Int: Finger] = [:]
    /// How long a finger is seen after it was lifted, in nanoseconds.
    private static let fading: UInt64 = 250_000_000

    mutating func note(_ samples: [TouchSample], at now: UInt64) {
        for sample in samples {
            let isOver = sample.phase == .ended || sample.phase == .cancelled
            fingers[sample.finger] = Finger(point: CGPoint(x: sample.x, y: sample.y), end: isOver ? now : nil)
        }
        fingers = fingers.filter { $0.value.end.map { now < $0 &+ Self.fading } ?? true }
    }

    /// Whether a finger has been lifted that may still be seen.
    var areFading: Bool { fingers.values.contains { $0.end != nil } }

    mutating func marks(at now: UInt64) -> [VideoCanvas.Touch] {
        fingers = fingers.filter { $0.value.end.map { now < $0 &+ Self.fading } ?? true }
        return fingers.sorted { $0.key < $1.key }.map { _, finger in
            let age = finger.end.map { Double(now > $0 ? now - $0 : 0) / Double(Self.fading) } ?? 0
            return VideoCanvas.Touch(point: finger.point, opacity: 1 - age)
        }
    }
}
