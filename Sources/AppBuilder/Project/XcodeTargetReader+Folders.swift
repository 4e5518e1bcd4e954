import Foundation

/// Synchronized folders: all that is in one belongs to the targets that have it, but for what exception sets say.
extension XcodeTargetReader {
    static let folderClass = "PBXFileSystemSynchronizedRootGroup"
    /// The starts of an exception for a localized file, which names it outside of its languages' folders.
    private static let localizedPrefixes = ["/Localized: ", "/Localized/"]

    /// The path of a localized file that an exception names; nil where it names another one.
    private static func localized(_ path: String) -> String? {
        localizedPrefixes.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) }
    }

    /// Reads the folders that a target has, and the files it has of other targets' folders.
    func readFolders(of target: XcodeProject.Object, into result: inout AppTarget) throws {
        let own = target.strings("fileSystemSynchronizedGroups")
        for group in project.objects(own) { try read(group, of: target, into: &result) }
        for group in project.objects(of: Self.folderClass) where !own.contains(group.id) {
            try readMembers(of: group, for: target, into: &result)
        }
    }

    private func read(_ group: XcodeProject.Object, of target: XcodeProject.Object, into result: inout AppTarget) throws {
        guard let folder = project.location(of: group) else { return }
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw BuildFailure(
                "\(folder.path) is missing, but the project lists it", at: project.file, line: project.line(of: group),
                nextStep: "Restore the folder or remove it from the project.")
        }
        var excluded = FileSorter.Exclusion()
        for exceptions in exceptionSets(of: group, for: target) {
            for path in exceptions.strings("membershipExceptions") + otherPlatforms(exceptions) {
                if let localized = Self.localized(path) {
                    excluded.localized.insert(url(localized, in: folder).path)
                } else {
                    excluded.paths.insert(url(path, in: folder).path)
                }
            }
        }
        let members = phaseMembers(of: group, for: target).map { (file: url($0.path, in: folder), phase: $0.phase) }
        excluded.paths.formUnion(members.map(\.file.path))
        let explicitFolders = group.strings("explicitFolders").map { url($0, in: folder) }
        excluded.paths.formUnion(explicitFolders.map(\.path))
        for path in exceptionSets(of: group, for: target).flatMap(otherPlatforms) {
            result.membership.leaveOut(url(path, in: folder), "for other platforms")
        }
        add(try FileSorter.sort(folder, excluded: excluded), "folder \(folder.lastPathComponent)", to: &result)
        result.resources += explicitFolders.map { AppTarget.Resource(url: $0, language: nil, isFolderReference: true) }
        result.descriptionFiles.append(folder)
        for (file, phase) in members where exists(file, in: group, for: &result) { try add(file, to: phase, into: &result) }
    }

    /// Whether a member is there; one that is not is noted.
    private func exists(_ file: URL, in group: XcodeProject.Object, for result: inout AppTarget) -> Bool {
        if FileManager.default.fileExists(atPath: file.path) { return true }
        noteMissing(file, at: group, into: &result)
        return false
    }

    /// The files of a folder that is another target's: there the exceptions are members.
    private func readMembers(of group: XcodeProject.Object, for target: XcodeProject.Object, into result: inout AppTarget) throws {
        let sets = exceptionSets(of: group, for: target)
        let phaseMembers = phaseMembers(of: group, for: target)
        guard !sets.isEmpty || !phaseMembers.isEmpty, let folder = project.location(of: group) else { return }
        for (path, phase) in phaseMembers {
            let file = url(path, in: folder)
            if exists(file, in: group, for: &result) { try add(file, to: phase, into: &result) }
        }
        let paths = sets.flatMap { exceptions -> [String] in
            let others = Set(otherPlatforms(exceptions))
            return exceptions.strings("membershipExceptions").filter { !others.contains($0) }
        }
        let files = try paths.flatMap { try members($0, in: folder, of: group, for: &result) }
        add(try FileSorter.sort(files: files), "exception of the folder \(folder.lastPathComponent)", to: &result)
        result.descriptionFiles.append(folder)
    }

    /// The file that an exception names; of a localized one those of all languages.
    private func members(_ path: String, in folder: URL, of group: XcodeProject.Object, for result: inout AppTarget) throws -> [URL] {
        guard let localized = Self.localized(path) else {
            let file = url(path, in: folder)
            return exists(file, in: group, for: &result) ? [file] : []
        }
        let place = url(localized, in: folder)
        let languages = try ProjectLocator.children(of: place.deletingLastPathComponent()).filter { $0.pathExtension == "lproj" }
        return languages.map { $0.appendingPathComponent(place.lastPathComponent) }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    private func exceptionSets(of group: XcodeProject.Object, for target: XcodeProject.Object) -> [XcodeProject.Object] {
        project.objects(group.strings("exceptions")).filter { $0.string("target") == target.id }
    }

    /// The paths of files that are for other platforms alone.
    private func otherPlatforms(_ exceptions: XcodeProject.Object) -> [String] {
        exceptions.dictionary("platformFiltersByRelativePath").filter { _, value in
            let platforms = (value as? [Any])?.compactMap { $0 as? String } ?? []
            return !platforms.isEmpty && !platforms.contains("ios")
        }.map(\.key)
    }

    private func url(_ path: String, in folder: URL) -> URL { folder.appendingPathComponent(path).standardizedFileURL.asOnMac }

    private func add(_ sorted: FileSorter.Sorted, _ reason: String, to result: inout AppTarget) {
        result.sources += sorted.sources
        result.warnings += sorted.warnings
        result.resources += sorted.resources
        for (file, reason) in sorted.leftOut { result.membership.leaveOut(file, reason) }
        result.membership.nameMembers(result, reason)
    }
}
