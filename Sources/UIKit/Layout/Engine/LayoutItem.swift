/// A view or a layout guide in an engine: its frame as four variables, in the coordinates of its superview or owning view.
@MainActor final class LayoutItem {
    private let reference: ItemReference
    /// The number of the engine that the item belongs to.
    let engineNumber: Int
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    /// The size of what scrolls inside the view; made when a constraint refers to it.
    var contentWidth: SolverVariable?
    var contentHeight: SolverVariable?
    /// Distances of the baselines from the top; made when a constraint refers to them.
    var baselines: (first: SolverVariable, last: SolverVariable)?
    var baselineConstraints: [SolverConstraint] = []

    /// The constraints that the system adds: for the root's frame, the autoresizing mask, or the insets of a system guide.
    var placement: [SolverConstraint] = []
    var content = ContentConstraints()
    /// Keep the sizes of the content from being negative; made where they have been.
    var floors: [SolverConstraint] = []
    /// Whether the item is among those whose contents depend on their width.
    var isWidthDependent = false
    /// The width that contents which get higher when they are narrower were measured for; nil where they have changed since.
    var measuredWidth: CGFloat?
    /// The alignment insets that the installed constraints were made with.
    var alignmentInsets = UIEdgeInsets.zero
    var isDirty: Set<Change> = []
    /// How many terms of the app's constraints name one of the item's variables.
    var mentions = 0

    enum Change { case placement, content }

    init(_ object: AnyObject, in engineNumber: Int, _ solver: LayoutSolver) {
        (reference, self.engineNumber) = (ItemReference(object), engineNumber)
        (x, y, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    }

    var object: AnyObject? { reference.object }
    var view: UIView? { reference.view }
    var guide: UILayoutGuide? { object as? UILayoutGuide }

    var variables: [SolverVariable] {
        [x, y, width, height] + [contentWidth, contentHeight, baselines?.first, baselines?.last].compactMap { $0 }
    }

    /// The constraints that come from the intrinsic content size.
    struct ContentConstraints {
        var size = AxisPair<Double?>(horizontal: nil, vertical: nil)
        var compression = AxisPair<SolverConstraint?>(horizontal: nil, vertical: nil)
        var hugging = AxisPair<SolverConstraint?>(horizontal: nil, vertical: nil)
        /// The implicit constraints that represent both in reports.
        var owner = AxisPair<ImplicitConstraint?>(horizontal: nil, vertical: nil)
    }
}

/// Stands for a constraint that the system made, in reports.
final class ImplicitConstraint: NSObject {
    let text: () -> String
    let isAutoresizing: Bool

    init(isAutoresizing: Bool = false, _ text: @escaping () -> String) { (self.isAutoresizing, self.text) = (isAutoresizing, text) }

    override var description: String { text() }
}

/// A view whose contents get higher when they are narrower.
@MainActor protocol WidthDependentContent: UIView {
    var isContentWidthDependent: Bool { get }
    /// The size of the contents where no more than `width` is available.
    func contentSize(forWidth width: CGFloat) -> CGSize
}

/// A view that shows text and knows its baselines, in its own bounds.
@MainActor protocol BaselineProviding: UIView {
    /// Distance of the first line's baseline from the top.
    var firstBaselineOffset: CGFloat { get }
    /// Distance of the last line's baseline from the bottom.
    var lastBaselineOffset: CGFloat { get }
    /// Whether both distances count from the middle instead, down and up.
    var centersText: Bool { get }
}

extension BaselineProviding {
    var centersText: Bool { false }
}

/// A view whose edges, seen from its subviews, are those of scrollable content.
@MainActor protocol ContentScrolling: UIView {
    /// Whether the constraints of subviews decide on the size of the content; lists decide for themselves.
    var takesContentSizeFromLayout: Bool { get }
    /// Takes up the size that the constraints of the subviews give the content.
    func setContentSizeFromLayout(_ size: CGSize)
    /// By how much `subview` is zoomed. Constraints know sizes without it; from where they place it, it grows to the right and downwards.
    func zoomScale(of subview: UIView) -> CGFloat
}
