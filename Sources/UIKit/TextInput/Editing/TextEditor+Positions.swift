/// Positions and ranges of the text, as text inputs report them.
extension TextEditor {
    var everything: NSRange { NSRange(location: 0, length: length) }

    func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, NSMaxRange(range) <= length else { return nil }
        return text.substring(with: range)
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.offset, (0...length).contains(start + offset) else { return nil }
        return TextOffset(start + offset)
    }

    static func offset(from: UITextPosition, to: UITextPosition) -> Int {
        ((to as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
    }

    static func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }

    static func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
        direction == .left || direction == .up ? range.start : range.end
    }

    /// The place in a range that is nearest to another one.
    static func position(nearest position: UITextPosition?, within range: UITextRange) -> UITextPosition? {
        guard let part = (range as? TextOffsetRange)?.range, let place = (position as? TextOffset)?.offset else { return nil }
        return TextOffset(min(max(place, part.location), NSMaxRange(part)))
    }
}
