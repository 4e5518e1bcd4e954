import CoreGraphics
import QuinceFoundation

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4

    var text: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The treatment of lines that are too long.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The direction that a paragraph runs in.
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The properties of a paragraph style. Lengths are values of `CGFloat`, in points.
///
/// Source: Apple's documentation of `CTParagraphStyleSpecifier`.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A *CTTextAlignment*.
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    /// From the leading edge where positive, from the trailing edge where not.
    case tailIndent = 3
    /// An array of *CTTextTab*.
    case tabStops = 4
    case defaultTabInterval = 5
    /// A *CTLineBreakMode*.
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    /// The space between lines.
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    /// A *CTWritingDirection*.
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
    /// *CTLineBoundsOptions*.
    case lineBoundsOptions = 17
    case count = 18
}

/// A property of a paragraph style and the place of its value.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// The value's size in bytes.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// A stop for tab characters.
public final class CTTextTab: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    let alignment: CTTextAlignment
    let location: CGFloat

    fileprivate init(_ alignment: CTTextAlignment, _ location: CGFloat) {
        (self.alignment, self.location) = (alignment, location)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    public override var hash: Int { location.hashValue }
}

/// Makes a stop for tab characters.
///
/// - Parameters:
///   - location: From the leading edge, in points.
///   - options: Of no effect.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(alignment, CGFloat(location))
}

public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }
