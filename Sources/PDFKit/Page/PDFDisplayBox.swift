/// A rectangle of a page.
///
/// Source: Apple's documentation of `PDFDisplayBox`.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4

    var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
