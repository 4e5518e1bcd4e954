import CoreGraphics
internal import CTextEngine

/// The attributes asked of a font; nil leaves those of the font it is made from.
package struct FontRequest {
    /// A PostScript, full or family name, and a family's name.
    package var name, family: String?
    /// A style's name in its family (`Bold Italic`).
    package var style: String?
    /// In points.
    package var size: CGFloat?
    /// `UIFont.Weight` and `UIFont.Width` values.
    package var weight, width: CGFloat?
    package var isBold, isItalic, isMonospaced: Bool?
    /// OpenType features by tag.
    package var features: [String: Int] = [:]
    /// Apple's typographic features, by type and selector.
    package var settings: [(type: Int, selector: Int)] = []

    package init(size: CGFloat? = nil) { self.size = size }
}

/// Makes fonts: UIKit's class where a program has UIKit, `PlainFont` elsewhere.
package protocol FontMaking: Sendable {
    /// A new font; nil where no font has the name or the family asked for.
    func makeFont(_ request: FontRequest) -> CTFont?
    /// A copy of a font with other attributes. A name or family that no font has is left out.
    func copy(of font: CTFont, _ request: FontRequest) -> CTFont
    /// A font that stands for one of the engine's: the fallback for characters that a font lacks.
    func makeFont(for textFont: TextFont) -> CTFont
}

package enum FontMakers {
    nonisolated(unsafe) private static var registered: (any FontMaking)?
    nonisolated(unsafe) private static var hasAsked = false

    /// Has fonts made by `maker` from now on.
    package static func register(_ maker: any FontMaking) { TextEngine.locked { registered = maker } }

    static var current: any FontMaking {
        TextEngine.locked {
            if !hasAsked {
                hasAsked = true
                qt_register_interface_fonts()
            }
            return registered ?? PlainFontMaker()
        }
    }
}
