import CoreMLModel
import Foundation

/// A Core ML model in a project: a `.mlmodel`, or a `.mlpackage` whose manifest leads to one.
struct CoreMLModelFile {
    static let fileType = "mlmodel"
    static let packageType = "mlpackage"

    /// The largest file that is read, in bytes; the numbers of large networks lie in files beside the model.
    private static let limit = 1 << 30
    private static let nextStep = "Restore it from version control, or remove it from the project."

    let url: URL
    let boundary: ProjectBoundary

    static func isModel(_ url: URL) -> Bool { [fileType, packageType].contains(url.pathExtension.lowercased()) }

    /// The name without its extension, as in the bundle.
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// - Throws: `BuildFailure` for a file that cannot be read, or is no model.
    func read() throws -> ModelDocument {
        let data = try ProjectFile.data(file(), limit: Self.limit, nextStep: Self.nextStep)
        return try naming { try ModelDocument(Array(data)) }
    }

    /// Puts the model into a bundle, as `Name.mlmodelc`.
    ///
    /// - Parameter place: Makes a place in the bundle for a name.
    /// - Returns: warnings.
    /// - Throws: `BuildFailure` for a file that cannot be read, or is no model.
    func compile(placing place: (String) throws -> URL) throws -> [BuildDiagnostic] {
        let file = try file()
        let data = try ProjectFile.data(file, limit: Self.limit, nextStep: Self.nextStep)
        _ = try naming { try ModelDocument(Array(data)) }
        let folder = try place(name + "." + CompiledModel.folderExtension)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try ResourceCopy.copy(file, to: folder.appendingPathComponent(CompiledModel.fileName), within: boundary)
    }

    /// The file with the model.
    private func file() throws -> URL {
        try boundary.check(url)
        guard url.pathExtension.lowercased() == Self.packageType else { return url }
        let manifest = url.appendingPathComponent(ModelPackage.manifestName)
        try boundary.check(manifest)
        let data = try ProjectFile.data(manifest, nextStep: Self.nextStep)
        let file = try naming { url.appendingPathComponent(try ModelPackage.modelPath(manifest: data)) }
        try boundary.check(file)
        return file
    }

    private func naming<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try work() } catch let problem as ModelFormatError {
            throw BuildFailure(
                "\(url.lastPathComponent) cannot be read as a Core ML model: it \(problem.message)", at: url, nextStep: Self.nextStep)
        }
    }
}
