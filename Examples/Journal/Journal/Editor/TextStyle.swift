import UIKit

/// A style of a part of a text.
enum TextStyle: CaseIterable {
    case bold, italic

    var title: String { self == .bold ? String(localized: "Bold") : String(localized: "Italic") }
    var symbol: String { self == .bold ? "bold" : "italic" }
    var trait: UIFontDescriptor.SymbolicTraits { self == .bold ? .traitBold : .traitItalic }
    var intent: InlinePresentationIntent { self == .bold ? .stronglyEmphasized : .emphasized }
}
