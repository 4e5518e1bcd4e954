import FileFormats
import Foundation

/// A build-tool plug-in that a target of a package is built with: told apart by its sources, which are not run.
struct PluginUse {
    let name: String
    /// The files of the plug-in; empty where they are not at hand.
    let sources: [URL]

    /// Whether nothing but messages comes from the plug-in: the target compiles without it.
    var isLint: Bool {
        let isNamedSo = ["lint", "format"].contains { name.lowercased().contains($0) }
        if isNamedSo { return true }
        let texts = sources.compactMap { try? ProjectFile.text($0) }
        return texts.contains { $0.contains("buildCommand") } && !texts.contains(where: Self.generates)
    }

    /// Whether a plug-in's code speaks of files that its commands make.
    private static func generates(_ text: String) -> Bool {
        if text.contains("prebuildCommand") { return true }
        var rest = Substring(text)
        while let range = rest.range(of: "outputFiles:") {
            rest = rest[range.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            guard value.hasPrefix("["), value.dropFirst().drop(while: \.isWhitespace).hasPrefix("]") else { return true }
        }
        return false
    }
}
