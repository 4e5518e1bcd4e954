import DeviceProtocol

/// The elements of a screen in the order in which VoiceOver moves through them, as text: one line for each.
///
/// Elements are read row by row from the top, each row from left to right. A group is read to its end before what stands beside it; where an
/// app lists a container's elements, they come as listed. Source of the behaviour: Apple's documentation of `UIAccessibilityContainer` and
/// `shouldGroupAccessibilityChildren`, and iOS 17.5: elements are in one row whose upper edges are less than 8 points apart, on an iPad 13.
public enum AccessibilityList {
    /// - Parameter root: The tree of visible elements (`HeadlessSession.elements`).
    public static func text(of root: ElementNode) -> String {
        spoken(in: root).map { line($0) + "\n" }.joined()
    }

    /// The elements in the order they are read.
    public static func elements(in root: ElementNode) -> [ElementNode] { spoken(in: root).map(\.node) }

    private static func spoken(in root: ElementNode) -> [Spoken] {
        let isPad = min(root.frame[2], root.frame[3]) >= 700
        return Reader(rowHeight: isPad ? 13 : 8).read(root)
    }

    /// An element and its place in the containers around it.
    private struct Spoken {
        var node: ElementNode
        var contexts: [String] = []
    }

    /// Elements that are read without a break.
    private struct Unit {
        var elements: [Spoken]
        /// Upper left corner of the element that is read first of those in the group.
        var left, top: Double
    }

    private struct Reader {
        /// How far apart the upper edges of two rows are at least, in points.
        let rowHeight: Double

        func read(_ root: ElementNode) -> [Spoken] { ordered(root.children.flatMap(units)).flatMap(\.elements) }

        private func units(of node: ElementNode) -> [Unit] {
            if node.isAccessibilityElement { return [Unit(elements: [Spoken(node: node)], left: node.frame[0], top: node.frame[1])] }
            let inner = node.children.flatMap(units)
            guard let arrangement = node.arrangement, let first = ordered(inner).first else { return inner }
            // Parts of a listed element have no order of their own.
            let all = arrangement == .sequence ? node.children.flatMap { ordered(units(of: $0)) } : ordered(inner)
            let elements = Context.added(to: all.flatMap(\.elements), by: node)
            return [Unit(elements: elements, left: first.left, top: first.top)]
        }

        private func ordered(_ units: [Unit]) -> [Unit] {
            var rows: [[Unit]] = []
            for unit in units.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
                if let first = rows.last?.first, unit.top - first.top < rowHeight {
                    rows[rows.count - 1].append(unit)
                } else {
                    rows.append([unit])
                }
            }
            return rows.flatMap { $0.sorted { ($0.left, $0.top) < ($1.left, $1.top) } }
        }
    }

    /// Phrases about the containers of elements.
    private enum Context {
        static func added(to elements: [Spoken], by container: ElementNode) -> [Spoken] {
            elements.enumerated().map { index, element in
                var element = element
                element.contexts += phrases(container, index, elements.count)
                return element
            }
        }

        private static func phrases(_ node: ElementNode, _ index: Int, _ count: Int) -> [String] {
            let isFirst = index == 0, isLast = index == count - 1
            return switch node.container {
            case .series: ["\(index + 1) of \(count)"]
            case .tabs: ["tab \(index + 1) of \(count)"]
            case .list: isFirst ? ["list start"] : isLast ? ["list end"] : []
            case .landmark: isFirst ? ["landmark"] : isLast ? ["landmark end"] : []
            case .semanticGroup: isFirst ? node.label.map { ["group \($0.debugDescription)"] } ?? [] : []
            case .dataTable, nil: []
            }
        }

        static func phrases(_ cell: ElementNode.TableCell) -> [String] {
            var parts: [String] = []
            if let row = cell.row { parts.append("row \(row + 1)") }
            if let column = cell.column { parts.append("column \(column + 1)") }
            if cell.rowSpan > 1 { parts.append("spans \(cell.rowSpan) rows") }
            if cell.columnSpan > 1 { parts.append("spans \(cell.columnSpan) columns") }
            if !cell.headers.isEmpty { parts.append("headers \(cell.headers.map(\.debugDescription).joined(separator: " "))") }
            return parts
        }
    }

    private static func line(_ spoken: Spoken) -> String {
        let element = spoken.node
        var parts = [(element.label ?? element.text).map(\.debugDescription) ?? "no label"]
        if let value = element.value { parts.append("value \(value.debugDescription)") }
        if !element.traits.isEmpty { parts.append("traits \(element.traits.joined(separator: " "))") }
        parts += spoken.contexts + (element.tableCell.map(Context.phrases) ?? [])
        if let level = element.headingLevel { parts.append("heading level \(level)") }
        for content in element.customContent ?? [] { parts.append("content \(content.joined(separator: ": ").debugDescription)") }
        if let labels = element.inputLabels { parts.append("input labels \(labels.map(\.debugDescription).joined(separator: " "))") }
        if let hint = element.hint { parts.append("hint \(hint.debugDescription)") }
        if !element.customActions.isEmpty {
            parts.append("actions \(element.customActions.map(\.debugDescription).joined(separator: " "))")
        }
        if let rotors = element.rotors { parts.append("rotors \(rotors.map(\.debugDescription).joined(separator: " "))") }
        if let point = element.activationPoint { parts.append("activated at (\(point.map(number).joined(separator: ", ")))") }
        parts.append("frame (\(element.frame.map(number).joined(separator: ", ")))")
        return parts.joined(separator: ", ")
    }

    private static func number(_ value: Double) -> String { Int(exactly: value).map { String($0) } ?? String(value) }
}

extension HeadlessSession {
    /// Returns the accessibility elements in VoiceOver's order, one line per element.
    ///
    /// - Throws: `AppFailure` when the app does not answer.
    public func accessibility() throws -> String { AccessibilityList.text(of: try elements()) }
}
