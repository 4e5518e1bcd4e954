import AppBuilder
import Foundation

/// Builds as `xcodebuild` logs them.
struct XcodebuildLog {
    let target: String
    let project: String
    /// `Name.app`
    let product: URL

    private var place: String { "(in target '\(target)' from project '\(project)')" }

    /// The line of a step; nil for steps without one.
    func line(_ step: BuildProgress) -> String? {
        let architecture = SimctlCatalogue.architecture
        switch step {
        case .readingProject, .lowering, .waiting, .finished: return nil
        case .resolvingPackages(let text): return "Resolve Package Graph: \(text)"
        case .runningScript(let name): return "PhaseScriptExecution \(Self.escaped(name)) \(place)"
        case .runningPlugin(let name, let target): return "RunPlugin \(Self.escaped(name)) (in target '\(target)')"
        case .compiling:
            return "SwiftDriver \(Self.escaped(target)) normal \(architecture) com.apple.xcode.tools.swift.compiler \(place)"
        case .linking:
            let program = product.appendingPathComponent(product.deletingPathExtension().lastPathComponent)
            return "Ld \(Self.escaped(program.path)) normal \(architecture) \(place)"
        case .compilingResources: return "ProcessInfoPlistFile \(Self.escaped(product.path + "/Info.plist")) \(place)"
        }
    }

    var finalLine: String { "Touch \(Self.escaped(product.path)) \(place)" }

    private static func escaped(_ text: String) -> String { text.replacingOccurrences(of: " ", with: "\\ ") }
}
