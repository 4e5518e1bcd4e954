import FileFormats
import Foundation

/// Copy Files phases, and the files of synchronized folders that exception sets give to a phase.
extension XcodeTargetReader {
    private static let copyClass = "PBXCopyFilesBuildPhase"

    /// The folder of the bundle that a Copy Files phase fills, by its path in the bundle; nil where that is none of resources.
    ///
    /// - Throws: `BuildFailure` for a path that leads out of the bundle.
    private func folder(of phase: XcodeProject.Object, _ settings: BuildSettings) throws -> String? {
        // Since Xcode 26 the folder has a name: the bundle itself, its resources and its executables are the same on iOS.
        let isBundle =
            phase.string("dstSubfolder").map(["Wrapper", "Resources", "Executables"].contains)
            ?? ["1", "6", "7"].contains(phase.string("dstSubfolderSpec") ?? "")
        guard isBundle, phase.string("runOnlyForDeploymentPostprocessing") != "1" else { return nil }
        let path: String
        do { path = try settings.expand(phase.string("dstPath") ?? "") } catch let problem {
            throw BuildFailure(
                "the path of a Copy Files phase \(problem.reason)", at: project.file, line: project.line(of: phase),
                nextStep: "Write the path without references to so many settings.")
        }
        let parts = path.split(separator: "/").filter { $0 != "." }
        for part in parts {
            try SettingPlace.check(
                String(part), SettingPlace(setting: "the path of a Copy Files phase", file: project.file, line: project.line(of: phase)))
        }
        return parts.joined(separator: "/")
    }

    /// Adds the files and folders that a Copy Files phase copies as they are.
    func addCopies(of phase: XcodeProject.Object, into target: inout AppTarget) throws {
        guard let folder = try folder(of: phase, target.settings) else { return }
        for reference in project.objects(phase.strings("files")).filter(\.isForPhone).compactMap({ project.object($0.string("fileRef")) })
        where reference.isa == "PBXFileReference" {
            guard let url = project.location(of: reference) else { continue }
            guard FileManager.default.fileExists(atPath: url.path) else {
                noteMissing(url, at: reference, into: &target)
                continue
            }
            target.resources.append(AppTarget.Resource(url: url, language: nil, isFolderReference: true, folder: folder))
        }
        target.membership.nameMembers(target, "phase \(phase.string("name") ?? "Copy Files")")
    }

    /// The paths in a synchronized folder that exception sets give to phases of a target, each with the phase.
    func phaseMembers(of group: XcodeProject.Object, for target: XcodeProject.Object) -> [(path: String, phase: XcodeProject.Object)] {
        let phases = target.strings("buildPhases")
        return project.objects(group.strings("exceptions")).flatMap { exceptions -> [(path: String, phase: XcodeProject.Object)] in
            guard let id = exceptions.string("buildPhase"), phases.contains(id), let phase = project.object(id) else { return [] }
            return exceptions.strings("membershipExceptions").map { ($0, phase) }
        }
    }

    /// Adds a file or folder of a synchronized folder to a phase.
    func add(_ file: URL, to phase: XcodeProject.Object, into target: inout AppTarget) throws {
        switch phase.isa {
        case Self.copyClass:
            guard let folder = try folder(of: phase, target.settings) else {
                return target.membership.leaveOut(file, "for the phase \(phase.string("name") ?? "Copy Files")")
            }
            target.resources.append(AppTarget.Resource(url: file, language: nil, isFolderReference: true, folder: folder))
            target.membership.nameMembers(target, "phase \(phase.string("name") ?? "Copy Files")")
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            let isSources = phase.isa == "PBXSourcesBuildPhase"
            let sorted = try FileSorter.sort(files: [file])
            target.warnings += sorted.warnings
            if isSources { target.sources += sorted.sources }
            target.resources += sorted.resources
            target.membership.nameMembers(target, isSources ? "phase Compile Sources" : "phase Copy Bundle Resources")
        default: target.membership.leaveOut(file, "for another phase")
        }
    }
}
