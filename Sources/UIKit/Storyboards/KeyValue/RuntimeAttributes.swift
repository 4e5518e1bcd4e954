import BundleFormat
@_spi(Quince) import QuinceFoundation

/// User-defined runtime attributes: values that a document sets by key path.
@MainActor enum RuntimeAttributes {
    static func apply(_ element: InterfaceElement, to object: AnyObject, _ context: NibContext) {
        for attribute in element.first("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute.attributes["keyPath"] else { continue }
            KeyValue.set(value(attribute, context), attribute, path: path, of: object, in: context.document)
        }
    }

    private static func value(_ attribute: InterfaceElement, _ context: NibContext) -> Any? {
        let value = attribute.child(key: "value")
        switch attribute.attributes["type"] {
        case "boolean": return NSNumber(value: attribute.bool("value") ?? false)
        case "number":
            if let integer = value?.integer("value"), value?.name == "integer" { return NSNumber(value: integer) }
            return NSNumber(value: value?.number("value") ?? attribute.number("value") ?? 0)
        case "string": return attribute.attributes["value"] ?? value?.text ?? ""
        case "localizedString":
            let key = attribute.attributes["value"] ?? value?.text ?? ""
            return context.bundle.localizedText(forKey: key, value: key, table: nil)
        case "point": return CGPoint(x: value?.float("x") ?? 0, y: value?.float("y") ?? 0)
        case "size": return CGSize(width: value?.float("width") ?? 0, height: value?.float("height") ?? 0)
        case "rect":
            return CGRect(
                x: value?.float("x") ?? 0, y: value?.float("y") ?? 0, width: value?.float("width") ?? 0, height: value?.float("height") ?? 0
            )
        case "range": return NSRange(location: value?.integer("location") ?? 0, length: value?.integer("length") ?? 0)
        case "color": return value.flatMap { context.color($0) }
        case "image":
            return context.image(
                named: attribute.attributes["value"] ?? value?.attributes["name"], catalog: attribute.attributes["catalog"])
        default: return nil
        }
    }
}
