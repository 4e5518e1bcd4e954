/// The values of a filter's inputs, by key.
struct FilterValues {
    let values: [String: Any]

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector([]) }
    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func text(_ key: String) -> String? { values[key] as? String }

    /// A number, clamped to what pixels can be counted with; 0 for other values.
    func number(_ key: String) -> Double {
        let number = Self.number(values[key]) ?? 0
        return number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    }
    func float(_ key: String) -> Float { Float(number(key)) }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector where vector.count == 6: vector.cgAffineTransformValue
        default: .identity
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as Bool: number ? 1 : 0
        default: nil
        }
    }
}

/// An input of a filter.
struct FilterInput {
    enum Kind { case image, number, angle, distance, place, rectangle, color, vector, transform, data, text, space }

    let key: String
    let kind: Kind
    let standard: Any?

    static func image(_ key: String = kCIInputImageKey) -> FilterInput { FilterInput(key: key, kind: .image, standard: nil) }
    static func number(_ key: String, _ value: Double) -> FilterInput {
        FilterInput(key: key, kind: .number, standard: NSNumber(value: value))
    }
    static func place(_ key: String = kCIInputCenterKey, _ x: CGFloat = 150, _ y: CGFloat = 150) -> FilterInput {
        FilterInput(key: key, kind: .place, standard: CIVector(x: x, y: y))
    }
    static func vector(_ key: String, _ numbers: CGFloat...) -> FilterInput {
        FilterInput(key: key, kind: .vector, standard: CIVector(numbers))
    }
    static func color(_ key: String, _ color: CIColor) -> FilterInput { FilterInput(key: key, kind: .color, standard: color) }
    static func other(_ key: String, _ kind: Kind, _ standard: Any? = nil) -> FilterInput {
        FilterInput(key: key, kind: kind, standard: standard)
    }

    /// The name of the values' class, and of their kind.
    var attributes: [String: Any] {
        var result: [String: Any] = [:]
        switch kind {
        case .image: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIImage", "CIAttributeTypeImage")
        case .number: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", "CIAttributeTypeScalar")
        case .angle: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", "CIAttributeTypeAngle")
        case .distance: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", "CIAttributeTypeDistance")
        case .place: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", "CIAttributeTypePosition")
        case .rectangle: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", "CIAttributeTypeRectangle")
        case .color: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIColor", "CIAttributeTypeColor")
        case .vector: result[kCIAttributeClass] = "CIVector"
        case .transform: result[kCIAttributeClass] = "NSValue"
        case .data: result[kCIAttributeClass] = "NSData"
        case .text: result[kCIAttributeClass] = "NSString"
        case .space: result[kCIAttributeClass] = "NSObject"
        }
        if let standard { result[kCIAttributeDefault] = standard }
        return result
    }
}

/// A filter that Quince has: its inputs, and the image that it makes of them.
struct FilterDescription: @unchecked Sendable {
    let name: String
    let category: String
    let inputs: [FilterInput]
    let output: @Sendable (FilterValues) -> CIImage?

    init(_ name: String, _ category: String, _ inputs: [FilterInput], _ output: @escaping @Sendable (FilterValues) -> CIImage?) {
        (self.name, self.category, self.inputs, self.output) = (name, category, inputs, output)
    }

    /// A filter that changes an image's colours, one by one.
    static func colors(
        _ name: String, _ category: String, _ inputs: [FilterInput] = [], encoded: Bool = true,
        _ change: @escaping @Sendable (FilterValues) -> @Sendable (inout Pixel) -> Void
    ) -> FilterDescription {
        FilterDescription(name, category, [.image()] + inputs) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            return image.with(RowNode.colors(image.node, encoded: encoded, change(values)))
        }
    }

    /// All filters, by name.
    static let all: [String: FilterDescription] = {
        let lists = [
            colorAdjustments, colorEffects, colorMaps, blurs, neighbourhoods, stylizers, drawings, halftones, distortions, geometry,
            composites,
            generators, codes, reductions,
        ]
        return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
    }()
}
