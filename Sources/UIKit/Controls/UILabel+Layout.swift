extension UILabel: WidthDependentContent, BaselineProviding, TextShowing {
    /// Labels of several lines wrap at the width that layout gives them, unless the app fixed one.
    var isContentWidthDependent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    func contentSize(forWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }

    // While layout is being solved the bounds are still the old ones, so the baselines come from the font.
    var firstBaselineOffset: CGFloat { font.ascender }
    var lastBaselineOffset: CGFloat { -font.descender }
    var shownText: String? { text }
}
