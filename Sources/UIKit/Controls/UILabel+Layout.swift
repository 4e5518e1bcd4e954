extension UILabel: WidthDependentContent, BaselineProviding {
    var isContentWidthDependent: Bool { numberOfLines != 1 }
    func contentSize(forWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }

    var firstBaselineOffset: CGFloat { baselines.first }
    var lastBaselineOffset: CGFloat { bounds.height - baselines.last }
}
