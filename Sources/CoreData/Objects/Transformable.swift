@_spi(Quince) import QuinceFoundation

/// Values of transformable attributes: an app's objects, and the data that stores keep.
enum Transformable {
    /// The value as an app sees it.
    static func value(of value: ManagedValue, _ property: NSPropertyDescription) -> ManagedValue {
        guard case .data(let data) = value, let attribute = property as? NSAttributeDescription,
            attribute.attributeType == .transformableAttributeType
        else { return value }
        guard let decoded = decode(data, transformer(of: attribute)) else { return .null }
        return .other(.init(decoded))
    }

    /// The value as a store keeps it; nil for a value that its transformer cannot archive.
    static func stored(_ value: ManagedValue, _ property: NSPropertyDescription) -> ManagedValue? {
        guard case .other(let box) = value, let attribute = property as? NSAttributeDescription,
            attribute.attributeType == .transformableAttributeType
        else { return value }
        return encode(box.value, transformer(of: attribute)).map { .data($0) }
    }

    private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer {
        let name = attribute.valueTransformerName.flatMap { $0.isEmpty ? nil : $0 }.map { NSValueTransformerName($0) }
        if let name {
            if let found = ValueTransformer.named(name) { return found }
            let text =
                "CoreData: warning: No NSValueTransformer with class name '\(name.rawValue)' was found for attribute '\(attribute.name)'\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        return ValueTransformer.named(.secureUnarchiveFromDataTransformerName)!
    }

    /// Whether a transformer makes objects of data, so that storing takes its way back.
    private static func isReversed(_ transformer: ValueTransformer) -> Bool {
        guard !(transformer is NSSecureUnarchiveFromDataTransformer) else { return true }
        let archives = [NSValueTransformerName("NSUnarchiveFromData"), NSValueTransformerName("NSKeyedUnarchiveFromData")]
        return archives.contains { ValueTransformer.named($0) === transformer }
    }

    private static func decode(_ data: Data, _ transformer: ValueTransformer) -> Any? {
        isReversed(transformer) ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }

    private static func encode(_ value: Any, _ transformer: ValueTransformer) -> Data? {
        (isReversed(transformer) ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
    }
}
