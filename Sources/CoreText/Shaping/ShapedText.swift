import CoreGraphics
internal import CTextEngine

/// Shaped text: glyphs in visual order, with lengths in units of the font file. They live in the engine's cache and are shared.
final class ShapedText: @unchecked Sendable {
    /// Nil where there are no glyphs.
    private let run: UnsafePointer<QTRun>?
    let isRightToLeft: Bool

    private init(_ run: UnsafePointer<QTRun>?, isRightToLeft: Bool) {
        self.run = run
        self.isRightToLeft = isRightToLeft
    }

    deinit { qt_run_release(run) }

    /// A run without glyphs: for tabs, attachments and line ends.
    static let empty = ShapedText(nil, isRightToLeft: false)

    /// Shapes a part of a text. Results do not depend on the size, so one serves all sizes of a face.
    static func shape(_ units: UnsafeBufferPointer<UInt16>, _ shaping: OpaquePointer, isRightToLeft: Bool) -> ShapedText {
        guard !units.isEmpty else { return .empty }
        let run = TextEngine.locked { qt_run(shaping, units.baseAddress, Int32(units.count), isRightToLeft ? 1 : 0) }
        return ShapedText(run, isRightToLeft: isRightToLeft)
    }

    /// The glyphs of some units, counted from the start of the shaped text. Nil where a glyph stands for units on both sides of the end.
    func slice(_ units: Range<Int>) -> QTSlice? {
        guard let run else { return QTSlice() }
        var slice = QTSlice()
        let isWhole = qt_run_slice(run, isRightToLeft ? 1 : 0, Int32(units.lowerBound), Int32(units.upperBound), &slice) != 0
        return isWhole ? slice : nil
    }

    /// The width of some glyphs in points.
    ///
    /// - Parameters:
    ///   - em: Points per em, across.
    ///   - spacing: Added for each glyph that has an advance.
    func width(_ slice: QTSlice, em: CGFloat, spacing: CGFloat) -> CGFloat {
        guard let run else { return 0 }
        return qt_width(slice.advance, slice.spacedCount, run.pointee.unitsPerEm, em, spacing)
    }

    /// Units of the font file per em.
    var unitsPerEm: Int32 { run?.pointee.unitsPerEm ?? 1 }

    /// Lends out some glyphs.
    func withGlyphs<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<QTGlyph>) -> Result) -> Result {
        withExtendedLifetime(self) {
            guard let run, !range.isEmpty else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
            return body(UnsafeBufferPointer(start: run.pointee.glyphs + range.lowerBound, count: range.count))
        }
    }
}
