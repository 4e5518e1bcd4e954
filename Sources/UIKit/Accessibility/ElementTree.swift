import DeviceProtocol

/// Builds the tree of visible elements: the source of ARIA nodes, flow matching and UI automation.
@MainActor package struct ElementTree {
    let screen: CGRect
    private let containers = AccessibilityContainers()
    /// Whether elements have their audits.
    private let isAudit: Bool
    /// Whether the tree has what only UI tests and WebDriver clients ask for; see `ElementTree+Automation`.
    let isForAutomation: Bool

    /// The defaults of the view whose node is being made: they are many casts, and each of its properties asks for them.
    private(set) static var known: (view: UIView, defaults: AccessibilityDefaults)?

    package init(screen: CGRect, isAudit: Bool = false, isForAutomation: Bool = false) {
        (self.screen, self.isAudit, self.isForAutomation) = (screen, isAudit, isForAutomation)
    }

    /// The elements of `windows`, from back to front; what lies behind something modal is left out.
    package func makeElementTree(of windows: [UIWindow], named name: String) -> ElementNode {
        var root = ElementNode(id: 0, className: "UIApplication", role: "application", frame: numbers(screen))
        root.label = name
        for window in windows where isVisible(window) {
            // Of windows that are larger than their scene, what the scene shows.
            let shown = window.windowScene.map { displayFrame($0.rootLayer.bounds, $0.rootLayer) } ?? screen
            root.children += ElementTree(screen: screen.common(shown), isAudit: isAudit, isForAutomation: isForAutomation).nodes(
                of: window)
        }
        return root
    }

    private func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

    /// The node of a view, or those of its subviews where the view itself says nothing.
    func nodes(of view: UIView) -> [ElementNode] {
        if isForAutomation, let keyboard = view as? KeyboardView { return [node(of: keyboard)].compactMap { $0 } }
        guard isVisible(view), !view.accessibilityElementsHidden else { return [] }
        guard !view.clipsToBounds || screenFrame(view).meets(screen) else { return [] }
        let defaults = view.accessibilityDefaults
        let listed = view.containedAccessibilityElements
        let children = childNodes(of: view, listed: listed)
        // The properties below ask for the defaults one after the other.
        Self.known = (view, defaults)
        defer { Self.known = nil }
        let container = containers.kind(of: view)
        let arrangement = arrangement(of: view, defaults, isListed: listed != nil) ?? container.map { _ in .group }
        let automationRole = automationRole(of: view)
        guard isSignificant(view, defaults) || (arrangement != nil && !children.isEmpty) || automationRole != nil else { return children }
        let frame = view.isAccessibilityElement ? spokenFrame(view) : screenFrame(view)
        guard frame.meets(screen) || !children.isEmpty else { return [] }
        var node = ElementNode(
            id: view.accessibilityValues.id, className: shortClassName(view), role: role(of: view, defaults), frame: numbers(frame))
        fill(&node, view, defaults)
        if isForAutomation { fillForAutomation(&node, view, role: automationRole) }
        (node.arrangement, node.container) = (arrangement, container)
        node.tableCell = containers.place(of: view)
        if isAudit { node.audit = ElementAuditor.audit(of: view) { numbers(displayFrame($0, $1)) } }
        // An element stands for all that is in it.
        node.children = node.isAccessibilityElement ? children.filter(Self.isIdentified) : children
        return [node]
    }

    private func isSignificant(_ view: UIView, _ defaults: AccessibilityDefaults) -> Bool {
        if view is UIWindow { return false }
        if let text = defaults.text, text.isEmpty, defaults.role == "text" { return view.accessibilityIdentifier != nil }
        if view is UILabel, defaults.text == nil { return view.accessibilityIdentifier != nil }
        return defaults.role != "other" || view.isAccessibilityElement || view.accessibilityIdentifier != nil
            || view.accessibilityLabel != nil
    }

    private func fill(_ node: inout ElementNode, _ view: UIView, _ defaults: AccessibilityDefaults) {
        node.text = defaults.text ?? (view as? UIControl).flatMap(visibleText)
        node.label = view.accessibilityLabel
        node.value = view.accessibilityValue
        node.hint = view.accessibilityHint
        node.identifier = view.accessibilityIdentifier
        node.placeholder = defaults.placeholder
        node.isAccessibilityElement = view.isAccessibilityElement
        let traits = view.accessibilityTraits
        node.isEnabled = (view as? UIControl)?.isEnabled ?? !traits.contains(.notEnabled)
        node.isSelected = (view as? UIControl)?.isSelected ?? traits.contains(.selected)
        node.isFocused = view.isFirstResponder
        node.traits = traits.names
        node.customActions = (view.accessibilityCustomActions ?? []).map(\.name)
        if let labels = view.accessibilityOverlay?.userInputLabels ?? view.setAccessibilityValues?.userInputLabels {
            node.inputLabels = labels
        }
        node.rotors = names(of: view.accessibilityCustomRotors)
        node.customContent = pairs(of: view, view.accessibilityOverlay)
        node.headingLevel = view.accessibilityOverlay?.headingLevel
        if let point = view.accessibilityOverlay?.activationPoint {
            node.activationPoint = place(of: point, view)
        } else if let point = view.setAccessibilityValues?.activationPoint, let window = view.window {
            node.activationPoint = place(of: point, window)
        }
    }

    private func names(of rotors: [UIAccessibilityCustomRotor]?) -> [String]? {
        guard let rotors, !rotors.isEmpty else { return nil }
        return rotors.map(\.name)
    }

    private func pairs(of object: NSObject, _ overlay: AccessibilityOverlay?) -> [[String]]? {
        let own: [AXCustomContent]? = (object as? any AXCustomContentProvider)?.accessibilityCustomContent
        var pairs = ((own ?? []) + (overlay?.customContent ?? [])).map { [$0.label, $0.value] }
        if let chart = overlay?.chartDescriptor ?? (object as? any AXChart)?.accessibilityChartDescriptor {
            pairs.append([chart.title ?? "Chart", chart.summary ?? "\(chart.series.reduce(0) { $0 + $1.dataPoints.count }) data points"])
        }
        return pairs.isEmpty ? nil : pairs
    }

    private func place(of point: CGPoint, _ view: UIView) -> [Double] {
        Array(numbers(displayFrame(CGRect(origin: point, size: .zero), view)).prefix(2))
    }

    /// A cell's contents belong together, too.
    private func arrangement(of view: UIView, _ defaults: AccessibilityDefaults, isListed: Bool) -> ElementNode.Arrangement? {
        if isListed { return .sequence }
        return view.shouldGroupAccessibilityChildren || defaults.role == "cell" ? .group : nil
    }

    /// The text of labels inside a control that has none of its own, such as a bar button.
    private func visibleText(_ control: UIControl) -> String? {
        control.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first { !$0.isEmpty }
    }

    /// Nothing of a container that lists its elements and has no area.
    ///
    /// - Parameter elements: The elements that the view lists; nil where its subviews stand for themselves.
    private func childNodes(of view: UIView, listed elements: [Any]?) -> [ElementNode] {
        if let elements { return view.bounds.size == .zero ? [] : nodes(of: elements) }
        if isForAutomation, let grid = view as? MonthGrid { return nodes(of: grid) }
        let reachable = reachable(view.subviews.filter(isVisible)).map { (view: $0, nodes: nodes(of: $0)) }
        guard view is UITableView || view is UICollectionView || view is SectionScrollView else { return reachable.flatMap(\.nodes) }
        // Which of a list's views were made first says nothing about where they stand.
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = reachable.filter { !$0.nodes.isEmpty }
        return ReadingOrder.sorted(shown, isRightToLeft: isRightToLeft) { $0.view.frame }.flatMap(\.nodes)
    }

    /// A presentation hides the siblings behind it; a modal view hides those before it, too.
    private func reachable(_ siblings: [UIView]) -> ArraySlice<UIView> {
        guard let index = siblings.lastIndex(where: isModal) else { return siblings[...] }
        return siblings[index].accessibilityViewIsModal ? siblings[index...index] : siblings[index...]
    }

    private func nodes(of elements: [Any]) -> [ElementNode] {
        elements.flatMap { ($0 as? UIView).map(listedNodes) ?? ($0 as? UIAccessibilityElement).map(nodes) ?? [] }
    }

    /// The nodes of a view that a container lists; several are a group, read by their places.
    private func listedNodes(of view: UIView) -> [ElementNode] {
        let parts = nodes(of: view)
        guard parts.count > 1 else { return parts }
        var group = ElementNode(
            id: view.accessibilityValues.id, className: shortClassName(view), role: "other", frame: numbers(screenFrame(view)))
        (group.arrangement, group.children) = (.group, parts)
        return [group]
    }

    /// The node of an element that is no view, or those inside it where it says nothing itself.
    private func nodes(of element: UIAccessibilityElement) -> [ElementNode] {
        let children = element.containedAccessibilityElements.map(nodes) ?? []
        guard element.isAccessibilityElement || !children.isEmpty else { return [] }
        guard let frame = element.rectangle(displayFrame), frame.meets(screen) else { return children }
        let traits = element.accessibilityTraits
        var node = ElementNode(
            id: element.id, className: _typeName(type(of: element), qualified: false), role: role(of: traits), frame: numbers(frame))
        (node.label, node.value, node.hint) = (element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint)
        node.identifier = element.accessibilityIdentifier
        node.isAccessibilityElement = element.isAccessibilityElement
        (node.isEnabled, node.isSelected) = (!traits.contains(.notEnabled), traits.contains(.selected))
        node.traits = traits.names
        node.customActions = (element.accessibilityCustomActions ?? []).map(\.name)
        node.inputLabels = element.inputLabels
        node.rotors = names(of: element.accessibilityCustomRotors)
        node.customContent = pairs(of: element, element.overlay)
        node.headingLevel = element.overlay?.headingLevel
        if let point = element.overlay?.activationPoint, let view = element.accessibilityContainer as? UIView {
            node.activationPoint = place(of: point, view)
        }
        node.tableCell = containers.place(of: element)
        if isAudit { node.audit = element.overlay?.audit?() }
        guard !element.isAccessibilityElement else { return [node] }
        (node.arrangement, node.children) = (.sequence, children)
        node.container = containers.kind(of: element.accessibilityContainerType, element.accessibilityTraits)
        return [node]
    }

    /// Views that keep everything behind them out of reach: presentations, and what says so itself.
    private func isModal(_ view: UIView) -> Bool { view.accessibilityViewIsModal || (view is UITransitionView && !view.subviews.isEmpty) }

    private func role(of view: UIView, _ defaults: AccessibilityDefaults) -> String {
        defaults.role != "other" ? defaults.role : role(of: view.accessibilityTraits)
    }

    private func role(of traits: UIAccessibilityTraits) -> String {
        if traits.contains(.button) { return "button" }
        if traits.contains(.link) { return "link" }
        if traits.contains(.adjustable) { return "slider" }
        if traits.contains(.image) { return "image" }
        if traits.contains(.staticText) || traits.contains(.header) { return "text" }
        return "other"
    }

    private func shortClassName(_ view: UIView) -> String { _typeName(type(of: view), qualified: false) }

    /// A view's rectangle in points of the display in its native orientation: that of the topmost layer.
    func screenFrame(_ view: UIView) -> CGRect { displayFrame(view.bounds, view) }

    /// The rectangle that a view says it has on the screen.
    private func spokenFrame(_ view: UIView) -> CGRect {
        guard let window = view.window else { return screenFrame(view) }
        let said = view.accessibilityFrame
        return said == view.convert(view.bounds, to: nil) ? screenFrame(view) : displayFrame(said, window)
    }

    private func displayFrame(_ rectangle: CGRect, _ view: UIView) -> CGRect {
        displayFrame(rectangle, view.layer)
    }

    private func displayFrame(_ rectangle: CGRect, _ layer: CALayer) -> CGRect {
        let top = sequence(first: layer, next: \.superlayer).reduce(layer) { $1 }
        return layer.convert(rectangle, to: top)
    }

    func numbers(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map(number) }

    /// A length as the device hears of it: rounded, and finite, which JSON's numbers are.
    private func number(_ length: CGFloat) -> Double {
        length.isNaN ? 0 : Double((min(max(length, -Self.farthest), Self.farthest) * 1000).rounded() / 1000)
    }

    private static let farthest: CGFloat = 1e9
}

extension UIApplication {
    /// The visible elements of all windows.
    ///
    /// - Parameters:
    ///   - isAudit: Whether elements have their audits.
    ///   - isForAutomation: Whether the tree has what only UI tests and WebDriver clients ask for.
    package func makeElementTree(isAudit: Bool = false, isForAutomation: Bool = false) -> ElementNode {
        let name =
            Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName")
        return ElementTree(screen: UIScreen.main.fixedCoordinateSpace.bounds, isAudit: isAudit, isForAutomation: isForAutomation)
            .makeElementTree(
                of: elementWindows, named: name as? String ?? "")
    }

    /// Everything that has elements, from back to front.
    var elementWindows: [UIWindow] {
        windows.filter { $0.windowScene.map(stage.contains) ?? true } + KeyboardController.shared.windows
            + SystemBars.shared.touchableWindows
    }
}
