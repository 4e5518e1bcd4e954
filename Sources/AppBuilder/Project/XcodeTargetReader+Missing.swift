import Foundation

/// Files that a project lists and that are not there.
extension XcodeTargetReader {
    /// The most files that are named one by one.
    private static let maximumNamed = 20

    /// Notes a file that is missing: all of a target's are told at once.
    func noteMissing(_ file: URL, at object: XcodeProject.Object, into target: inout AppTarget) {
        target.problems.append(
            .error(
                "\(file.path) is missing, but the project lists it", at: project.file, line: project.line(of: object),
                nextStep: Self.template(for: file)
                    ?? "Restore the file or remove it from the project" + scriptHint))
    }

    /// Ends reading a target that cannot be built as it is.
    ///
    /// - Throws: `BuildFailure` with the target's problems, unless it is read to be described.
    func checkProblems(of target: AppTarget) throws {
        guard !projects.keepsProblems, !target.problems.isEmpty else { return }
        var problems = Array(target.problems.prefix(Self.maximumNamed))
        let more = target.problems.count - problems.count
        if more > 0 { problems.append(.error("\(more) more files of the target '\(target.name)' are missing", at: project.file)) }
        throw BuildFailure(problems)
    }

    /// The `.xcconfig` file of a configuration; nil where it has none, or one that is missing in a project that is only described.
    ///
    /// - Throws: `BuildFailure` for a file that is missing.
    func baseConfiguration(of configuration: XcodeProject.Object) throws -> URL? {
        guard let file = project.baseConfiguration(of: configuration), !isOfPods(file) else { return nil }
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        let name = configuration.string("name") ?? ""
        let problem = BuildDiagnostic.error(
            "\(file.path) is missing, but the configuration '\(name)' is based on it", at: project.file,
            line: project.line(of: configuration),
            nextStep: Self.template(for: file) ?? "Restore the file, or choose another one for the configuration in the project's editor.")
        guard projects.keepsProblems else { throw BuildFailure([problem]) }
        projects.problems.insert(problem)
        return nil
    }

    /// Files that CocoaPods generates are mostly not checked in; imports of pods are reported where they stand.
    private func isOfPods(_ url: URL) -> Bool {
        url.lastPathComponent.hasPrefix("Pods-") && !FileManager.default.fileExists(atPath: url.path)
    }

    private static let templateWords = ["template", "sample", "example", "default", "dist", "demo", "placeholder", "stub"]

    /// The next step where a repository keeps a file to be copied and filled in instead of one with secrets.
    static func template(for file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        let base = file.deletingPathExtension().lastPathComponent.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.sorted().first { name in
            let small = name.lowercased()
            return small.contains(base) && templateWords.contains { small.contains($0) && !base.contains($0) }
        }
        return found.map { "Copy \($0), which is beside it, to \(file.lastPathComponent), and fill in what it asks for." }
    }
}
