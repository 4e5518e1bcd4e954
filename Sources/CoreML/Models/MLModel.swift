import CoreMLModel
import QuinceFoundation

/// A model, loaded from a compiled one.
///
/// Predicts with linear models, tree ensembles, support vector machines, pipelines of them and what prepares their inputs. Models of other types load,
/// and their predictions throw.
///
/// Source: Apple's documentation of `MLModel`.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    public let modelDescription: MLModelDescription
    private let document: ModelDocument
    private let evaluator: ModelEvaluator

    init(_ document: ModelDocument, _ configuration: MLModelConfiguration) throws {
        (self.document, self.configuration) = (document, configuration)
        modelDescription = MLModelDescription(document)
        evaluator = try ModelEvaluator(document)
    }

    /// - Throws: `MLModelError` where no compiled model is there.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }

    /// - Throws: `MLModelError` where no compiled model is there.
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        try self.init(CompiledModelFile.read(url), configuration)
    }

    /// Loads a model and calls the handler on another thread.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }
    }

    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }

    // MARK: Compiling

    /// Compiles a model, `Name.mlmodel` or `Name.mlpackage`.
    ///
    /// - Returns: A folder of temporary files.
    /// - Throws: `MLModelError.io` for what is no model.
    @available(*, noasync, message: "Use the asynchronous compileModel(at:) instead.")
    open class func compileModel(at modelURL: URL) throws -> URL { try CompiledModelFile.compile(modelURL) }
    open class func compileModel(at modelURL: URL) async throws -> URL { try CompiledModelFile.compile(modelURL) }
    /// Compiles a model and calls the handler on another thread.
    open class func compileModel(at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(Result { try CompiledModelFile.compile(modelURL) }) }
    }

    // MARK: Predictions

    /// - Throws: `MLModelError` for inputs that are missing or of other types, and for a model of a type that is not evaluated.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        let inputs = try InputReader(document.description.inputs).values(of: input)
        let outputs = try evaluator.outputs(of: inputs)
        let names = Set(document.description.outputs.map(\.name))
        return MLDictionaryFeatureProvider(outputs.filter { names.contains($0.key) })
    }

    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        try prediction(from: input)
    }

    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider {
        func predict() throws -> any MLFeatureProvider { try prediction(from: input) }
        return try predict()
    }

    /// - Throws: `MLModelError` for the first prediction that fails.
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        MLArrayBatchProvider(array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0)) })
    }

    open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
        try predictions(fromBatch: inputBatch)
    }
}
