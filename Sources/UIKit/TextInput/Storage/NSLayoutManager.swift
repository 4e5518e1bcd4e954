import CoreText

/// Sets the text of a storage into a container, and answers where letters stand.
///
/// A glyph is a UTF-16 unit: the indices of characters and glyphs are the same. Source: Apple's “NSLayoutManager”.
open class NSLayoutManager: NSObject {
    open internal(set) var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage = newValue
            textChanged(nil)
        }
    }
    // The storage owns its layout managers.
    private weak var storage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    @available(*, unavailable, message: "not yet in Quince: delegates of layout managers")
    open var delegate: (any NSLayoutManagerDelegate)? {
        get { nil }
        set {}
    }
    open var usesFontLeading = true { didSet { if oldValue != usesFontLeading { invalidateAll() } } }
    /// Whether parts of the text may be laid out before those in front of them. Layout always begins at the start here, so that there are never such parts.
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    private var stack = TextParagraphStack()
    /// Called when what is shown has changed.
    var onChange: () -> Void = {}

    public override init() {}

    /// The container text flows into.
    ///
    /// - Precondition: There is none yet: Quince lays text out in one container.
    open func addTextContainer(_ container: NSTextContainer) {
        precondition(textContainers.isEmpty, "not yet in Quince: text that flows through several text containers")
        textContainers.append(container)
        container.layoutManager = self
        invalidateAll()
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { addTextContainer(container) }

    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        invalidateAll()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { onChange() }

    /// Takes up a change of the text.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) { textChanged((newCharRange, delta)) }

    private func textChanged(_ edit: (range: NSRange, delta: Int)?) {
        if let edit, let storage { stack.edit(storage.string as NSString, range: edit.range, delta: edit.delta) } else { stack.reset() }
        onChange()
    }

    private func invalidateAll() { textChanged(nil) }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = charRange
        invalidateAll()
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onChange() }

    // MARK: Layout

    /// The paragraphs, laid out.
    var laidOut: TextParagraphStack {
        guard let storage, let container = textContainers.first else { return TextParagraphStack() }
        stack.place(storage, in: container, usesFontLeading: usesFontLeading)
        return stack
    }

    /// The attributes of an empty line at the end.
    var emptyAttributes: [NSAttributedString.Key: Any] {
        get { stack.emptyAttributes }
        set {
            stack.emptyAttributes = newValue
            stack.refreshEnd()
        }
    }

    /// The attributes of links, in addition to their own.
    var linkAttributes: [NSAttributedString.Key: Any] {
        get { stack.linkAttributes }
        set {
            stack.linkAttributes = newValue
            stack.reset()
        }
    }

    open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laidOut }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidOut }

    // MARK: Characters and glyphs

    open var numberOfGlyphs: Int { storage?.length ?? 0 }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// All that the container shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// The glyphs of the lines that a rectangle touches, in the container's coordinates.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        var (found, index) = (NSRange(location: 0, length: 0), 0)
        while index < numberOfGlyphs {
            var line = NSRange(location: index, length: 0)
            let rect = lineFragmentRect(forGlyphAt: index, effectiveRange: &line)
            if rect.minY >= bounds.maxY { break }
            if rect.maxY > bounds.minY { found = found.length == 0 ? line : NSUnionRange(found, line) }
            index = max(NSMaxRange(line), index + 1)
        }
        return found
    }

    /// As `glyphRange(forBoundingRect:in:)`; layout is always complete here.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Geometry, in the container's coordinates

    /// Returns the rectangle that the lines occupy.
    open func usedRect(for container: NSTextContainer) -> CGRect { CGRect(origin: .zero, size: laidOut.size) }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = laidOut.rects(for: glyphRange)
        return rects.isEmpty ? laidOut.caretRect(at: glyphRange.location) : rects.reduce(.null) { $0.union($1) }
    }

    /// The line that a glyph is on, as wide as the container, or as the room beside exclusion paths.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let line = laidOut.line(at: glyphIndex)
        effectiveGlyphRange?.pointee = laidOut.fragmentRange(at: glyphIndex)
        if let room = laidOut.room(at: glyphIndex) {
            return CGRect(x: room.lowerBound, y: line.frame.minY, width: room.upperBound - room.lowerBound, height: line.frame.height)
        }
        let width = textContainers.first.map { $0.textWidth.isFinite ? $0.size.width : laidOut.size.width } ?? 0
        return CGRect(x: 0, y: line.frame.minY, width: width, height: line.frame.height)
    }

    /// The part of a line that letters take.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let line = laidOut.line(at: glyphIndex)
        effectiveGlyphRange?.pointee = laidOut.fragmentRange(at: glyphIndex)
        let padding = textContainers.first?.lineFragmentPadding ?? 0
        return line.frame.insetBy(dx: -padding, dy: 0)
    }

    /// Returns the position of a glyph in its line fragment; y is the distance from the top of the line to that of the caret.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let caret = laidOut.caretRect(at: glyphIndex)
        return CGPoint(x: caret.minX, y: caret.minY - laidOut.line(at: glyphIndex).frame.minY)
    }

    /// The empty line after a separator at the end of the text, or the only line of an empty one.
    open var extraLineFragmentRect: CGRect {
        guard let last = laidOut.paragraphs.last, last.length == 0 else { return .zero }
        return lineFragmentRect(forGlyphAt: last.start, effectiveRange: nil)
    }
    open var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect }

    /// The container that a glyph is laid out in; nil where there is no such glyph.
    ///
    /// - Parameter effectiveGlyphRange: Receives the glyphs that are laid out there.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let container = textContainers.first, (0..<numberOfGlyphs).contains(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Calls `block` for each line that holds part of a range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var index = glyphRange.location, stop = ObjCBool(false)
        while index < glyphRange.location + glyphRange.length, !stop.boolValue {
            var range = NSRange(location: index, length: 0)
            let rect = lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            block(rect, lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil), container, range, &stop)
            index = max(range.location + range.length, index + 1)
        }
    }

    /// Calls `block` with the rectangles around a range.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in laidOut.rects(for: glyphRange) where !stop.boolValue { block(rect, &stop) }
    }

    /// The glyph under a point, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

    /// The character under a point, or the nearest one, and how far through it the point is (0…1).
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let stack = laidOut
        guard let storage, storage.length > 0 else { return 0 }
        var index = stack.offset(at: point)
        let line = stack.line(at: index).range
        if index > line.location, stack.caretRect(at: index).minX > point.x || index == line.location + line.length {
            index = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index - 1).location
        }
        index = min(index, storage.length - 1)
        if let partialFraction {
            let box = boundingRect(forGlyphRange: (storage.string as NSString).rangeOfComposedCharacterSequence(at: index), in: container)
            partialFraction.pointee = box.width > 0 ? min(max((point.x - box.minX) / box.width, 0), 1) : 0
        }
        return index
    }

    // MARK: Drawing

    /// Draws the letters of a range, the container's top left corner at `origin`, into UIKit's current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let stack = laidOut
        for paragraph in stack.paragraphs
        where paragraph.end > glyphsToShow.location && paragraph.start < glyphsToShow.location + glyphsToShow.length {
            let place = stack.origin(of: paragraph)
            paragraph.layout?.draw(in: context, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
        }
    }

    /// Draws nothing of its own: the background of letters is drawn with them.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Decides details of layout.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
