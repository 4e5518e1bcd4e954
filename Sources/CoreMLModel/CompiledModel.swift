/// A folder `Name.mlmodelc`, as bundles have it: the model in Core ML's published format, in one file.
package enum CompiledModel {
    package static let folderExtension = "mlmodelc"
    package static let fileName = "model.mlmodel"
}
