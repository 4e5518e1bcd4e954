import BundleFormat

extension InterfaceElement {
    var id: String? { attributes["id"] }
    var key: String? { attributes["key"] }

    func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
    /// The elements of a name anywhere below, in the document's order.
    func descendants(named name: String) -> [InterfaceElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
    }
    func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

    func string(_ name: String) -> String? { attributes[name] }
    func bool(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" || $0 == "true" } }
    func number(_ name: String) -> Double? {
        guard let text = attributes[name] else { return nil }
        // Interface Builder writes "inf" for the largest sizes.
        return text == "inf" ? .greatestFiniteMagnitude : Double(text)
    }
    func float(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }
    func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

    /// The member of an option list that an attribute names.
    func option<Value>(_ name: String, _ options: [String: Value]) -> Value? { attributes[name].flatMap { options[$0] } }

    func rect(key: String) -> CGRect? {
        guard let rect = child(key: key), rect.name == "rect" else { return nil }
        return CGRect(x: rect.float("x") ?? 0, y: rect.float("y") ?? 0, width: rect.float("width") ?? 0, height: rect.float("height") ?? 0)
    }

    /// A view's frame: `rect`, or the `frame` that Interface Builder writes for views without constraints since Xcode 9.
    var frame: CGRect? {
        guard let inset = child(key: "frameInset") else { return rect(key: "frame") }
        return CGRect(
            x: inset.float("minX") ?? 0, y: inset.float("minY") ?? 0, width: inset.float("width") ?? 0, height: inset.float("height") ?? 0)
    }

    func size(key: String) -> CGSize? {
        guard let size = child(key: key) else { return nil }
        return CGSize(width: size.float("width") ?? 0, height: size.float("height") ?? 0)
    }

    func offset(key: String) -> UIOffset? {
        guard let offset = child(key: key) else { return nil }
        return UIOffset(horizontal: offset.float("horizontal") ?? 0, vertical: offset.float("vertical") ?? 0)
    }

    func point(key: String) -> CGPoint? {
        guard let point = child(key: key) else { return nil }
        return CGPoint(x: point.float("x") ?? 0, y: point.float("y") ?? 0)
    }

    /// An `inset` (minX, minY, maxX, maxY) or `edgeInsets` (top, left, bottom, right).
    func insets(key: String) -> UIEdgeInsets? {
        guard let inset = child(key: key) else { return nil }
        return UIEdgeInsets(
            top: inset.float("minY") ?? inset.float("top") ?? 0, left: inset.float("minX") ?? inset.float("left") ?? 0,
            bottom: inset.float("maxY") ?? inset.float("bottom") ?? 0, right: inset.float("maxX") ?? inset.float("right") ?? 0)
    }

    func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let inset = child(key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: inset.float("top") ?? 0, leading: inset.float("leading") ?? 0, bottom: inset.float("bottom") ?? 0,
            trailing: inset.float("trailing") ?? 0)
    }

    /// The edges a `rectEdge` names.
    var rectEdge: UIRectEdge {
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return names.reduce(into: []) { if bool($1.0) == true { $0.insert($1.1) } }
    }
}
