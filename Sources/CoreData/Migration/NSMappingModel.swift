import QuinceFoundation

/// How the objects of one version of a model become those of another. Source: Apple's documentation of `NSMappingModel`.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]!
    /// Whether names and renaming identifiers alone made the mapping.
    package internal(set) var isInferred = false

    public override init() { entityMappings = [] }

    /// The mappings by name; of those with one name the first.
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Reads a compiled mapping model (`.cdm`); nil where it cannot be read.
    public convenience init?(contentsOf url: URL?) {
        guard let url, let compiled = MappingModelFile.read(url) else { return nil }
        self.init()
        entityMappings = MappingModelFile.mappings(compiled, source: nil, destination: nil)
    }

    /// Finds the compiled mapping model between two versions in bundles, the main one where none are given.
    ///
    /// - Returns: nil where no bundle has one whose entities fit both versions.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
    ) {
        guard let sourceModel, let destinationModel else { return nil }
        for bundle in bundles ?? [.main] {
            for url in MappingModelFile.files(of: bundle) {
                guard let compiled = MappingModelFile.read(url), MappingModelFile.fits(compiled, sourceModel, destinationModel) else {
                    continue
                }
                self.init()
                entityMappings = MappingModelFile.mappings(compiled, source: sourceModel, destination: destinationModel)
                return
            }
        }
        return nil
    }

    /// Makes the mapping that names and renaming identifiers say.
    ///
    /// - Throws: 134190 where they do not say how a property becomes another one.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let inferred = InferredMapping(from: sourceModel.entities, to: destinationModel.entities)
        try inferred.check()
        let model = NSMappingModel()
        (model.entityMappings, model.isInferred) = (InferredEntityMappings(inferred).all, true)
        return model
    }

    open dynamic override var description: String { "(<NSMappingModel>) entityMappings \(entityMappings ?? [])" }
}
