extension UITextField: BaselineProviding {
    /// A field's line stands in the middle of its height.
    var centersText: Bool { true }
    var firstBaselineOffset: CGFloat { shownFont.ascender - shownFont.lineHeight / 2 }
    var lastBaselineOffset: CGFloat { -firstBaselineOffset }
}
