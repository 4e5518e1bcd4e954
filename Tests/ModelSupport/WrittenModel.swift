/// Writes models in Core ML's published format.
public struct WrittenModel: Sendable {
    /// The type of a feature.
    public enum Kind: Sendable {
        case int64, double, string
        case image(width: Int, height: Int)
        case multiArray([Int])
        case dictionary(hasIntegerKeys: Bool)
        case sequence(hasIntegers: Bool)
    }

    public struct Feature: Sendable {
        public var name: String
        public var kind: Kind
        public var description = ""
        public var isOptional = false

        public init(_ name: String, _ kind: Kind, _ description: String = "", isOptional: Bool = false) {
            (self.name, self.kind, self.description, self.isOptional) = (name, kind, description, isOptional)
        }
    }

    public var inputs: [Feature]
    public var outputs: [Feature]
    public var predicted = ""
    public var probabilities = ""
    public var shortDescription = ""
    public var author = ""
    /// The field of the model's type, and the message in it.
    public var type: Int
    public var content: WireWriter

    public init(_ type: Int, inputs: [Feature], outputs: [Feature], predicted: String = "", content: WireWriter = WireWriter()) {
        (self.type, self.inputs, self.outputs, self.content) = (type, inputs, outputs, content)
        self.predicted = predicted
    }

    public var message: WireWriter {
        WireWriter { model in
            model.integer(1, 1)
            model.message(2) { description in
                for input in inputs { description.message(1, Self.message(input)) }
                for output in outputs { description.message(10, Self.message(output)) }
                if !predicted.isEmpty { description.string(11, predicted) }
                if !probabilities.isEmpty { description.string(12, probabilities) }
                description.message(100) { metadata in
                    metadata.string(1, shortDescription)
                    metadata.string(3, author)
                    metadata.message(100) {
                        $0.string(1, "made by"); $0.string(2, "a test")
                    }
                }
            }
            model.message(type, content)
        }
    }

    public var bytes: [UInt8] { message.bytes }

    private static func message(_ feature: Feature) -> WireWriter {
        WireWriter { message in
            message.string(1, feature.name)
            message.string(2, feature.description)
            message.message(3) { type in
                switch feature.kind {
                case .int64: type.message(1, WireWriter())
                case .double: type.message(2, WireWriter())
                case .string: type.message(3, WireWriter())
                case .image(let width, let height):
                    type.message(4) { image in
                        image.integer(1, width)
                        image.integer(2, height)
                        image.integer(3, 20)
                    }
                case .multiArray(let shape):
                    type.message(5) { array in
                        array.integers(1, shape)
                        array.integer(2, 65600)
                    }
                case .dictionary(let hasIntegerKeys): type.message(6) { $0.message(hasIntegerKeys ? 1 : 2, WireWriter()) }
                case .sequence(let hasIntegers): type.message(7) { $0.message(hasIntegers ? 1 : 3, WireWriter()) }
                }
                if feature.isOptional { type.integer(1000, 1) }
            }
        }
    }
}

// MARK: Parameters

extension WrittenModel {
    /// A message with a repeated text, or a repeated integer, in its first field.
    public static func labels(_ labels: [String]) -> WireWriter { WireWriter { for label in labels { $0.string(1, label) } } }
    public static func labels(_ labels: [Int]) -> WireWriter { WireWriter { $0.integers(1, labels) } }

    /// The parameters of a linear model.
    public static func linear(_ weights: [[Double]], offsets: [Double], transform: Int = 0, encoding: Int = 0) -> WireWriter {
        WireWriter { model in
            for row in weights { model.message(1) { $0.doubles(1, row) } }
            model.doubles(2, offsets)
            model.integer(3, transform)
            model.integer(4, encoding)
        }
    }

    /// A node of a tree: a branch, or a leaf.
    public struct Node: Sendable {
        public var tree = 0
        public var identifier: Int
        /// 0…5 compare, 6 is a leaf.
        public var behavior = 6
        public var feature = 0
        public var threshold = 0.0
        public var children = (whenTrue: 0, whenFalse: 0)
        public var missingIsTrue = false
        public var values: [(dimension: Int, value: Double)] = []

        /// A branch.
        public init(
            _ identifier: Int, _ behavior: Int, _ feature: Int, _ threshold: Double, _ whenTrue: Int, _ whenFalse: Int, tree: Int = 0
        ) {
            (self.identifier, self.behavior, self.feature, self.threshold, self.tree) = (identifier, behavior, feature, threshold, tree)
            children = (whenTrue, whenFalse)
        }

        /// A leaf.
        public init(_ identifier: Int, leaf values: Double..., tree: Int = 0) {
            (self.identifier, self.tree) = (identifier, tree)
            self.values = values.enumerated().map { ($0.offset, $0.element) }
        }
    }

    /// The parameters of a tree ensemble.
    public static func trees(_ nodes: [Node], dimensions: Int = 1, base: [Double] = [], transform: Int = 0) -> WireWriter {
        WireWriter { model in
            model.message(1) { ensemble in
                for node in nodes { ensemble.message(1, message(node)) }
                ensemble.integer(2, dimensions)
                if !base.isEmpty { ensemble.doubles(3, base) }
            }
            model.integer(2, transform)
        }
    }

    private static func message(_ node: Node) -> WireWriter {
        WireWriter { message in
            message.integer(1, node.tree)
            message.integer(2, node.identifier)
            message.integer(3, node.behavior)
            if node.behavior != 6 {
                message.integer(10, node.feature)
                message.double(11, node.threshold)
                message.integer(12, node.children.whenTrue)
                message.integer(13, node.children.whenFalse)
                if node.missingIsTrue { message.integer(14, 1) }
            }
            for value in node.values {
                message.message(20) {
                    $0.integer(1, value.dimension)
                    $0.double(2, value.value)
                }
            }
        }
    }

    /// The parameters of a pipeline; those of regressors and classifiers have it in a field.
    public static func pipeline(_ models: [WrittenModel], isPlain: Bool = true) -> WireWriter {
        let pipeline = WireWriter { for model in models { $0.message(1, model.message) } }
        return isPlain ? pipeline : WireWriter { $0.message(1, pipeline) }
    }
}
