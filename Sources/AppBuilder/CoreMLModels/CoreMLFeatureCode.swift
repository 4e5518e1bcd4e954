import CoreMLModel
import Foundation

/// The code of one input or output in the classes of a Core ML model.
struct CoreMLFeatureCode {
    let feature: ModelFeature
    /// The name in code, without backquotes.
    let name: String
    /// The type in code; nil for a feature that gets no property.
    private let valueType: String

    private init?(_ feature: ModelFeature, name: String) {
        guard let type = Self.swiftType(feature.kind) else { return nil }
        (self.feature, self.name, valueType) = (feature, name, type)
    }

    /// The code of features, each with a name of its own.
    static func all(_ features: [ModelFeature]) -> [CoreMLFeatureCode] {
        var seen: Set<String> = []
        return features.compactMap { feature in
            var name = identifier(feature.name)
            while !seen.insert(name).inserted { name += "_" }
            return CoreMLFeatureCode(feature, name: name)
        }
    }

    /// A name as identifiers are made from it: `Identity:0` → `Identity_0`.
    static func identifier(_ name: String) -> String {
        let scalars = name.unicodeScalars.prefix(200).map { scalar -> Character in
            let isAllowed = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            return isAllowed ? Character(scalar) : "_"
        }
        let result = String(scalars)
        guard let first = result.unicodeScalars.first, !("0"..."9").contains(first) else { return "_" + result }
        return result == "_" ? "__" : result
    }

    private static func swiftType(_ kind: ModelFeature.Kind) -> String? {
        switch kind {
        case .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .image: "CVPixelBuffer"
        case .multiArray: "MLMultiArray"
        case .dictionary(let hasIntegerKeys): hasIntegerKeys ? "[Int64 : Double]" : "[String : Double]"
        case .sequence(let hasIntegers, _): hasIntegers ? "[Int64]" : "[String]"
        case .none, .state: nil
        }
    }

    var quotedName: String { SwiftName.quoted(name) }
    /// The name as an argument's label, where few keywords need backquotes.
    private var label: String { ["inout", "let", "var"].contains(name) ? quotedName : name }
    var literal: String { CoreMLClassWriter.literal(feature.name) }
    var isImage: Bool { if case .image = feature.kind { true } else { false } }

    /// The type of an input, which may be optional.
    var inputType: String { valueType + (feature.isOptional ? "?" : "") }
    var outputType: String { valueType }
    /// The input as a function's parameter.
    var parameter: String { "\(label): \(inputType)" + (feature.isOptional ? " = nil" : "") }
    var outputParameter: String { "\(label): \(outputType)" }
    var argument: String { "\(label): \(quotedName)" }

    /// The expression that makes a value of a feature of an expression of `valueType`.
    func featureValue(of expression: String) -> String {
        switch feature.kind {
        case .int64: "MLFeatureValue(int64: \(expression))"
        case .double: "MLFeatureValue(double: \(expression))"
        case .string: "MLFeatureValue(string: \(expression))"
        case .image: "MLFeatureValue(pixelBuffer: \(expression))"
        case .multiArray: "MLFeatureValue(multiArray: \(expression))"
        case .dictionary:
            "try! MLFeatureValue(dictionary: [AnyHashable : NSNumber](uniqueKeysWithValues: "
                + "\(expression).map { (AnyHashable($0.key), NSNumber(value: $0.value)) }))"
        case .sequence(let hasIntegers, _):
            hasIntegers
                ? "MLFeatureValue(sequence: MLSequence(int64s: \(expression).map { NSNumber(value: $0) }))"
                : "MLFeatureValue(sequence: MLSequence(strings: \(expression)))"
        case .none, .state: expression
        }
    }

    /// The expression that reads the feature from a value, which has it.
    func reading(_ value: String) -> String {
        switch feature.kind {
        case .int64: "\(value).int64Value"
        case .double: "\(value).doubleValue"
        case .string: "\(value).stringValue"
        case .image: "\(value).imageBufferValue!"
        case .multiArray: "\(value).multiArrayValue!"
        case .dictionary(let hasIntegerKeys):
            "\(value).dictionaryValue.reduce(into: [:]) { $0[$1.key.base as! \(hasIntegerKeys ? "Int64" : "String")] = $1.value.doubleValue }"
        case .sequence(let hasIntegers, _):
            hasIntegers ? "\(value).sequenceValue!.int64Values.map { $0.int64Value }" : "\(value).sequenceValue!.stringValues"
        case .none, .state: value
        }
    }

    /// The text of a documentation comment.
    var documentation: String {
        let text = CoreMLClassWriter.oneLine(feature.shortDescription)
        return "/// \(text.isEmpty ? CoreMLClassWriter.oneLine(feature.name) : text) as \(kindText)"
    }

    private var kindText: String {
        switch feature.kind {
        case .int64: "integer value"
        case .double: "double value"
        case .string: "string value"
        case .image(let shape):
            "\(isGray(shape) ? "grayscale" : "color") (\(pixelFormat(shape))) image buffer, \(shape.defaultSize.width) pixels wide by "
                + "\(shape.defaultSize.height) pixels high"
        case .multiArray(let shape):
            (shape.shape.isEmpty ? "" : shape.shape.map(String.init).joined(separator: " × ") + " ")
                + "\(shape.shape.count)-dimensional array of \(Self.numbers(shape.dataType))"
        case .dictionary(let hasIntegerKeys): "dictionary of \(hasIntegerKeys ? "64-bit integers" : "strings") to doubles"
        case .sequence(let hasIntegers, _): "sequence of \(hasIntegers ? "64-bit integers" : "strings")"
        case .none, .state: "value"
        }
    }

    private static func numbers(_ type: ArrayShape.DataType) -> String {
        switch type {
        case .float16: "16-bit floats"
        case .float32: "floats"
        case .int8, .int32: "32-bit integers"
        case .double, .unspecified: "doubles"
        }
    }

    // MARK: Images

    private func isGray(_ shape: ImageShape) -> Bool { [.grayscale, .grayscaleFloat16].contains(shape.colorSpace) }
    private func pixelFormat(_ shape: ImageShape) -> String {
        isGray(shape) ? "kCVPixelFormatType_OneComponent8" : "kCVPixelFormatType_32BGRA"
    }

    /// An argument that makes the feature of a picture or of the URL of one.
    func imageArgument(_ label: String) -> String { "\(self.label): \(image(label, quotedName))" }

    /// The expression that makes the feature of a picture or of the URL of one.
    ///
    /// - Parameter label: `cgImage` or `imageAt`.
    func image(_ label: String, _ expression: String) -> String {
        guard case .image(let shape) = feature.kind else { return expression }
        let size = shape.defaultSize
        return "try MLFeatureValue(\(label): \(expression), pixelsWide: \(size.width), pixelsHigh: \(size.height), "
            + "pixelFormatType: \(pixelFormat(shape)), options: nil).imageBufferValue!"
    }
}
