import CoreGraphics
import QuinceFoundation

/// How a paragraph is set.
///
/// Source: Apple's documentation of `CTParagraphStyle`.
public final class CTParagraphStyle: NSObject, ParagraphStyling, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    fileprivate var lengths: [CTParagraphStyleSpecifier: CGFloat] = [:]
    fileprivate var alignment = CTTextAlignment.natural
    fileprivate var lineBreakMode = CTLineBreakMode.byWordWrapping
    fileprivate var baseWritingDirection = CTWritingDirection.natural
    fileprivate var boundsOptions = CTLineBoundsOptions()
    fileprivate var tabStops: [CTTextTab] = (1...12).map { CTTextTabCreate(.left, Double($0) * 28, nil) }

    package var textParagraphStyle: TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment = alignment.text
        style.lineBreakMode = TextLineBreakMode(rawValue: Int(lineBreakMode.rawValue)) ?? .byWordWrapping
        style.baseWritingDirection = TextDirection(rawValue: Int(baseWritingDirection.rawValue)) ?? .natural
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (self[.firstLineHeadIndent], self[.headIndent], self[.tailIndent])
        (style.minimumLineHeight, style.maximumLineHeight) = (self[.minimumLineHeight], self[.maximumLineHeight])
        style.lineHeightMultiple = self[.lineHeightMultiple]
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (self[.paragraphSpacing], self[.paragraphSpacingBefore])
        style.lineSpacing = lineSpacing
        style.tabStops = tabStops.map { .init(alignment: $0.alignment.text, location: $0.location) }
        style.defaultTabInterval = self[.defaultTabInterval]
        return style
    }

    /// The space between lines: what the adjustment asks for, within its bounds.
    private var lineSpacing: CGFloat {
        let least = lengths[.minimumLineSpacing] ?? 0, most = lengths[.maximumLineSpacing] ?? .greatestFiniteMagnitude
        return max(least, min(most, self[.lineSpacing] + self[.lineSpacingAdjustment]))
    }

    fileprivate subscript(specifier: CTParagraphStyleSpecifier) -> CGFloat { lengths[specifier] ?? 0 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTParagraphStyle else { return false }
        return other === self || (other.textParagraphStyle == textParagraphStyle && other.boundsOptions == boundsOptions)
    }

    public override var hash: Int { alignment.hashValue ^ lineBreakMode.hashValue }
}

/// Makes a paragraph style of settings; what they leave out is as in a style without any.
///
/// - Parameters:
///   - settings: An array of them; one whose size is not that of its property's type is left out.
///   - settingCount: Their number.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = CTParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(0, settingCount)) { style.read(setting) }
    return style
}

/// Makes a copy of a paragraph style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    let copy = CTParagraphStyle()
    (copy.lengths, copy.alignment, copy.lineBreakMode) = (paragraphStyle.lengths, paragraphStyle.alignment, paragraphStyle.lineBreakMode)
    (copy.baseWritingDirection, copy.boundsOptions) = (paragraphStyle.baseWritingDirection, paragraphStyle.boundsOptions)
    copy.tabStops = paragraphStyle.tabStops
    return copy
}

/// Reads a property of a paragraph style.
///
/// - Parameters:
///   - valueBufferSize: The size of the property's type, in bytes.
///   - valueBuffer: Receives the value.
/// - Returns: Whether the size is right.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func write<Value>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        valueBuffer.assumingMemoryBound(to: Value.self).pointee = value
        return true
    }
    switch spec {
    case .alignment: return write(paragraphStyle.alignment)
    case .lineBreakMode: return write(paragraphStyle.lineBreakMode)
    case .baseWritingDirection: return write(paragraphStyle.baseWritingDirection)
    case .lineBoundsOptions: return write(paragraphStyle.boundsOptions)
    case .tabStops: return write(paragraphStyle.tabStops as CFArray)
    case .count: return false
    default: return write(paragraphStyle[spec])
    }
}

extension CTParagraphStyle {
    fileprivate func read(_ setting: CTParagraphStyleSetting) {
        func value<Value>(_ type: Value.Type) -> Value? {
            guard setting.valueSize == MemoryLayout<Value>.size else { return nil }
            return setting.value.assumingMemoryBound(to: Value.self).pointee
        }
        // An enumeration's place may hold a number that is none of its cases.
        func choice<Value>(_ type: Value.Type, of count: UInt8) -> Value? {
            value(UInt8.self).flatMap { $0 < count ? value(type) : nil }
        }
        switch setting.spec {
        case .alignment: alignment = choice(CTTextAlignment.self, of: 5) ?? alignment
        case .lineBreakMode: lineBreakMode = choice(CTLineBreakMode.self, of: 6) ?? lineBreakMode
        case .baseWritingDirection: baseWritingDirection = choice(CTWritingDirection.self, of: 3) ?? baseWritingDirection
        case .lineBoundsOptions: boundsOptions = value(CTLineBoundsOptions.self) ?? boundsOptions
        case .tabStops: tabStops = value(CFArray.self)?.compactMap { $0 as? CTTextTab } ?? tabStops
        case .count: break
        default: lengths[setting.spec] = value(CGFloat.self)
        }
    }
}
