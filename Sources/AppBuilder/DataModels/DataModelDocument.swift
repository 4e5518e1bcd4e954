import BundleFormat
import FileFormats
import Foundation

/// One version of a data model as its source describes it: what goes into the bundle, and what code is generated for.
struct DataModelDocument {
    /// The class of an entity's objects, and where it comes from.
    struct ManagedClass: Equatable {
        enum Generation: Equatable {
            /// The class and its properties.
            case definition
            /// The properties alone; the class is the app's own.
            case category
            /// Nothing.
            case manual
        }

        var entity: String
        /// The name in Swift, without its module.
        var name: String
        /// The module that has the class; nil for a class of Objective-C's one space of names.
        var module: String?
        var generation: Generation
    }

    /// The XML file.
    let file: URL
    var model = CompiledDataModel()
    /// The classes of entities that name one, by the entities' names.
    var classes: [String: ManagedClass] = [:]
    /// Lines of entities (`Item`) and of properties (`Item.name`).
    var lines: [String: Int] = [:]
    var warnings: [BuildDiagnostic] = []

    init(file: URL) { self.file = file }

    func entity(named name: String) -> CompiledDataModel.Entity? { model.entities.first { $0.name == name } }

    /// The entity and those above it, nearest first.
    func lineage(of name: String) -> [CompiledDataModel.Entity] {
        var result: [CompiledDataModel.Entity] = []
        var next: String? = name
        while let name = next, let entity = entity(named: name), !result.contains(where: { $0.name == name }) {
            result.append(entity)
            next = entity.parent
        }
        return result
    }

    /// Reads one version.
    ///
    /// - Parameter moduleName: The module that `.Item` is a class of.
    /// - Throws: `BuildFailure` with all that is wrong, each with its line.
    static func read(_ version: DataModelFolder.Version, moduleName: String) throws -> DataModelDocument {
        let file = version.contents
        guard file.isThere else {
            let isOld = file.deletingLastPathComponent().appendingPathComponent("elements").isThere
            throw BuildFailure(
                isOld
                    ? "the data model '\(version.name)' is in the binary format of Xcode 3"
                    : "the data model '\(version.name)' has no file 'contents'",
                at: file.deletingLastPathComponent(),
                nextStep: isOld ? "Save the model again with Xcode 4 or newer." : "Restore it from version control.")
        }
        let root = try InterfaceElement(xml: try ProjectFile.data(file, nextStep: "Restore the file from version control."), of: file)
        guard root.name == "model" else {
            throw BuildFailure(
                "not a data model: its root is <\(root.name.prefix(60))>", at: file, line: root.line,
                nextStep: "Save the file again with Xcode 4 or newer.")
        }
        var reader = DataModelReader(file: file, moduleName: moduleName)
        reader.read(root)
        let problems = reader.problems + DataModelCheck.problems(of: reader.document)
        let errors = problems.filter { $0.severity == .error }
        guard errors.isEmpty else { throw BuildFailure(errors.sorted { $0.line < $1.line }) }
        var document = reader.document
        document.warnings = problems.sorted { $0.line < $1.line }
        return document
    }
}
