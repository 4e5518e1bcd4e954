/// The position of a flow layout's section along the scroll direction, with the positions of its parts.
struct FlowSection {
    /// The section's start and its header's and footer's lengths, in points along the scroll direction.
    var start: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Room around the items: before and after them along the scroll direction, and where their lines start.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var side: CGFloat = 0
    var lines: FlowLines

    var linesStart: CGFloat { start + header + before }
    var footerStart: CGFloat { linesStart + lines.thickness + after }
    var end: CGFloat { footerStart + footer }
}
