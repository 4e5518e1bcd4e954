/// Solves the constraints of one view hierarchy.
///
/// The root view holds the engine. Changes are collected and solved together before layout; a changed frame then asks the superview for
/// layout, whose `layoutSubviews()` takes it up, so only views that move are touched.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    let solver = LayoutSolver()
    /// Set while the engine only measures (`systemLayoutSizeFitting`): how the root's size is pulled.
    let fitting: Fitting?

    struct Fitting {
        var size: CGSize
        var priorities: AxisPair<UILayoutPriority>
    }

    typealias Installed = InstalledConstraints.Entry

    /// Tells engines apart, those that are gone too.
    private let number: Int
    private static var count = 0
    private var items: [ObjectIdentifier: LayoutItem] = [:]
    /// By the variables' numbers.
    private var itemOfVariable: ContiguousArray<LayoutItem?> = []
    private var installed = InstalledConstraints()
    /// Constraints that had to be given up; tried again when something else was removed.
    var broken: [NSLayoutConstraint] = []
    private var pendingConstraints: [NSLayoutConstraint] = []
    private var pendingViews: [UIView] = []
    private var pendingItems: [LayoutItem] = []
    private var pendingConstants: [NSLayoutConstraint] = []
    var widthDependentItems: [LayoutItem] = []
    var hasRemoved = false
    /// The constraints that displace ambiguous views while their ambiguity is exercised, by view.
    var exercises: [ObjectIdentifier: Exercise] = [:]
    private var isSolving = false
    private(set) var isApplying = false

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        Self.count += 1
        number = Self.count
        installed = InstalledConstraints(isTemporary: fitting != nil, owner: number)
    }

    static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    // MARK: Changes

    /// Takes over the constraints of a subtree.
    func addConstraints(of view: UIView) {
        if view.layoutState != nil { pendingConstraints += view.viewLayout.constraints }
        if !view.translatesAutoresizingMaskIntoConstraints, view !== root { pendingViews.append(view) }
        for subview in view.subviews { addConstraints(of: subview) }
    }

    /// Forgets a subtree that is about to leave the hierarchy.
    func drop(_ view: UIView) {
        if view.layoutState != nil {
            for constraint in view.viewLayout.constraints { remove(constraint) }
            for guide in view.viewLayout.guides { remove(guide) }
        }
        for subview in view.subviews { drop(subview) }
        removeItem(of: view)
        pendingViews.removeAll { $0 === view }
    }

    func add(_ constraint: NSLayoutConstraint) { pendingConstraints.append(constraint) }

    func remove(_ constraint: NSLayoutConstraint) {
        pendingConstraints.removeAll { $0 === constraint }
        pendingConstants.removeAll { $0 === constraint }
        broken.removeAll { $0 === constraint }
        uninstall(constraint)
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let entry = takeInstalled(constraint) else { return }
        solver.remove(entry.solved)
        hasRemoved = true
    }

    func isInstalled(_ constraint: NSLayoutConstraint) -> Bool { installed.contains(constraint) }

    /// Notes a constraint with the items it mentions.
    func keepInstalled(_ entry: Installed) {
        installed.insert(entry)
        countMentions(in: entry, 1)
    }

    /// The note of a constraint, which is gone then.
    @discardableResult func takeInstalled(_ constraint: NSLayoutConstraint) -> Installed? {
        guard let entry = installed.remove(constraint) else { return nil }
        countMentions(in: entry, -1)
        return entry
    }

    private func countMentions(in entry: Installed, _ change: Int) {
        for term in entry.solved.terms { item(of: term.variable)?.mentions += change }
    }

    func item(of variable: SolverVariable) -> LayoutItem? {
        let index = Int(variable.index)
        return index < itemOfVariable.count ? itemOfVariable[index] : nil
    }

    private func setItem(_ item: LayoutItem?, of variable: SolverVariable) {
        let missing = Int(variable.index) + 1 - itemOfVariable.count
        if missing > 0 { itemOfVariable.append(contentsOf: repeatElement(nil, count: missing)) }
        itemOfVariable[Int(variable.index)] = item
    }

    func remove(_ guide: UILayoutGuide) { removeItem(of: guide) }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        pendingConstants.append(constraint)
        requestLayout(constraint)
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
        requestLayout(constraint)
    }

    private func requestLayout(_ constraint: NSLayoutConstraint) { constraint.holder?.setNeedsLayout() }

    /// The view's frame, mask or way of being placed changed.
    func placementChanged(_ view: UIView) {
        guard !isApplying else { return }
        if let item = existingItem(for: view) {
            mark(item, .placement)
        } else if !view.translatesAutoresizingMaskIntoConstraints, view !== root {
            pendingViews.append(view)
        }
    }

    /// The intrinsic size, its priorities, the baselines or the alignment insets changed.
    func contentChanged(_ view: UIView) {
        guard let item = existingItem(for: view) else { return }
        mark(item, .content)
        view.superview?.setNeedsLayout()
    }

    /// The view's safe area or margins changed.
    func insetsChanged(_ view: UIView) {
        for guide in view.viewLayout.guides where guide.source != nil {
            if let item = items[ObjectIdentifier(guide)] { mark(item, .placement) }
        }
    }

    private func mark(_ item: LayoutItem, _ change: LayoutItem.Change) {
        if item.isDirty.isEmpty { pendingItems.append(item) }
        item.isDirty.insert(change)
    }

    // MARK: Items

    /// The item of a view or guide, made with everything that places it when seen for the first time.
    func item(for object: AnyObject) -> LayoutItem {
        if let view = object as? UIView { return item(for: view) }
        return items[ObjectIdentifier(object)] ?? makeItem(for: object)
    }

    func item(for view: UIView) -> LayoutItem {
        if let item = existingItem(for: view) { return item }
        let item = makeItem(for: view)
        // An engine that only measures comes and goes.
        if fitting == nil { view.viewLayout.item = item }
        return item
    }

    private func makeItem(for object: AnyObject) -> LayoutItem {
        let item = LayoutItem(object, in: number, solver)
        items[ObjectIdentifier(object)] = item
        for variable in [item.x, item.y, item.width, item.height] { setItem(item, of: variable) }
        updatePlacement(item)
        updateContent(item)
        return item
    }

    func existingItem(for object: AnyObject) -> LayoutItem? { items[ObjectIdentifier(object)] }

    func existingItem(for view: UIView) -> LayoutItem? {
        if view.layoutState != nil, let item = view.viewLayout.item, item.engineNumber == number { return item }
        return items[ObjectIdentifier(view)]
    }

    func makeVariable(for item: LayoutItem) -> SolverVariable {
        let variable = solver.makeVariable()
        setItem(item, of: variable)
        return variable
    }

    private func removeItem(of object: AnyObject) {
        endExercise(of: object)
        guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
        if let view = object as? UIView, view.layoutState != nil, view.viewLayout.item === item { view.viewLayout.item = nil }
        for constraint in implicitConstraints(of: item) { solver.remove(constraint) }
        // Constraints of other items may still mention this one's variables until they are taken out, too.
        if item.mentions > 0 {
            let users = installed.entries.filter { entry in entry.solved.terms.contains { self.item(of: $0.variable) === item } }
            for entry in users.sorted(by: { $0.solved.sequence < $1.solved.sequence }) { uninstall(entry.constraint) }
        }
        for variable in item.variables {
            setItem(nil, of: variable)
            solver.release(variable)
        }
        pendingItems.removeAll { $0 === item }
        widthDependentItems.removeAll { $0 === item }
        hasRemoved = true
    }

    // MARK: Solving

    /// Brings the solution up to date and asks the superviews of everything that moved for layout.
    func solve() {
        guard !isSolving, isDirty else { return }
        isSolving = true
        defer { isSolving = false }
        var hasNewFloors = true
        while hasNewFloors {
            var passes = 0
            repeat {
                flush()
                solver.optimize()
                passes += 1
            } while passes < 4 && updateWidthDependentContent()
            let changed = solver.takeChangedVariables()
            hasNewFloors = addFloors(changed)
            publish(changed)
        }
    }

    private var isDirty: Bool {
        hasRemoved || solver.needsOptimizing || !pendingViews.isEmpty || !pendingItems.isEmpty || !pendingConstants.isEmpty
            || !pendingConstraints.isEmpty
    }

    private func flush() {
        while !pendingViews.isEmpty || !pendingItems.isEmpty || !pendingConstants.isEmpty || !pendingConstraints.isEmpty {
            for view in take(&pendingViews) where view.isDescendant(of: root) { _ = item(for: view) }
            for item in take(&pendingItems) {
                let changes = item.isDirty
                item.isDirty = []
                if changes.contains(.placement) { updatePlacement(item) }
                if changes.contains(.content) { updateContent(item) }
            }
            for constraint in take(&pendingConstants) { updateConstant(constraint) }
            let constraints = take(&pendingConstraints)
            installed.reserveCapacity(for: constraints.count)
            for constraint in constraints { install(constraint) }
        }
        if hasRemoved {
            hasRemoved = false
            retryBroken()
        }
    }

    private func take<Element>(_ queue: inout [Element]) -> [Element] {
        defer { queue = [] }
        return queue
    }

    /// Installs a constraint again whose expression depends on something that changed.
    func reinstall(constraintsOf item: LayoutItem) {
        let users = installed.entries.filter { $0.constraint.firstItem === item.object || $0.constraint.secondItem === item.object }
        for entry in users.sorted(by: { $0.solved.sequence < $1.solved.sequence }) {
            remove(entry.constraint)
            add(entry.constraint)
        }
    }

    private func updateConstant(_ constraint: NSLayoutConstraint) {
        guard let entry = installed[constraint] else { return }
        set(constant: entry.offset - Double(constraint.constant), of: entry.solved)
    }

    private func publish(_ changed: some Sequence<SolverVariable>) {
        guard fitting == nil else { return }
        // An item's variables mostly follow each other.
        var last: LayoutItem?
        var asked: UIView?
        for variable in changed {
            guard let item = item(of: variable), item !== last || variable == item.contentWidth || variable == item.contentHeight,
                let view = item.view
            else { continue }
            if variable == item.contentWidth || variable == item.contentHeight { view.setNeedsLayout() }
            if item !== last, !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview, superview !== asked {
                superview.setNeedsLayout()
                asked = superview
            }
            last = item
        }
    }

    // MARK: Results

    func value(_ variable: SolverVariable) -> CGFloat { CGFloat(solver.value(of: variable)) }

    func frame(of view: UIView) -> CGRect? { existingItem(for: view).map { frame(of: $0) } }
    func frame(of guide: UILayoutGuide) -> CGRect? { existingItem(for: guide).map { frame(of: $0) } }

    private func frame(of item: LayoutItem) -> CGRect {
        Self.rounded(CGRect(x: value(item.x), y: value(item.y), width: value(item.width), height: value(item.height)))
    }

    /// Edges on whole pixels: sizes follow from the rounded edges, so neighbours stay neighbours.
    static func rounded(_ frame: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-5).rounded(.down) / scale }
        let (left, top) = (round(frame.minX), round(frame.minY))
        return CGRect(x: left, y: top, width: max(0, round(frame.maxX) - left), height: max(0, round(frame.maxY) - top))
    }

    /// Sets the frames of a view's subviews that constraints place.
    func applyFrames(toSubviewsOf view: UIView) {
        let zooming = view.contentScrolling
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let frame = frame(of: subview) else { continue }
            let anchor = subview.layer.anchorPoint
            let zoom = zooming?.zoomScale(of: subview) ?? 1
            let center = CGPoint(x: frame.minX + frame.width * zoom * anchor.x, y: frame.minY + frame.height * zoom * anchor.y)
            isApplying = true
            subview.place(size: frame.size, center: center)
            isApplying = false
        }
        guard let scrolling = view as? UIScrollView, scrolling.takesContentSizeFromLayout, let item = items[ObjectIdentifier(view)]
        else { return }
        guard item.contentWidth != nil || item.contentHeight != nil else { return }
        let size = CGRect(
            x: 0, y: 0, width: item.contentWidth.map(value) ?? 0, height: item.contentHeight.map(value) ?? 0)
        scrolling.setContentSizeFromLayout(Self.rounded(size).size)
    }
}
