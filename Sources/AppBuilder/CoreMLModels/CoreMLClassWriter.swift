import CoreMLModel
import Foundation

/// Writes the Swift that Xcode generates for a Core ML model.
struct CoreMLClassWriter {
    let className: String
    /// Whether the module's declarations are the main actor's where they do not say otherwise; models belong to any thread.
    var isMainActorDefault = false
    /// Whether the model lies in the bundle of a package's resources.
    var hasModuleBundle = false
    private let resourceName: String
    private let description: ModelDescription
    private let inputs: [CoreMLFeatureCode]
    private let outputs: [CoreMLFeatureCode]

    /// - Parameter resourceName: The name of the model in the bundle.
    init(resourceName: String, description: ModelDescription) {
        (self.resourceName, self.description) = (resourceName, description)
        className = CoreMLFeatureCode.identifier(resourceName)
        (inputs, outputs) = (CoreMLFeatureCode.all(description.inputs), CoreMLFeatureCode.all(description.outputs))
    }

    var fileName: String { className + "+CoreMLModel.swift" }
    var text: String { "import CoreML\nimport Foundation\n\n" + inputClass + "\n" + outputClass + "\n" + modelClass }

    private var isolation: String { isMainActorDefault ? "nonisolated " : "" }
    private var name: String { SwiftName.quoted(className) }
    private var input: String { className + "Input" }
    private var output: String { className + "Output" }

    /// A literal of any text.
    static func literal(_ text: String) -> String { RegistrationWriter.literal(oneLine(text)) }

    /// A text that stays in its line: others would end a comment or a literal.
    static func oneLine(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(1_000).map { scalar -> Character in
            let isBreak = scalar.value < 32 || scalar.properties.isWhitespace || (0x7F...0x9F).contains(scalar.value)
            return isBreak ? " " : Character(scalar)
        }
        return String(scalars).trimmingCharacters(in: .whitespaces)
    }

    // MARK: Inputs

    private var inputClass: String {
        var text = "/// Model Prediction Input Type\n\(isolation)class \(input) : MLFeatureProvider {\n"
        for feature in inputs { text += "    \(feature.documentation)\n    var \(feature.quotedName): \(feature.inputType)\n" }
        text += "    var featureNames: Set<String> { [\(inputs.map(\.literal).joined(separator: ", "))] }\n"
        text += "    func featureValue(for featureName: String) -> MLFeatureValue? {\n"
        for feature in inputs {
            let value =
                feature.feature.isOptional
                ? "self.\(feature.quotedName).map { value in \(feature.featureValue(of: "value")) }"
                : feature.featureValue(of: "self.\(feature.quotedName)")
            text += "        if featureName == \(feature.literal) { return \(value) }\n"
        }
        text += "        return nil\n    }\n"
        text += "    init(\(inputs.map(\.parameter).joined(separator: ", "))) {\n"
        for feature in inputs { text += "        self.\(feature.quotedName) = \(feature.quotedName)\n" }
        return text + "    }\n" + imageInitializers + inputs.filter(\.isImage).map(imageSetters).joined() + "}\n"
    }

    /// The initialisers that take pictures instead of pixel buffers, and URLs of them.
    private var imageInitializers: String {
        guard inputs.contains(where: \.isImage) else { return "" }
        return [("With", "CGImage", "cgImage"), ("At", "URL", "imageAt")].map { suffix, type, label in
            let parameters = inputs.map { $0.isImage ? "\($0.name)\(suffix) \($0.quotedName): \(type)" : $0.parameter }
            let arguments = inputs.map { $0.isImage ? $0.imageArgument(label) : $0.argument }
            return "    convenience init(\(parameters.joined(separator: ", "))) throws {\n"
                + "        self.init(\(arguments.joined(separator: ", ")))\n    }\n"
        }.joined()
    }

    private func imageSetters(_ feature: CoreMLFeatureCode) -> String {
        [("CGImage", "cgImage"), ("URL", "imageAt")].map { type, label in
            "    func set\(feature.name.capitalizedFirst)(with \(feature.quotedName): \(type)) throws {\n"
                + "        self.\(feature.quotedName) = \(feature.image(label, feature.quotedName))\n    }\n"
        }.joined()
    }

    // MARK: Outputs

    private var outputClass: String {
        var text = "/// Model Prediction Output Type\n\(isolation)class \(output) : MLFeatureProvider {\n"
        text += "    /// Source provided by CoreML\n    private let provider : MLFeatureProvider\n"
        for feature in outputs {
            text += "    \(feature.documentation)\n    var \(feature.quotedName): \(feature.outputType) "
            text += "{ \(feature.reading("self.provider.featureValue(for: \(feature.literal))!")) }\n"
        }
        text += "    var featureNames: Set<String> { self.provider.featureNames }\n"
        text += "    func featureValue(for featureName: String) -> MLFeatureValue? { self.provider.featureValue(for: featureName) }\n"
        if !outputs.isEmpty {
            text += "    init(\(outputs.map(\.outputParameter).joined(separator: ", "))) {\n"
            let entries = outputs.map { "\($0.literal) : \($0.featureValue(of: $0.quotedName))" }.joined(separator: ", ")
            text += "        self.provider = try! MLDictionaryFeatureProvider(dictionary: [\(entries)] as [String : Any])\n    }\n"
        }
        return text + "    init(features: MLFeatureProvider) { self.provider = features }\n}\n"
    }

    // MARK: The model

    private var modelClass: String {
        let title = Self.oneLine(description.metadata.shortDescription)
        let bundle = hasModuleBundle ? "Bundle.module" : "Bundle(for: self)"
        let message = "Use init(configuration:) instead and handle errors appropriately."
        return """
            /// \(title.isEmpty ? "Class for model loading and prediction" : title)
            \(isolation)class \(name) {
                let model: MLModel
                /// URL of model assuming it was installed in the same bundle as this class
                class var urlOfModelInThisBundle : URL {
                    let bundle = \(bundle)
                    return bundle.url(forResource: \(Self.literal(resourceName)), withExtension: "\(CompiledModel.folderExtension)")!
                }
                init(model: MLModel) { self.model = model }
                @available(*, deprecated, message: "\(message)")
                convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }
                convenience init(configuration: MLModelConfiguration) throws {
                    try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
                }
                convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }
                convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                    try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
                }

            """ + loading + predictions + "}\n"
    }

    private var loading: String {
        let configuration = "configuration: MLModelConfiguration = MLModelConfiguration()"
        let handler = "completionHandler handler: @escaping (Swift.Result<\(name), Swift.Error>) -> Void"
        return """
                class func load(\(configuration), \(handler)) {
                    load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
                }
                class func load(\(configuration)) async throws -> \(name) {
                    try await load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration)
                }
                class func load(contentsOf modelURL: URL, \(configuration), \(handler)) {
                    MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
                        handler(result.map { \(name)(model: $0) })
                    }
                }
                class func load(contentsOf modelURL: URL, \(configuration)) async throws -> \(name) {
                    \(name)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
                }

            """
    }

    private var predictions: String {
        let options = "options: MLPredictionOptions = MLPredictionOptions()"
        let text = """
                func prediction(input: \(input)) throws -> \(output) {
                    try prediction(input: input, options: MLPredictionOptions())
                }
                func prediction(input: \(input), options: MLPredictionOptions) throws -> \(output) {
                    \(output)(features: try model.prediction(from: input, options: options))
                }
                func prediction(input: \(input), \(options)) async throws -> \(output) {
                    \(output)(features: try await model.prediction(from: input, options: options))
                }
                func predictions(inputs: [\(input)], \(options)) throws -> [\(output)] {
                    let batch = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
                    return (0..<batch.count).map { \(output)(features: batch.features(at: $0)) }
                }

            """
        guard !inputs.isEmpty else { return text }
        return text + "    func prediction(\(inputs.map(\.parameter).joined(separator: ", "))) throws -> \(output) {\n"
            + "        try prediction(input: \(input)(\(inputs.map(\.argument).joined(separator: ", "))))\n    }\n"
    }
}
