import Foundation
import FrameworkManifest

/// Why a module cannot be imported: nobody has made it, or the target does not have the package it comes from.
struct MissingReason {
    let target: AppTarget

    func text(of module: String) -> String {
        if isPod(module) { return "'\(module)' comes from CocoaPods" + podReason }
        // A pod may have the name of a framework.
        if AppleFrameworks.names.contains(module) { return "the framework '\(module)' is not in Quince yet" }
        if Self.foreign.contains(module) { return "'\(module)' is no module of iOS, and not in Quince" }
        let packages = Set(target.packageProducts.compactMap { $0.package?.place }).sorted()
        let tried =
            packages.isEmpty
            ? "the target depends on no package or target with it" : "none of its packages has it (\(packages.joined(separator: ", ")))"
        return "no module '\(module)': it is not in Quince yet, and \(tried)"
    }

    /// Why a pod cannot be imported: it is not installed, or the project was opened in the place of the workspace.
    private var podReason: String {
        let folder = target.root.standardizedFileURL
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pods/Pods.xcodeproj").path) else {
            return ", and its pods are not installed: run 'pod install' in \(folder.path)"
        }
        let children = (try? ProjectLocator.children(of: folder)) ?? []
        if target.workspace == nil, let workspace = children.first(where: { $0.pathExtension == "xcworkspace" }) {
            return ": build \(workspace.lastPathComponent) instead of the project"
        }
        return ", and the target is linked with no pod of the name that has Swift sources"
    }

    private func isPod(_ module: String) -> Bool {
        guard let text = try? ProjectFile.text(target.root.appendingPathComponent("Podfile")) else { return false }
        let folder = target.root.appendingPathComponent("Pods", isDirectory: true).appendingPathComponent(module, isDirectory: true)
        if FileManager.default.fileExists(atPath: folder.path) { return true }
        return text.contains("'\(module)'") || text.contains("\"\(module)\"") || text.contains("'\(module)/")
    }

    /// Modules of other systems.
    private static let foreign: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon", "TVUIKit", "TVServices", "CoreWLAN", "IOKit"]
}
