import Foundation

/// The options of a recording of a screen.
public struct RecordingOptions: Sendable, Equatable {
    /// Pictures a second at most: 1…60.
    public var rate: Int
    /// Pixels of the longer side at most; nil = as many as the display has.
    public var longestSide: Int?
    /// Whether fingers on the screen are drawn.
    public var showsTouches: Bool

    public init(rate: Int = 60, longestSide: Int? = nil, showsTouches: Bool = false) {
        (self.rate, self.longestSide, self.showsTouches) = (min(max(rate, 1), 60), longestSide, showsTouches)
    }
}

/// A recorded video.
public struct RecordingSummary: Sendable, Equatable, Codable {
    /// The file's path.
    public var file: String
    /// Pictures that differ from those before them, and the last one.
    public var pictures: Int
    /// In seconds.
    public var duration: Double
    /// Pixels.
    public var width: Int
    public var height: Int

    /// `9.5 seconds in 142 pictures of 1179 × 2556 pixels`
    public var description: String {
        let seconds = (duration * 100).rounded() / 100
        return "\(seconds) seconds in \(pictures) picture\(pictures == 1 ? "" : "s") of \(width) × \(height) pixels"
    }
}
