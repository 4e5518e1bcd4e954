/// Shows a view of UIKit's.
@MainActor class HostedNode: LayoutNode {
    let view: UIView

    init(_ view: UIView, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        displayView = view
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { HostedSize.size(of: view, proposal) }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
    override func collectAccessibility(into elements: inout [AccessibilityItem]) { elements.append(AccessibilityItem(self, view: view)) }
}

/// The sizes that UIKit's views take of proposals.
@MainActor enum HostedSize {
    /// A view's own size along axes where it has one that it does not want to leave; the proposal along others.
    static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
            guard let proposed else { return own }
            if proposed > own { return view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : proposed }
            return view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : proposed
        }
        return CGSize(width: length(own.width, proposal.width, .horizontal), height: length(own.height, proposal.height, .vertical))
    }
}
