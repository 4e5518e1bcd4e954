import Foundation

/// A module that an app is linked with besides its own: a target of a package, or a framework or library target of its project.
struct Library: Sendable {
    /// The sources and options of a C-family module.
    struct CSources: Sendable {
        var sources: [URL]
        /// Folder of the headers that others include; nil = none.
        var headers: URL?
        /// The module map, the library's own or a generated one.
        var moduleMap: URL?
        /// Options of clang.
        var arguments: [String]
        /// The text of the module map that is to be generated.
        var generatedMap: String?
    }

    var target: AppTarget
    var c: CSources?
    /// Names of the modules it may import.
    var dependencies: [String]
    /// Whether its files are the user's own, and may change.
    var isLocal: Bool
    /// System libraries it asks to be linked with.
    var linkedLibraries: [String] = []

    /// Whether it is a program of this machine that expands macros: others are compiled with it, and nothing is linked with it.
    var isMacro = false
    /// The libraries that such a program is made of besides, what others depend on first.
    var macroLibraries: [Library] = []

    /// The plug-ins that make sources and resources of it.
    var plugins: [BuildToolPlugin] = []
    /// The name of the bundle of its resources, if it has any.
    var bundleName = ""

    /// The libraries and programs that its plug-ins are made of.
    var pluginLibraries: [Library] {
        plugins.flatMap { [$0.program] + $0.programs }.flatMap { [$0.main] + $0.parts }
    }

    var name: String { target.moduleName }
    /// Whether an app that is linked with it has classes of it to register.
    var hasClasses: Bool { c == nil && !isMacro }
}
