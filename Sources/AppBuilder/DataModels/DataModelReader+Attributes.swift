import BundleFormat
import Foundation

/// Attributes of entities, and elements of composite ones.
extension DataModelReader {
    mutating func readAttribute(_ element: Element, of entity: String) -> Model.Attribute? {
        guard let property = readProperty(element, of: entity) else { return nil }
        let key = entity + "." + property.name
        guard let type = readType(element, key, isTransient: property.isTransient) else { return nil }
        var attribute = Model.Attribute(property: property, type: type)
        attribute.usesScalarType = element.flag("usesScalarValueType")
        attribute.valueTransformerName = element.filled("valueTransformerName")
        attribute.customClassName = element.filled("customClassName")
        attribute.allowsExternalBinaryDataStorage = element.flag("allowsExternalBinaryDataStorage")
        attribute.allowsCloudEncryption = element.flag("allowsCloudEncryption")
        attribute.preservesValueInHistoryOnDeletion = element.flag("preservesValueInHistoryOnDeletion")
        readDerivation(element, key, into: &attribute)
        readLimits(element, key, into: &attribute)
        if type == .composite { attribute.compositeName = compositeName(element, key) }
        return attribute
    }

    private mutating func readType(_ element: Element, _ key: String, isTransient: Bool) -> Model.AttributeType? {
        guard let text = element.filled("attributeType"), text != Model.AttributeType.undefined.rawValue else {
            if isTransient { return .undefined }
            fail("Misconfigured Property: \(key) must have a defined type", at: element)
            return nil
        }
        if let type = Model.AttributeType(rawValue: text) { return type }
        fail("\(key): the type '\(text.prefix(60))' is not in Quince yet", at: element)
        return nil
    }

    private mutating func readDerivation(_ element: Element, _ key: String, into attribute: inout Model.Attribute) {
        attribute.derivation = element.filled("derivationExpression")
        guard element.flag("derived"), attribute.derivation == nil else { return }
        fail("Misconfigured Property: \(key) is derived and must have a derivation expression", at: element)
    }

    /// The composite that an attribute's values have: Xcode names it in one of the element's attributes.
    private mutating func compositeName(_ element: Element, _ key: String) -> String? {
        let known = document.model.composites.map(\.name)
        if let name = ["compositeName", "composite", "compositeAttribute"].compactMap(element.filled).first { return name }
        let others = element.attributes.filter { $0.key != "name" }.values
        if let name = known.first(where: others.contains) ?? (known.count == 1 ? known[0] : nil) { return name }
        fail("Misconfigured Property: \(key) must name a composite attribute of the model", at: element)
        return nil
    }

    // MARK: Values

    private mutating func readLimits(_ element: Element, _ key: String, into attribute: inout Model.Attribute) {
        let isDate = attribute.type == .date
        func text(_ name: String) -> String? {
            // The editor writes dates in numbers beside a text that people read.
            element.filled(name + (isDate ? "DateTimeInterval" : "ValueString")) ?? (isDate ? element.filled(name + "ValueString") : nil)
        }
        attribute.defaultValue = value(text("default"), "default value", element, key, attribute.type)
        // Of text they are the fewest and the most characters.
        let type = attribute.type == .string ? .integer64 : attribute.type
        attribute.minimumValue = value(text("min"), "minimum", element, key, type)
        attribute.maximumValue = value(text("max"), "maximum", element, key, type)
        attribute.regularExpression = element.filled("regularExpressionString")
        checkLimits(attribute, element, key)
    }

    private mutating func checkLimits(_ attribute: Model.Attribute, _ element: Element, _ key: String) {
        if let low = attribute.minimumValue.flatMap({ Decimal(string: $0) }),
            let high = attribute.maximumValue.flatMap({ Decimal(string: $0) }),
            low > high
        {
            fail("Misconfigured Property: the minimum of \(key) is greater than its maximum", at: element)
        }
        guard let pattern = attribute.regularExpression, (try? NSRegularExpression(pattern: pattern)) == nil else { return }
        fail("\(key): '\(pattern.prefix(100))' is no regular expression", at: element)
    }

    /// A value that an attribute of the type can have.
    private mutating func value(_ text: String?, _ what: String, _ element: Element, _ key: String, _ type: Model.AttributeType) -> String?
    {
        guard let text else { return nil }
        if Self.isValue(text, of: type) { return text }
        fail("\(key): the \(what) '\(text.prefix(60))' is no value of the type \(type.rawValue)", at: element)
        return nil
    }

    private static func isValue(_ text: String, of type: CompiledDataModel.AttributeType) -> Bool {
        switch type {
        // Xcode writes limits of whole numbers with a point and zeros, too.
        case .integer16: whole(text).map { Int16(exactly: $0) != nil } ?? false
        case .integer32: whole(text).map { Int32(exactly: $0) != nil } ?? false
        case .integer64: whole(text) != nil
        case .double, .date: Double(text)?.isFinite ?? false
        case .float: Float(text)?.isFinite ?? false
        case .decimal: Decimal(string: text).map { !$0.isNaN } ?? false
        case .boolean: ["yes", "no", "true", "false", "1", "0"].contains(text.lowercased())
        case .uuid: UUID(uuidString: text) != nil
        default: true
        }
    }

    private static func whole(_ text: String) -> Int64? {
        if let value = Int64(text) { return value }
        guard let value = Double(text), value.isFinite else { return nil }
        return Int64(exactly: value)
    }
}
