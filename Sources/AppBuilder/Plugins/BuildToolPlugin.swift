import Foundation

/// A build-tool plug-in that makes sources or resources of a library.
struct BuildToolPlugin: Sendable {
    var program: HostProgram
    /// The programs that its commands may start, by the names that it asks for them with.
    var tools: [String: Tool]
    /// The description of the packages that it gets.
    var input: PluginInput
    /// The folders of the packages that it reads.
    var packages: [URL]

    enum Tool: Sendable {
        /// An executable target, built for this machine.
        case target(HostProgram)
        /// A program that a package brings along, in an artifact bundle.
        case file(URL, bundle: URL)
    }

    var name: String { program.name }

    /// The artifact bundles that programs come from.
    var bundles: [URL] {
        tools.values.compactMap { tool in
            guard case .file(_, let bundle) = tool else { return nil }
            return bundle
        }
    }

    /// The programs that are built for it.
    var programs: [HostProgram] {
        var seen: Set<String> = []
        return tools.sorted { $0.key < $1.key }.compactMap { _, tool in
            guard case .target(let program) = tool, seen.insert(program.name).inserted else { return nil }
            return program
        }
    }
}
