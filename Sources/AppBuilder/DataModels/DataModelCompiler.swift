import BundleFormat
import Foundation

/// Compiles a data model into a bundle: `Model.momd` with all versions, or `Model.mom` for a version by itself.
struct DataModelCompiler {
    let url: URL
    let boundary: ProjectBoundary
    /// The module that the model's classes are in where it names none.
    let moduleName: String

    /// - Parameter place: Makes a place in the bundle for a name.
    /// - Returns: warnings.
    /// - Throws: `BuildFailure` with the errors of all versions.
    func compile(placing place: (String) throws -> URL) throws -> [BuildDiagnostic] {
        let folder = try DataModelFolder(url)
        var problems: [BuildDiagnostic] = []
        var compiled: [(name: String, data: Data)] = []
        var warnings: [BuildDiagnostic] = []
        for version in folder.versions {
            do {
                try boundary.check(version.contents)
                let document = try DataModelDocument.read(version, moduleName: moduleName)
                compiled.append((version.name, try PropertyListEncoder.binary.encode(document.model)))
                // Earlier versions are there for the stores that have been made with them.
                if version.name == folder.current.name { warnings += document.warnings }
            } catch let failure as BuildFailure { problems += failure.diagnostics }
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        guard folder.isGroup else {
            for version in compiled { try version.data.write(to: place(version.name + "." + CompiledDataModel.fileExtension)) }
            return warnings
        }
        let bundle = try place(folder.name + "." + CompiledDataModel.folderExtension)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for version in compiled {
            let name = version.name + "." + CompiledDataModel.fileExtension
            try version.data.write(to: bundle.placing(name, of: "the name of the version", at: url))
        }
        let information: [String: Any] = ["NSManagedObjectModel_CurrentVersionName": folder.current.name]
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .binary, options: 0)
        try data.write(to: bundle.appendingPathComponent(CompiledDataModel.versionsFileName))
        return warnings
    }
}
