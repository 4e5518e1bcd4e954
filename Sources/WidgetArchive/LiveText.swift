import Foundation
import RenderProtocol

/// A text that says something else as time goes by, with all it takes to draw it again.
public struct LiveText: Equatable, Sendable {
    /// The presentation of a date, as `Text.DateStyle`.
    public enum Style: UInt8, Sendable, CaseIterable { case time, date, relative, offset, timer }

    /// The changing part of the text.
    public enum Form: Equatable, Sendable {
        case date(Date, Style)
        /// A timer within a span of time.
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    }

    public enum Content: Equatable, Sendable {
        case words(String)
        case dated(Form)
    }

    /// The attributes of letters. The numbers are those of `UIFont`'s constants.
    public struct Look: Equatable, Sendable {
        /// Nil for the system's font.
        public var family: String?
        public var design: Int
        /// In points.
        public var size: Double
        public var weight: Double
        public var width: Double
        public var isItalic: Bool
        /// OpenType features by tag.
        public var features: [String: Int]
        public var color: RenderColor
        public var kern: Double
        public var baselineOffset: Double

        public init(
            family: String? = nil, design: Int = 0, size: Double, weight: Double = 0, width: Double = 0, isItalic: Bool = false,
            features: [String: Int] = [:], color: RenderColor, kern: Double = 0, baselineOffset: Double = 0
        ) {
            (self.family, self.design, self.size, self.weight, self.width) = (family, design, size, weight, width)
            (self.isItalic, self.features, self.color) = (isItalic, features, color)
            (self.kern, self.baselineOffset) = (kern, baselineOffset)
        }
    }

    /// A part of one look.
    public struct Run: Equatable, Sendable {
        public var content: Content
        public var look: Look
        public init(content: Content, look: Look) { (self.content, self.look) = (content, look) }
    }

    /// The layer whose contents show the text.
    public var layer: LayerID
    public var runs: [Run]
    /// 0 leading, 1 centre, 2 trailing.
    public var alignment: UInt8
    /// 0 for any number of lines.
    public var lineLimit: Int
    public var minimumScale: Double
    public var isRightToLeft: Bool
    public var locale: String
    public var timeZone: String

    public init(
        layer: LayerID, runs: [Run], alignment: UInt8 = 0, lineLimit: Int = 0, minimumScale: Double = 1, isRightToLeft: Bool = false,
        locale: String, timeZone: String
    ) {
        (self.layer, self.runs, self.alignment, self.lineLimit) = (layer, runs, alignment, lineLimit)
        (self.minimumScale, self.isRightToLeft) = (minimumScale, isRightToLeft)
        (self.locale, self.timeZone) = (locale, timeZone)
    }
}
