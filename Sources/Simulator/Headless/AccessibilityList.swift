import DeviceProtocol

/// The elements of a screen in the order in which VoiceOver moves through them, as text: one line for each.
///
/// Elements are read row by row from the top, each row from left to right. A group is read to its end before what stands beside it; where an
/// app lists a container's elements, they come as listed. Source of the behaviour: Apple's documentation of `UIAccessibilityContainer` and
/// `shouldGroupAccessibilityChildren`.
public enum AccessibilityList {
    /// - Parameter root: The tree of visible elements (`HeadlessSession.elements`).
    public static func text(of root: ElementNode) -> String {
        elements(in: root).map { line($0) + "\n" }.joined()
    }

    /// The elements in the order they are read.
    public static func elements(in root: ElementNode) -> [ElementNode] {
        ordered(root.children.flatMap(units)).flatMap(\.elements)
    }

    /// A group of elements that is read without interruption.
    private struct Unit {
        var elements: [ElementNode]
        var left, top, right, bottom: Double

        init(_ element: ElementNode) {
            let frame = element.frame
            (elements, left, top, right, bottom) = ([element], frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3])
        }

        /// - Parameter units: Not none.
        init(_ units: [Unit]) {
            self = units[0]
            for unit in units.dropFirst() {
                elements += unit.elements
                (left, top) = (min(left, unit.left), min(top, unit.top))
                (right, bottom) = (max(right, unit.right), max(bottom, unit.bottom))
            }
        }

        /// Whether half of the lower of the two stands beside the other.
        func isBeside(_ other: Unit) -> Bool {
            min(bottom, other.bottom) - max(top, other.top) > min(bottom - top, other.bottom - other.top) / 2
        }
    }

    private static func units(of node: ElementNode) -> [Unit] {
        if node.isAccessibilityElement { return [Unit(node)] }
        let inner = node.children.flatMap(units)
        guard let arrangement = node.arrangement, !inner.isEmpty else { return inner }
        // What is listed may have parts that nobody has put in order.
        return [Unit(arrangement == .sequence ? node.children.flatMap { ordered(units(of: $0)) } : ordered(inner))]
    }

    private static func ordered(_ units: [Unit]) -> [Unit] {
        var rows: [[Unit]] = []
        for unit in units.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
            if let first = rows.last?.first, unit.isBeside(first) { rows[rows.count - 1].append(unit) } else { rows.append([unit]) }
        }
        return rows.flatMap { $0.sorted { ($0.left, $0.top) < ($1.left, $1.top) } }
    }

    private static func line(_ element: ElementNode) -> String {
        var parts = [(element.label ?? element.text).map(\.debugDescription) ?? "no label"]
        if let value = element.value { parts.append("value \(value.debugDescription)") }
        if !element.traits.isEmpty { parts.append("traits \(element.traits.joined(separator: " "))") }
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
