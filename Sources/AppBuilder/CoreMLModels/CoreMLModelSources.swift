import Foundation

/// The sources that a target's Core ML models become: a class for each, with those of its inputs and outputs.
enum CoreMLModelSources {
    /// The build setting by which a target writes its own classes: `None`.
    private static let languageSetting = "COREML_CODEGEN_LANGUAGE"

    /// The texts of the files by their names.
    ///
    /// - Throws: `BuildFailure` for files that are no models, and for two models of one name.
    static func texts(for target: AppTarget) throws -> [String: String] {
        guard target.settings.string(languageSetting) != "None" else { return [:] }
        let boundary = ProjectBoundary(of: target)
        let models = target.resources.filter { !$0.isFolderReference && CoreMLModelFile.isModel($0.url) }.map(\.url)
        var result: [String: String] = [:]
        var problems: [BuildDiagnostic] = []
        var seen: Set<String> = []
        for url in models where seen.insert(url.path).inserted {
            do {
                let file = CoreMLModelFile(url: url, boundary: boundary)
                var writer = CoreMLClassWriter(resourceName: file.name, description: try file.read().description)
                writer.isMainActorDefault = target.settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
                writer.hasModuleBundle = target.isLibrary && target.resourceBundle?.hasSuffix(".bundle") == true
                guard result.updateValue(writer.text, forKey: writer.fileName) != nil else { continue }
                problems.append(
                    .error("two Core ML models have the class '\(writer.className)'", at: url, nextStep: "Rename one of the models."))
            } catch let failure as BuildFailure { problems += failure.diagnostics }
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        return result
    }
}
