import CoreMLModel
import QuinceFoundation

/// Models in files and folders.
enum CompiledModelFile {
    /// Reads a compiled model, `Name.mlmodelc`.
    ///
    /// - Throws: `MLModelError.io` where there is none.
    static func read(_ url: URL) throws -> ModelDocument {
        let file = url.appendingPathComponent(CompiledModel.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw MLModelError(.io, "\(url.path) is no compiled model: a bundle has one for each model in its project, as Name.mlmodelc.")
        }
        return try document(file, of: url)
    }

    /// Compiles a model, `Name.mlmodel` or `Name.mlpackage`, into a new folder of temporary files.
    ///
    /// - Throws: `MLModelError.io` for a file that cannot be read or is no model, and where the result cannot be written.
    static func compile(_ url: URL) throws -> URL {
        let source = try source(of: url)
        _ = try document(source, of: url)
        let name = url.deletingPathExtension().lastPathComponent + "." + CompiledModel.folderExtension
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            .appendingPathComponent(name, isDirectory: true)
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.copyItem(at: source, to: folder.appendingPathComponent(CompiledModel.fileName))
        } catch { throw MLModelError(.io, "The compiled model cannot be written: \(error.localizedDescription)") }
        return folder
    }

    private static func source(of url: URL) throws -> URL {
        let manifest = url.appendingPathComponent(ModelPackage.manifestName)
        guard let data = try? Data(contentsOf: manifest) else { return url }
        return try naming(url) { url.appendingPathComponent(try ModelPackage.modelPath(manifest: data)) }
    }

    private static func document(_ file: URL, of url: URL) throws -> ModelDocument {
        guard let data = try? Data(contentsOf: file) else { throw MLModelError(.io, "The model at \(url.path) cannot be read.") }
        return try naming(url) { try ModelDocument(Array(data)) }
    }

    private static func naming<Result>(_ url: URL, _ work: () throws -> Result) throws -> Result {
        do { return try work() } catch let problem as ModelFormatError {
            throw MLModelError(.io, "The model at \(url.path) cannot be read: it \(problem.message).")
        }
    }
}
