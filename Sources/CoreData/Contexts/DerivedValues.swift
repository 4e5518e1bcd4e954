import QuinceFoundation

/// The values of derived attributes, computed when their objects are saved.
enum DerivedValues {
    static func update(_ object: NSManagedObject) {
        for slot in object.layout.derivedSlots {
            guard let attribute = object.layout.slots[slot] as? NSDerivedAttributeDescription,
                let expression = attribute.derivationExpression
            else { continue }
            let value = ValueCoding.value(of: expression.value(of: object, nil), attribute.attributeType) ?? .null
            if object.values[slot] != value { object.values[slot] = value }
        }
    }
}
