import CoreMLModel
import QuinceFoundation

/// The type and shape of an array that a model takes or makes.
///
/// Source: Apple's documentation of `MLMultiArrayConstraint`.
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
    /// The required shape, or the default one where others are allowed.
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    public let shapeConstraint: MLMultiArrayShapeConstraint

    init(_ shape: ArrayShape) {
        self.shape = shape.shape.map { NSNumber(value: $0) }
        dataType = shape.dataType.type
        shapeConstraint = MLMultiArrayShapeConstraint(shape)
    }

    func allows(_ array: MLMultiArray) -> Bool {
        let lengths = array.shape.map(\.intValue)
        switch shapeConstraint.type {
        case .unspecified: return shape.isEmpty || shape == array.shape
        case .enumerated: return shape == array.shape || shapeConstraint.enumeratedShapes.contains(array.shape)
        case .range:
            let ranges = shapeConstraint.ranges
            return ranges.count == lengths.count && zip(ranges, lengths).allSatisfy { $0.lowerBound <= $1 && $1 <= $0.upperBound ?? .max }
        }
    }
}

/// Source: Apple's documentation of `MLMultiArrayShapeConstraintType`.
public enum MLMultiArrayShapeConstraintType: Int, Sendable { case unspecified = 1, enumerated, range }

/// The shapes of an array that a model takes.
///
/// Source: Apple's documentation of `MLMultiArrayShapeConstraint`.
open class MLMultiArrayShapeConstraint: NSObject, @unchecked Sendable {
    public let type: MLMultiArrayShapeConstraintType
    public let enumeratedShapes: [[NSNumber]]
    let ranges: [SizeRange]

    init(_ shape: ArrayShape) {
        enumeratedShapes = shape.shapes.map { $0.map { NSNumber(value: $0) } }
        ranges = shape.ranges
        type = !shape.shapes.isEmpty ? .enumerated : !shape.ranges.isEmpty ? .range : .unspecified
    }
}

extension ArrayShape.DataType {
    var type: MLMultiArrayDataType {
        switch self {
        case .float16: .float16
        case .float32: .float32
        case .int8, .int32: .int32
        case .double, .unspecified: .double
        }
    }
}
