import Foundation

/// Targets that a target depends on, in its own project and in others.
extension XcodeTargetReader {
    /// A target and the reader of its project.
    struct Member {
        let reader: XcodeTargetReader
        let target: XcodeProject.Object

        /// The same for the same target, in whatever project it is.
        var key: String { reader.project.url.path + "/" + target.id }
        var name: String { target.string("name") ?? target.id }
    }

    /// A reader of another project, which shares what has been read.
    func reader(of project: XcodeProject) -> XcodeTargetReader {
        project.url.path == self.project.url.path
            ? self
            : XcodeTargetReader(project: project, configuration: configuration, runsScripts: runsScripts, projects: projects, known: known)
    }

    /// The targets that a target's dependencies name, those for other platforms left out.
    func dependencies(of target: XcodeProject.Object) throws -> [Member] {
        try project.objects(target.strings("dependencies")).filter(\.isForPhone).compactMap { dependency in
            if let target = project.object(dependency.string("target")) { return Member(reader: self, target: target) }
            guard let proxy = project.object(dependency.string("targetProxy")) else { return nil }
            return try member(proxy) { target, id in target.id == id }
        }
    }

    /// The targets that make the files of build phases.
    func makers(of phases: [XcodeProject.Object]) throws -> [Member] {
        let files = phases.flatMap { project.objects($0.strings("files")) }.filter(\.isForPhone).compactMap { $0.string("fileRef") }
        let own = project.targets.filter { $0.string("productReference").map(files.contains) ?? false }
        let made = Set(own.compactMap { $0.string("productReference") })
        let others = try unique(files.filter { !made.contains($0) }).compactMap { try project.object($0).flatMap(foreignMaker) }
        return own.map { Member(reader: self, target: $0) } + others
    }

    /// The target of another project that makes a file: the project refers to it, or the workspace has one that makes a file of its name.
    private func foreignMaker(of reference: XcodeProject.Object) throws -> Member? {
        if reference.isa == "PBXReferenceProxy" {
            return try project.object(reference.string("remoteRef")).flatMap { proxy in
                try member(proxy) { target, id in target.string("productReference") == id }
            }
        }
        guard reference.isa == "PBXFileReference", let path = reference.string("path"),
            project.location(of: reference).map({ !FileManager.default.fileExists(atPath: $0.path) }) ?? true,
            let found = try projects.maker(of: (path as NSString).lastPathComponent, besides: project)
        else { return nil }
        return Member(reader: reader(of: found.project), target: found.target)
    }

    /// The target that a reference to this or another project names by identifier, or else by name.
    private func member(_ proxy: XcodeProject.Object, _ matches: (XcodeProject.Object, String) -> Bool) throws -> Member? {
        let id = proxy.string("remoteGlobalIDString") ?? ""
        let portal = proxy.string("containerPortal")
        guard portal != nil, portal != project.root.id else {
            return project.object(id).map { Member(reader: self, target: $0) }
        }
        guard let reference = project.object(portal), let url = project.location(of: reference) else { return nil }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw BuildFailure(
                "\(url.path) is missing, but the project depends on '\(proxy.string("remoteInfo") ?? id)' in it", at: project.file,
                line: project.line(of: reference), nextStep: "Restore the project, as a submodule perhaps, or remove the dependency.")
        }
        let other = try projects.project(url)
        let target = other.targets.first { matches($0, id) } ?? other.targets.first { $0.string("name") == proxy.string("remoteInfo") }
        return target.map { Member(reader: reader(of: other), target: $0) }
    }
}
