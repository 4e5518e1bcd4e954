import Foundation
import FrameworkManifest

/// Why a module cannot be imported: nobody has made it, or the target does not have the package it comes from.
struct MissingReason {
    let target: AppTarget

    /// Whether a module is a framework of Apple's that is not in Quince, and no library of that name.
    func isFramework(_ module: String) -> Bool {
        target.missingModules[module] == nil && !isPod(module) && AppleFrameworks.names.contains(module)
    }

    func text(of module: String) -> String {
        if let known = target.missingModules[module] { return known }
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
        let folder = target.root
        guard let text = try? ProjectFile.text(folder.appendingPathComponent("Podfile")) else { return false }
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pods/" + module).path) { return true }
        let locked = (try? ProjectFile.text(folder.appendingPathComponent("Podfile.lock"))) ?? ""
        return Self.podModules(podfile: text, lock: locked).contains(module)
    }

    /// The modules of the pods that a Podfile asks for, and of those that its `Podfile.lock` lists because they need them.
    ///
    /// A pod's module has its name, in which other characters than those of a C identifier are underscores.
    static func podModules(podfile: String, lock: String) -> Set<String> {
        let asked = podfile.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
            let words = line.split(whereSeparator: { $0.isWhitespace || "(,".contains($0) })
            return words.first == "pod" && words.count > 1 ? words[1].trimmingPrefix { "'\"".contains($0) } : nil
        }
        let listed = lock.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("DEPENDENCIES") }.compactMap { line -> Substring? in
            line.hasPrefix("  - ") ? line.dropFirst(4).trimmingPrefix("\"") : nil
        }
        let names = (asked + listed).map { $0.prefix { !"'\"/ :".contains($0) } }
        return Set(names.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) })
    }

    /// Modules of other systems.
    private static let foreign: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon", "TVUIKit", "TVServices", "CoreWLAN", "IOKit"]
}
