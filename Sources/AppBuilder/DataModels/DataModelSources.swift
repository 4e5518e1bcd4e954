import Foundation

/// The sources that a target's data models become: classes of entities, as Xcode generates them.
enum DataModelSources {
    /// The texts of the files by their names.
    ///
    /// - Throws: `BuildFailure` for a model that makes no sense.
    static func texts(for target: AppTarget) throws -> [String: String] {
        var result: [String: String] = [:]
        var problems: [BuildDiagnostic] = []
        let boundary = ProjectBoundary(of: target)
        let models = target.resources.filter { !$0.isFolderReference && DataModelFolder.isModel($0.url) }.map(\.url)
        var seen: Set<String> = []
        for url in models where seen.insert(url.path).inserted {
            do {
                try boundary.check(url)
                let version = try DataModelFolder(url).current
                try boundary.check(version.contents)
                let document = try DataModelDocument.read(version, moduleName: target.moduleName)
                for (name, text) in texts(of: document, target) {
                    guard result.updateValue(text, forKey: name) != nil else { continue }
                    problems.append(
                        .error(
                            "two data models have an entity whose class is '\(name.prefix { $0 != "+" })'", at: document.file,
                            nextStep: "Generate the code of one of them alone, or rename a class."))
                }
            } catch let failure as BuildFailure { problems += failure.diagnostics }
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        return result
    }

    private static func texts(of document: DataModelDocument, _ target: AppTarget) -> [(name: String, text: String)] {
        document.model.entities.flatMap { entity -> [(String, String)] in
            guard let type = document.classes[entity.name], type.generation != .manual else { return [] }
            var writer = ManagedClassWriter(document: document, entity: entity, type: type, ownModule: target.moduleName)
            writer.isMainActorDefault = target.settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
            let properties = (ManagedClassWriter.propertiesName(type.name), writer.propertiesText)
            guard type.generation == .definition else { return [properties] }
            return [(ManagedClassWriter.className(type.name), writer.classText), properties]
        }
    }
}
