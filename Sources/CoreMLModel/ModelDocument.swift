/// A model in Core ML's published format: the message `Model`, as in `.mlmodel` files.
package struct ModelDocument: Sendable {
    /// The computation of a model.
    package indirect enum Content: Sendable {
        /// Models of which each gets the inputs and the outputs of those before it.
        case pipeline([ModelDocument])
        case linearRegressor(LinearParameters)
        case linearClassifier(LinearParameters)
        case treeRegressor(TreeParameters)
        case treeClassifier(TreeParameters)
        case supportVectorRegressor(SupportVectorParameters)
        case supportVectorClassifier(SupportVectorParameters)
        case oneHotEncoder(OneHotParameters)
        case imputer(ImputerParameters)
        case featureVectorizer([VectorizedFeature])
        case dictionaryVectorizer(ClassLabels)
        case scaler(ScalerParameters)
        case categoricalMapping(MappingParameters)
        case normalizer(NormalizerParameters.Norm)
        case arrayFeatureExtractor([Int])
        case identity
        /// A model whose parameters are not read, by the name of its type.
        case other(String)
    }

    package let specificationVersion: Int
    package let description: ModelDescription
    package let isUpdatable: Bool
    package let content: Content

    /// The most levels of pipelines in pipelines.
    private static let mostLevels = 8

    /// - Throws: `ModelFormatError` for bytes that are no model.
    package init(_ bytes: [UInt8]) throws {
        if bytes.starts(with: Array("version https://git-lfs".utf8)) {
            throw ModelFormatError("is a pointer of Git LFS instead of the model: run 'git lfs pull'")
        }
        try self.init(bytes[...], level: 0)
    }

    private init(_ bytes: ArraySlice<UInt8>, level: Int) throws {
        guard level < Self.mostLevels else { throw ModelFormatError("has pipelines that are nested too deeply") }
        var reader = WireReader(bytes)
        var (version, isUpdatable): (Int, Bool) = (0, false)
        var (description, content): (ModelDescription?, Content?) = (nil, nil)
        while let field = try reader.next() {
            switch field.number {
            case 1: version = try field.index
            case 2: description = try ModelDescription(field.message).ofDefaultFunction
            case 10: isUpdatable = try field.bool
            case 200...: content = try Self.content(field, level: level)
            default: break
            }
        }
        guard version > 0, let description, let content else { throw ModelFormatError("is no model in Core ML's format") }
        (specificationVersion, self.isUpdatable) = (version, isUpdatable)
        (self.description, self.content) = (description, content)
    }

    /// The names of the types of models whose parameters are not read, by their fields.
    private static let otherTypes: [Int: String] = [
        303: "neural network regressor", 304: "Bayesian probit regressor", 403: "neural network classifier",
        404: "nearest neighbors classifier", 500: "neural network", 501: "item similarity recommender", 502: "ML program",
        555: "custom model", 556: "linked model", 560: "class confidence thresholding", 610: "non-maximum suppression",
        2000: "text classifier", 2001: "word tagger", 2002: "vision feature print", 2003: "sound analysis preprocessing",
        2004: "gazetteer", 2005: "word embedding", 2006: "audio feature print", 3000: "serialized model",
    ]

    /// Reads the field that says which type the model has.
    private static func content(_ field: WireReader.Field, level: Int) throws -> Content {
        switch field.number {
        case 200, 201: return .pipeline(try PipelineParameters.inner(of: field.message).flatMap { try models(in: $0, level) })
        case 202: return .pipeline(try models(in: field.message, level))
        case 300: return .linearRegressor(try LinearParameters(field.message))
        case 301: return .supportVectorRegressor(try SupportVectorParameters(field.message, isClassifier: false))
        case 302: return .treeRegressor(try TreeParameters(field.message))
        case 400: return .linearClassifier(try LinearParameters(field.message, isClassifier: true))
        case 401: return .supportVectorClassifier(try SupportVectorParameters(field.message, isClassifier: true))
        case 402: return .treeClassifier(try TreeParameters(field.message))
        case 600: return .oneHotEncoder(try OneHotParameters(field.message))
        case 601: return .imputer(try ImputerParameters(field.message))
        case 602: return .featureVectorizer(try VectorizerParameters(field.message).features)
        case 603: return .dictionaryVectorizer(try DictionaryVectorizerParameters(field.message).keys)
        case 604: return .scaler(try ScalerParameters(field.message))
        case 606: return .categoricalMapping(try MappingParameters(field.message))
        case 607: return .normalizer(try NormalizerParameters(field.message).norm)
        case 609: return .arrayFeatureExtractor(try ExtractorParameters(field.message).indices)
        case 900: return .identity
        default: return .other(otherTypes[field.number] ?? "model of type \(field.number)")
        }
    }

    private static func models(in pipeline: ArraySlice<UInt8>, _ level: Int) throws -> [ModelDocument] {
        try PipelineParameters(pipeline).models.map { try ModelDocument($0, level: level + 1) }
    }
}

/// The messages `Pipeline`, `PipelineClassifier` and `PipelineRegressor`.
private struct PipelineParameters: WireMessage {
    var models: [ArraySlice<UInt8>] = []

    mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { models.append(try field.message) } }

    /// The pipelines in one of a classifier or regressor, which has one.
    static func inner(of bytes: ArraySlice<UInt8>) throws -> [ArraySlice<UInt8>] { try PipelineParameters(bytes).models }
}
