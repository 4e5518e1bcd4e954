/// Facts about how an element is drawn and touched that only its process knows; audits of accessibility ask for them.
public struct ElementAudit: Codable, Equatable, Sendable {
    /// Whether not all of the text shows.
    public var isTruncated: Bool
    /// The size of the smallest font, in points; nil without text.
    public var fontSize: Double?
    /// Whether all of the text is semibold or heavier.
    public var isBold: Bool
    /// The area that the lines take, in points of the display: x, y, width, height; nil for the element's frame.
    public var textFrame: [Double]?
    /// Whether touches at 22 points from the element's centre, in all four directions, reach it; nil for what is no control.
    public var hasWholeTarget: Bool?

    public init(
        isTruncated: Bool = false, fontSize: Double? = nil, isBold: Bool = false, textFrame: [Double]? = nil, hasWholeTarget: Bool? = nil
    ) {
        (self.isTruncated, self.fontSize, self.isBold) = (isTruncated, fontSize, isBold)
        (self.textFrame, self.hasWholeTarget) = (textFrame, hasWholeTarget)
    }

    /// The audit of an element that stands for several parts; nil for none.
    public static func combined(_ parts: [ElementAudit]) -> ElementAudit? {
        guard var result = parts.first else { return nil }
        for part in parts.dropFirst() {
            result.isTruncated = result.isTruncated || part.isTruncated
            if let size = part.fontSize {
                result.isBold = part.isBold && (result.isBold || result.fontSize == nil)
                result.fontSize = min(size, result.fontSize ?? size)
            }
            result.textFrame = nil
            result.hasWholeTarget = result.hasWholeTarget ?? part.hasWholeTarget
        }
        return result
    }
}
