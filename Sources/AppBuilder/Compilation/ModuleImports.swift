import Foundation

/// Where the compiler finds what a module imports besides the frameworks.
struct ModuleImports: Sendable, Equatable {
    /// Folders of compiled modules.
    var folders: [URL] = []
    /// Maps of modules of C.
    var moduleMaps: [URL] = []
    /// Folders of their headers.
    var headers: [URL] = []
    /// Hash of all that can be seen of them.
    var hash = ""

    var arguments: [String] {
        folders.flatMap { ["-I", $0.path] } + headers.flatMap { ["-Xcc", "-I" + $0.path] }
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
    }
}
