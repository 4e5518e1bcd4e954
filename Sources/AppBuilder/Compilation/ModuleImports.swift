import Foundation

/// The compiler's search paths for a module's imports other than the frameworks.
struct ModuleImports: Sendable, Equatable {
    /// Folders of compiled modules.
    var folders: [URL] = []
    /// Maps of modules of C.
    var moduleMaps: [URL] = []
    /// Folders of their headers.
    var headers: [URL] = []
    /// Programs that expand macros, by the names of their modules.
    var macros: [String: URL] = [:]
    /// Hash of all that can be seen of them.
    var hash = ""

    var arguments: [String] {
        var arguments = folders.flatMap { ["-I", $0.path] }
        arguments += headers.flatMap { ["-Xcc", "-I" + $0.path] }
        arguments += moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
        for (module, program) in macros.sorted(by: { $0.key < $1.key }) {
            arguments += ["-load-plugin-executable", "\(program.path)#\(module)"]
        }
        return arguments
    }
}
