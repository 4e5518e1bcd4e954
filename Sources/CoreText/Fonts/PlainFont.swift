import CoreGraphics
import QuinceFoundation

/// A font of programs without UIKit.
final class PlainFont: CTFont, TextStyling, @unchecked Sendable {
    let textFont: TextFont

    init(_ textFont: TextFont, matrix: CGAffineTransform) {
        self.textFont = textFont
        super.init(matrix: matrix)
    }

    /// The font of text that has none.
    override init(matrix: CGAffineTransform) {
        textFont = .system(size: FontDefaults.size)
        super.init(matrix: matrix)
    }

    var fontName: String { textFont.fontName }
    var familyName: String { textFont.familyName }

    static func textRuns(of text: NSAttributedString) -> [TextRun] { StringAttributes.runs(of: text) }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PlainFont else { return false }
        return other.textFont == textFont && other.matrix == matrix
    }

    override var hash: Int { textFont.hashValue }
}

struct PlainFontMaker: FontMaking {
    func makeFont(_ request: FontRequest) -> CTFont? {
        let size = request.size ?? FontDefaults.size
        if let name = request.name ?? request.family {
            guard let font = TextFont.named(name, size: size) else { return nil }
            return PlainFont(varied(font, request), matrix: .identity)
        }
        return PlainFont(varied(.system(size: size), request), matrix: .identity)
    }

    func copy(of font: CTFont, _ request: FontRequest) -> CTFont {
        var base = font.setting
        let size = request.size ?? base.pointSize
        if let name = request.name ?? request.family, let named = TextFont.named(name, size: size) { base = named }
        return PlainFont(varied(base.withSize(size), request), matrix: font.matrix)
    }

    func makeFont(for textFont: TextFont) -> CTFont { PlainFont(textFont, matrix: .identity) }

    private func varied(_ font: TextFont, _ request: FontRequest) -> TextFont {
        var font = font
        if let isBold = request.isBold, isBold != (font.weight >= FontDefaults.boldFrom) { font = font.withWeight(isBold ? 0.4 : 0) }
        if let weight = request.weight { font = font.withWeight(weight) }
        if let isItalic = request.isItalic { font = font.withItalic(isItalic) }
        if request.isMonospaced == true, font.isSystem { font = font.withDesign(.monospaced) }
        if let style = request.style?.lowercased() {
            font = font.withWeight(style.contains("bold") ? 0.4 : 0).withItalic(style.contains("italic") || style.contains("oblique"))
        }
        let features = request.settings.reduce(into: request.features) {
            $0.merge(FontFeature(type: $1.type, selector: $1.selector).openType) { _, new in new }
        }
        return features.isEmpty ? font : font.withFeatures(features)
    }
}

enum FontDefaults {
    /// The size of fonts that none is given for, in points.
    static let size: CGFloat = 12
    /// The lightest weight that counts as bold.
    static let boldFrom: CGFloat = 0.3
    /// The font of text that has none.
    static let name = "Helvetica"

    /// The font of text that has none.
    static func font(size: CGFloat = size) -> CTFont {
        let maker = FontMakers.current
        var request = FontRequest(size: size)
        request.name = name
        if let font = maker.makeFont(request) { return font }
        request.name = nil
        guard let font = maker.makeFont(request) else { return PlainFont(.system(size: size), matrix: .identity) }
        return font
    }
}
