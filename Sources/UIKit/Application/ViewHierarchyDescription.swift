/// The text of all windows' view trees, in the shape of UIKit's `recursiveDescription`: one line per view, indented by depth.
@MainActor package enum ViewHierarchyDescription {
    package static func text(of application: UIApplication) -> String {
        application.windows.filter { !$0.isHidden }.map { text(of: $0) }.joined()
    }

    package static func text(of view: UIView) -> String {
        var lines = ""
        append(view, depth: 0, to: &lines)
        return lines
    }

    private static func append(_ view: UIView, depth: Int, to lines: inout String) {
        lines += String(repeating: "   | ", count: depth) + line(for: view) + "\n"
        for subview in view.subviews { append(subview, depth: depth + 1, to: &lines) }
    }

    private static func line(for view: UIView) -> String {
        let frame = view.frame
        var parts = ["frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"]
        let (text, label, identifier) = (view.accessibilityDefaults.text, view.accessibilityLabel, view.accessibilityIdentifier)
        if let text, !text.isEmpty { parts.append("text = '\(text)'") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
        if !view.transform.isIdentity {
            let matrix = view.transform
            parts.append(
                "transform = [\([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(number).joined(separator: ", "))]")
        }
        if let label, !label.isEmpty, label != text { parts.append("label = '\(label)'") }
        if let identifier, !identifier.isEmpty { parts.append("id = '\(identifier)'") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let controller = view.hierarchy.controller { parts.append("controller = \(className(of: controller))") }
        return "<\(className(of: view)); " + parts.joined(separator: "; ") + ">"
    }

    /// At most three decimals, none where they are zero.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
    }
}
