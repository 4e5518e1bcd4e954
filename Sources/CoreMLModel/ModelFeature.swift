/// An input or output of a model: the message `FeatureDescription` of Core ML's format.
package struct ModelFeature: WireMessage, Sendable, Equatable {
    /// The type of a feature's values.
    package enum Kind: Sendable, Equatable {
        case none, int64, double, string
        case image(ImageShape)
        case multiArray(ArrayShape)
        /// The type of its keys: integers, or texts.
        case dictionary(hasIntegerKeys: Bool)
        /// The type of its elements, integers or texts, and the numbers of them that are allowed.
        case sequence(hasIntegers: Bool, SizeRange)
        case state(ArrayShape)
    }

    package var name = ""
    package var shortDescription = ""
    package var kind = Kind.none
    package var isOptional = false

    package init() {}

    package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: name = try field.string
        case 2: shortDescription = try field.string
        case 3:
            let type = try FeatureType(field.message)
            (kind, isOptional) = (type.kind, type.isOptional)
        default: break
        }
    }

    private struct FeatureType: WireMessage {
        var kind = Kind.none
        var isOptional = false

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: kind = .int64
            case 2: kind = .double
            case 3: kind = .string
            case 4: kind = .image(try ImageShape(field.message))
            case 5: kind = .multiArray(try ArrayShape(field.message))
            case 6: kind = .dictionary(hasIntegerKeys: try KeyType(field.message).isInteger)
            case 7:
                let type = try SequenceType(field.message)
                kind = .sequence(hasIntegers: type.isInteger, type.range)
            case 8: kind = .state(try StateType(field.message).shape)
            case 1000: isOptional = try field.bool
            default: break
            }
        }
    }

    private struct KeyType: WireMessage {
        var isInteger = false

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { isInteger = true }
            if field.number == 2 { isInteger = false }
        }
    }

    private struct SequenceType: WireMessage {
        var isInteger = false
        var range = SizeRange()

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: isInteger = true
            case 3: isInteger = false
            case 101: range = try SizeRange(field.message)
            default: break
            }
        }
    }

    private struct StateType: WireMessage {
        var shape = ArrayShape()

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { shape = try ArrayShape(field.message) } }
    }
}

/// The sizes that are allowed in one dimension.
package struct SizeRange: WireMessage, Sendable, Equatable {
    package var lowerBound = 0
    /// The largest size; nil without a limit.
    package var upperBound: Int?

    package init() {}

    package init(_ lowerBound: Int, _ upperBound: Int?) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: lowerBound = try field.index
        case 2:
            let bound = try field.signed
            upperBound = bound < 0 ? nil : Int(bound)
        default: break
        }
    }
}

/// The message `ImageFeatureType` of Core ML's format.
package struct ImageShape: WireMessage, Sendable, Equatable {
    package enum ColorSpace: Int, Sendable { case unspecified = 0, grayscale = 10, rgb = 20, bgr = 30, grayscaleFloat16 = 40 }

    package struct Size: WireMessage, Sendable, Equatable {
        /// In pixels.
        package var width = 0
        package var height = 0

        package init() {}

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { width = try field.index }
            if field.number == 2 { height = try field.index }
        }
    }

    /// The required or default size in pixels.
    package var size = Size()
    package var colorSpace = ColorSpace.unspecified
    /// The other sizes that are allowed; empty where there are none.
    package var sizes: [Size] = []
    package var ranges: (width: SizeRange, height: SizeRange)? { rangesOfSides.map { ($0.width, $0.height) } }
    private var rangesOfSides: Ranges?

    /// The size that is required, or the first one that is allowed.
    package var defaultSize: (width: Int, height: Int) {
        let width = size.width > 0 ? size.width : sizes.first?.width ?? rangesOfSides?.width.lowerBound ?? 0
        let height = size.height > 0 ? size.height : sizes.first?.height ?? rangesOfSides?.height.lowerBound ?? 0
        return (width, height)
    }

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: size.width = try field.index
        case 2: size.height = try field.index
        case 3: colorSpace = try field.choice()
        case 21: sizes = try Sizes(field.message).sizes
        case 31: rangesOfSides = try Ranges(field.message)
        default: break
        }
    }

    private struct Sizes: WireMessage {
        var sizes: [Size] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { sizes.append(try Size(field.message)) } }
    }

    private struct Ranges: WireMessage, Sendable, Equatable {
        var width = SizeRange(), height = SizeRange()

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { width = try SizeRange(field.message) }
            if field.number == 2 { height = try SizeRange(field.message) }
        }
    }
}

/// The message `ArrayFeatureType` of Core ML's format.
package struct ArrayShape: WireMessage, Sendable, Equatable {
    package enum DataType: Int, Sendable {
        case unspecified = 0, float16 = 0x10010, float32 = 0x10020, double = 0x10040, int8 = 0x20008, int32 = 0x20020
    }

    /// The required or default length of each dimension.
    package var shape: [Int] = []
    package var dataType = DataType.unspecified
    /// The other shapes that are allowed; empty where there are none.
    package var shapes: [[Int]] = []
    package var ranges: [SizeRange] = []

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: try Self.append(field, to: &shape)
        case 2: dataType = try field.choice()
        case 21: shapes = try Shapes(field.message).shapes
        case 31: ranges = try Ranges(field.message).ranges
        default: break
        }
    }

    private static func append(_ field: WireReader.Field, to shape: inout [Int]) throws {
        var numbers: [Int64] = []
        try field.append(to: &numbers)
        shape += try numbers.map { number in
            // A length can be open, which is -1.
            guard number >= -1, number < 1 << 31 else { throw ModelFormatError("has an array whose shape is out of range") }
            return Int(number)
        }
    }

    private struct Shapes: WireMessage {
        var shapes: [[Int]] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { shapes.append(try Shape(field.message).shape) } }
    }

    private struct Shape: WireMessage {
        var shape: [Int] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { try ArrayShape.append(field, to: &shape) } }
    }

    private struct Ranges: WireMessage {
        var ranges: [SizeRange] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { ranges.append(try SizeRange(field.message)) } }
    }
}
