/// Says how large several views are together, and where each of them is.
@MainActor protocol Arranger: AnyObject {
    var children: [LayoutNode] { get set }
    /// The size all take of a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize
    /// Places them in a rectangle of the size they take of the proposal.
    func place(in bounds: CGRect, _ proposal: ProposedViewSize)
    /// The place of a guide where one of them has set it.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat?
    /// Called when what is kept from measuring no longer holds.
    func forget()
}

/// Lays out the views of a list by an arranger.
@MainActor class ArrangedNode<Kind: Arranger>: ListNode {
    let arranger: Kind

    init(_ arranger: Kind, _ list: ViewList, _ inputs: _ViewInputs) {
        self.arranger = arranger
        super.init(list, inputs)
        arranger.children = children
    }

    override func forgetLayout() {
        arranger.children = children
        arranger.forget()
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arranger.size(proposal) }
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        arranger.place(in: CGRect(origin: .zero, size: size), proposal)
    }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { arranger.guide(key, proposal) }
}
