import FileFormats
import Foundation

/// The app extensions in an app.
extension XcodeTargetReader {
    private static let extensionType = "com.apple.product-type.app-extension"
    private static let widgetPoint = "com.apple.widgetkit-extension"
    private static let intentsPoint = "com.apple.intents-service"

    func isExtension(_ target: XcodeProject.Object) -> Bool { target.string("productType") == Self.extensionType }

    /// The extensions that are built with an app; what is said of the others goes to its warnings.
    func extensions(of target: XcodeProject.Object, warnings: inout [BuildDiagnostic]) throws -> [AppTarget] {
        var result: [AppTarget] = []
        for member in try extensionTargets(of: target) {
            let (project, found) = (member.reader.project, member.target)
            let name = found.string("name") ?? ""
            let information = try member.reader.extensionInformation(of: found)
            let point = information["NSExtensionPointIdentifier"] as? String
            guard let point, [Self.widgetPoint, Self.intentsPoint].contains(point) else {
                warnings.append(
                    .warning(
                        "the extension '\(name)' is left out of the app: extensions of the kind \(point ?? "it has") are not in Quince yet",
                        at: project.file, line: project.line(of: found), nextStep: "The app runs without it."))
                continue
            }
            var part = try member.reader.read(found)
            part.extensionPoint = point
            if point == Self.intentsPoint { part.principalClass = try principalClass(information, of: part, at: found) }
            result.append(part)
        }
        return result
    }

    /// The extensions that the app depends on or that are copied into it.
    private func extensionTargets(of target: XcodeProject.Object) throws -> [Member] {
        let phases = project.objects(target.strings("buildPhases")).filter { $0.isa == "PBXCopyFilesBuildPhase" }
        var seen: Set<String> = []
        return try (dependencies(of: target) + makers(of: phases)).filter { isExtension($0.target) && seen.insert($0.key).inserted }
    }

    /// The class that an Intents extension begins with.
    private func principalClass(_ information: [String: Any], of target: AppTarget, at object: XcodeProject.Object) throws -> String {
        let name = (try? target.settings.expand(information["NSExtensionPrincipalClass"] as? String ?? "")) ?? ""
        guard let last = name.split(separator: ".").last else {
            throw BuildFailure(
                "the Intents extension '\(target.name)' has no NSExtensionPrincipalClass", at: target.infoPlist ?? project.file,
                nextStep: "Set it in the dictionary NSExtension, to $(PRODUCT_MODULE_NAME).IntentHandler or what the class is called.")
        }
        return String(last)
    }

    /// Returns the `NSExtension` dictionary of the extension's Info.plist; empty if it cannot be read.
    private func extensionInformation(of target: XcodeProject.Object) throws -> [String: Any] {
        var files: [URL] = []
        let settings = try settings(of: target, files: &files)
        let path = settings.string("INFOPLIST_FILE")
        guard !path.isEmpty, let data = try? RegularFile.read(URL(fileURLWithPath: path, relativeTo: project.folder)),
            let plist = try? PropertyList.read(data) as? [String: Any]
        else { return [:] }
        return plist["NSExtension"] as? [String: Any] ?? [:]
    }
}
