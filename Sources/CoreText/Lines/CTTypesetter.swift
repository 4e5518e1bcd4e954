import CoreGraphics
import QuinceFoundation

/// Finds where the lines of a string end, and makes them.
///
/// Source: Apple's documentation of `CTTypesetter`.
public final class CTTypesetter: Hashable, @unchecked Sendable {
    fileprivate let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = string.copy() as? NSAttributedString ?? string }

    /// The number of units from a string index on that fit in a width, at least one character.
    fileprivate func lineLength(from start: Int, width: CGFloat, _ mode: TextLineBreakMode) -> Int {
        guard start >= 0, start < string.length else { return 0 }
        var runs = StringAttributes.runs(of: LineSource.stretch(string, CFRange(location: start, length: 0)).string)
        // A typesetter's lines have no indents.
        for index in runs.indices {
            runs[index].attributes.paragraph.firstLineHeadIndent = 0
            runs[index].attributes.paragraph.headIndent = 0
            runs[index].attributes.paragraph.tailIndent = 0
        }
        var options = TextLayout.Options()
        (options.maximumLines, options.lineBreakMode) = (1, mode)
        let size = CGSize(width: max(0, width), height: .infinity)
        let layout = TextLayout(runs: runs, size: size, options: options, measuresPlainText: false)
        return layout.lines.first?.range.count ?? 0
    }

    public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// - Parameter options: Of no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: CFAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
    CTTypesetter(string)
}

/// Sets a part of the string on one line; a length of 0 reaches to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(LineSource.stretch(typesetter.string, stringRange))
}

/// The number of UTF-16 units from a string index on that a line of a width holds: whole words where it can.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: CGFloat(width), .byWordWrapping)
}

/// The number of UTF-16 units from a string index on that a line of a width holds: as many characters as fit.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: CGFloat(width), .byCharWrapping)
}

@available(*, unavailable, message: "not yet in Quince: lines that begin elsewhere; CTTypesetterCreateLine")
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    fatalError()
}

@available(*, unavailable, message: "not yet in Quince: lines that begin elsewhere; CTTypesetterSuggestLineBreak")
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    fatalError()
}

@available(*, unavailable, message: "not yet in Quince: lines that begin elsewhere; CTTypesetterSuggestClusterBreak")
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    fatalError()
}

extension CTTypesetter {
    var wholeString: NSAttributedString { string }
}
