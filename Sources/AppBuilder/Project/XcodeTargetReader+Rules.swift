import Foundation

/// The build rules of a target: scripts that make sources and resources of files of a kind.
extension XcodeTargetReader {
    /// The compiler that stands for a rule's own script.
    private static let scriptCompiler = "com.apple.compilers.proxy.script"
    /// The file type that stands for a rule's own pattern.
    private static let patternType = "pattern.proxy"
    /// Extensions by the types of files that rules are made for.
    private static let extensions: [String: [String]] = [
        "sourcecode.protobuf": ["proto"], "text.json": ["json"], "text.yaml": ["yaml", "yml"], "text.plist": ["plist"],
        "text.plist.strings": ["strings"], "text.xml": ["xml"], "text": ["txt"], "sourcecode.metal": ["metal"],
        "sourcecode.yacc": ["y"], "sourcecode.lex": ["l"], "sourcecode.glsl": ["glsl", "frag", "vert"], "text.script.python": ["py"],
        "image.png": ["png"], "net.daringfireball.markdown": ["md", "markdown"], "folder.assetcatalog": ["xcassets"],
        "file.intentdefinition": ["intentdefinition"],
    ]

    /// A rule with a script.
    private struct Rule {
        let object: XcodeProject.Object
        /// Patterns of names, or of paths where they have a slash.
        let patterns: [String]

        /// As Xcode shows it.
        var title: String { object.string("name") ?? patterns.joined(separator: " ") }

        func matches(_ file: URL) -> Bool {
            patterns.contains { BuildSettings.matches($0.contains("/") ? file.path : file.lastPathComponent, pattern: $0) }
        }
    }

    private func rules(of target: XcodeProject.Object) -> [Rule] {
        project.objects(target.strings("buildRules")).compactMap { object in
            guard object.string("compilerSpec") == Self.scriptCompiler else { return nil }
            let type = object.string("fileType") ?? Self.patternType
            let patterns =
                type == Self.patternType
                ? (object.string("filePatterns") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
                : (Self.extensions[type] ?? []).map { "*." + $0 }
            return patterns.isEmpty ? nil : Rule(object: object, patterns: patterns)
        }
    }

    /// Puts what rules make in the place of the files that they are for.
    ///
    /// Without leave to run scripts the files are left out, and named where the target is built.
    func applyRules(of target: XcodeProject.Object, to result: inout AppTarget) throws {
        let rules = rules(of: target)
        guard !rules.isEmpty else { return }
        func rule(for file: URL) -> Rule? { rules.first { $0.matches(file) } }
        let files = unique((result.sources + result.resources.map(\.url)).filter { rule(for: $0) != nil })
        result.sources.removeAll(where: files.contains)
        result.resources.removeAll { files.contains($0.url) }
        result.descriptionFiles += files
        for file in files {
            guard let rule = rule(for: file) else { continue }
            let place = (file: project.file, line: project.line(of: rule.object))
            guard let environment = projects.scriptEnvironment, !result.isTestBundle else {
                result.membership.leaveOut(file, "for the build rule '\(rule.title)'")
                result.problems.append(
                    .error(
                        "\(file.lastPathComponent) is built by the script of the build rule '\(rule.title)', which is not run",
                        at: place.file,
                        line: place.line, nextStep: "Build with --run-scripts, or check in what the rule makes in the file's place."))
                continue
            }
            let phase = try phase(of: rule, for: file, in: result, environment)
            result.rulePhases.append(phase)
            for output in phase.outputs {
                if output.pathExtension.lowercased() == "swift" {
                    result.sources.append(output)
                } else if !FileSorter.foreignExtensions.union(["h", "hpp"]).contains(output.pathExtension.lowercased()) {
                    result.resources.append(AppTarget.Resource(url: output, language: nil))
                }
            }
        }
        result.membership.nameMembers(result, "made by a build rule")
    }

    /// The run of a rule's script for one file.
    private func phase(of rule: Rule, for file: URL, in target: AppTarget, _ environment: ScriptEnvironment) throws -> ScriptPhase {
        var settings = environment.settings(target.settings, of: target.name)
        let path = PathText(file.path)
        settings.push([
            "INPUT_FILE_PATH": file.path, "INPUT_FILE_DIR": path.folder, "INPUT_FILE_NAME": path.name, "INPUT_FILE_BASE": path.base,
            "INPUT_FILE_SUFFIX": path.suffix, "INPUT_FILE_REGION_PATH_COMPONENT": "", "SCRIPT_INPUT_FILE": file.path,
        ])
        let inputs = try rule.object.strings("inputFiles").compactMap { try url($0, settings, rule.object, "a build rule") }
        let outputs = try rule.object.strings("outputFiles").compactMap { try url($0, settings, rule.object, "a build rule") }
        return ScriptPhase(
            name: "\(rule.title) of \(file.lastPathComponent)", target: target.name, moment: .beforeSources, shell: "/bin/sh",
            script: rule.object.string("script") ?? "", inputs: [file] + inputs, outputs: outputs, isAlwaysOutOfDate: false,
            writesOutputsOnly: settings.bool("ENABLE_USER_SCRIPT_SANDBOXING"),
            environment: environment.variables(settings, inputs: inputs, outputs: outputs, inputLists: [], outputLists: []),
            folder: project.folder, file: project.file, line: project.line(of: rule.object))
    }
}

extension AppTarget {
    /// The target, its extensions, and the libraries of its project that they are linked with.
    var withParts: [AppTarget] {
        var seen: Set<String> = []
        func all(_ target: AppTarget) -> [AppTarget] {
            guard seen.insert(target.name).inserted else { return [] }
            return [target] + (target.extensions + target.libraries).flatMap(all)
        }
        return all(self)
    }
}
