import FileFormats
import Foundation

/// The app extensions in an app.
extension XcodeTargetReader {
    private static let extensionType = "com.apple.product-type.app-extension"
    private static let widgetPoint = "com.apple.widgetkit-extension"

    func isExtension(_ target: XcodeProject.Object) -> Bool { target.string("productType") == Self.extensionType }

    /// The extensions that are built with an app; what is said of the others goes to its warnings.
    func extensions(of target: XcodeProject.Object, warnings: inout [BuildDiagnostic]) throws -> [AppTarget] {
        var result: [AppTarget] = []
        for found in extensionTargets(of: target) {
            let name = found.string("name") ?? ""
            let point = try extensionPoint(of: found)
            guard point == Self.widgetPoint else {
                warnings.append(
                    .warning(
                        "the extension '\(name)' is left out of the app: extensions of the kind \(point ?? "it has") are not in Quince yet",
                        at: project.file, line: project.line(of: found), nextStep: "The app runs without it."))
                continue
            }
            result.append(try read(found))
        }
        return result
    }

    /// The extensions that the app depends on or that are copied into it.
    private func extensionTargets(of target: XcodeProject.Object) -> [XcodeProject.Object] {
        let declared = project.objects(target.strings("dependencies")).compactMap { dependency in
            project.object(dependency.string("target") ?? project.object(dependency.string("targetProxy"))?.string("remoteGlobalIDString"))
        }
        let phases = project.objects(target.strings("buildPhases")).filter { $0.isa == "PBXCopyFilesBuildPhase" }
        let copied = Set(phases.flatMap { project.objects($0.strings("files")) }.compactMap { $0.string("fileRef") })
        let makers = project.targets.filter { $0.string("productReference").map(copied.contains) ?? false }
        var seen: Set<String> = []
        return (declared + makers).filter { isExtension($0) && seen.insert($0.id).inserted }
    }

    /// What part of the system the extension extends, as its Info.plist says.
    private func extensionPoint(of target: XcodeProject.Object) throws -> String? {
        var files: [URL] = []
        let settings = try settings(of: target, files: &files)
        let path = settings.string("INFOPLIST_FILE")
        guard !path.isEmpty, let data = try? Data(contentsOf: URL(fileURLWithPath: path, relativeTo: project.folder)),
            let plist = try? PropertyList.read(data) as? [String: Any], let info = plist["NSExtension"] as? [String: Any]
        else { return nil }
        return info["NSExtensionPointIdentifier"] as? String
    }
}
