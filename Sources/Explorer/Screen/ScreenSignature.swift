import DeviceProtocol

/// Identifies a screen by the structure of its tree, so that it is known again whatever its texts, counts and rows are.
///
/// Roles, classes and identifiers count, the title, the names and states of buttons outside of lists, and the selected tab. Other texts do not.
/// Rows of a list, more than three like elements side by side, and crowds of buttons count once each way they look.
struct ScreenSignature: Hashable, Sendable {
    /// The hash of the structure with the names of buttons and the title.
    private(set) var whole = StableHash().value
    /// The hash of the structure with the names of buttons.
    private(set) var structure = StableHash().value
    /// The hash of the structure without any text: the same in every language.
    private(set) var plainStructure = StableHash().value
    /// The hash of the structure and its texts without numbers: another content of the same screen has another.
    private(set) var content = StableHash().value

    init() {}

    init(_ root: ElementNode) {
        structure = Self.hash(root, Style(hasNames: true), depth: 0)
        plainStructure = Self.hash(root, Style(hasNames: false), depth: 0)
        var whole = StableHash()
        whole.add(structure)
        whole.add(Self.title(of: root, isInBar: false, depth: 0).withoutVariables)
        self.whole = whole.value
        var texts = whole
        Self.addTexts(of: root, to: &texts, depth: 0)
        content = texts.value
    }

    static func == (left: ScreenSignature, right: ScreenSignature) -> Bool { left.whole == right.whole }
    func hash(into hasher: inout Hasher) { hasher.combine(whole) }

    /// Eight hexadecimal digits.
    var short: String {
        var hash = StableHash()
        hash.add(whole)
        return hash.short
    }

    /// The texts of the navigation bar that is in front.
    private static func title(of node: ElementNode, isInBar: Bool, depth: Int) -> String {
        guard depth < deepest else { return "" }
        if isInBar, node.role == "text" { return node.label ?? node.text ?? "" }
        let isBar = isInBar || node.role == "navigationBar"
        let titles = node.children.map { title(of: $0, isInBar: isBar, depth: depth + 1) }.filter { !$0.isEmpty }
        return isBar ? titles.joined(separator: " ") : titles.last ?? ""
    }

    /// The look of a node without its texts.
    static func shape(of node: ElementNode, isInRow: Bool) -> StableHash {
        var hash = StableHash()
        hash.add(Self.hash(node, Style(hasNames: false, isInRow: isInRow), depth: 0))
        return hash
    }

    private struct Style {
        /// Whether names of buttons count.
        var hasNames: Bool
        var isInRow = false
        /// Whether the elements of a bar or an alert count one by one.
        var isWhole = false
    }

    private static let deepest = 500
    /// More like elements side by side than this count as a list.
    private static let mostAlike = 3
    private static let wholeRoles: Set<String> = ["navigationBar", "tabBar", "toolbar", "alert"]

    private static func hash(_ node: ElementNode, _ style: Style, depth: Int) -> UInt64 {
        var hash = StableHash()
        hash.add(node.role)
        // Texts, and what stands for one, may have views of several classes.
        if node.role != "text" { hash.add(className(of: node)) }
        hash.add(node.identifier?.withoutVariables ?? "")
        if node.role == "button" || node.role == "link" {
            if style.hasNames { hash.add((node.label ?? node.text ?? "").withoutVariables) }
            if !style.isInRow { hash.add(node.isEnabled ? "enabled" : "disabled") }
        }
        guard depth < deepest else { return hash.value }
        var inner = style
        if wholeRoles.contains(node.role) { inner.isWhole = true }
        if node.role == "cell" { (inner.isInRow, inner.hasNames) = (true, false) }
        if node.role == "tabBar" {
            for (index, tab) in tabs(of: node, depth: 0).enumerated() where tab.isSelected { hash.add("tab \(index)") }
        }
        for child in children(of: node, inner, depth: depth) { hash.add(child) }
        return hash.value
    }

    private static func tabs(of node: ElementNode, depth: Int) -> [ElementNode] {
        guard depth < 20 else { return [] }
        return node.role == "button" ? [node] : node.children.flatMap { tabs(of: $0, depth: depth + 1) }
    }

    /// The hashes of the children, where like ones side by side count once.
    private static func children(of node: ElementNode, _ style: Style, depth: Int) -> [UInt64] {
        let isList = node.role == "table" || node.role == "collection"
        let shown = node.children.filter { !SystemScreens.isKeyboard($0) }
        guard !isList else { return Set(shown.map { hash($0, style, depth: depth + 1) }).sorted() }
        if !style.isWhole, isCrowd(shown) {
            var inner = style
            (inner.hasNames, inner.isInRow) = (false, true)
            return Set(shown.map { hash($0, inner, depth: depth + 1) }).sorted()
        }
        var result: [UInt64] = []
        var start = shown.startIndex
        while start < shown.endIndex {
            var end = start
            while end < shown.endIndex, isAlike(shown[start], shown[end]) { end += 1 }
            let isMany = end - start > mostAlike && !style.isWhole || shown[start].role == "text" || shown[start].role == "cell"
            var inner = style
            if isMany { (inner.hasNames, inner.isInRow) = (false, true) }
            let hashes = shown[start..<end].map { hash($0, inner, depth: depth + 1) }
            result += isMany ? Set(hashes).sorted() : hashes
            start = end
        }
        return result
    }

    /// Buttons of one name among siblings that make these a list, and buttons of any name.
    private static let mostOfOneName = 2
    private static let mostButtons = 8

    /// Whether siblings are a list of things with buttons each, laid out without a list.
    private static func isCrowd(_ nodes: [ElementNode]) -> Bool {
        var names: [String: Int] = [:]
        for node in nodes where node.role == "button" || node.role == "link" {
            names[(node.label ?? node.text ?? "").withoutVariables, default: 0] += 1
        }
        return (names.values.max() ?? 0) > mostOfOneName || names.values.reduce(0, +) > mostButtons
    }

    private static func isAlike(_ left: ElementNode, _ right: ElementNode) -> Bool {
        left.role == right.role && (className(of: left) == className(of: right) || left.role == "text")
    }

    /// The class without the types that a generic one is made of.
    private static func className(of node: ElementNode) -> String { String(node.className.prefix { $0 != "<" }) }

    private static func addTexts(of node: ElementNode, to hash: inout StableHash, depth: Int) {
        guard depth < deepest, !SystemScreens.isKeyboard(node), node.role != "cell" else { return }
        hash.add((node.label ?? node.text ?? "").withoutVariables)
        for child in node.children { addTexts(of: child, to: &hash, depth: depth + 1) }
    }
}
