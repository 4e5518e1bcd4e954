/// Writes how the program starts: every file's classes are registered, then the app begins as its source says.
enum EntryPointWriter {
    static let registerAll = "__quinceRegisterAll"
    static let fileName = "__QuinceEntry.swift"
    private static let startFunction = "__quinceStart"

    /// Returns the source of the start function, which is added to the file of the `@main` type.
    static func start(_ entry: SourceFacts.EntryPoint) -> String {
        if entry.hasOwnMain || !entry.isDelegate {
            // Whether its main throws is not known here, and a try too many would be a warning at the app's line.
            let (effects, call) = entry.isAsync ? ("async throws", "try await") : ("throws", "try")
            return
                "@MainActor func \(startFunction)() \(effects) { let main: @MainActor () \(effects) -> Void = \(entry.path).main; \(call) main() }\n"
        }
        // Foundation's function for class names reads the names of all its own classes first, which takes a tenth of an app's start.
        return "@MainActor func \(startFunction)() throws { "
            + "_ = UIKit.UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: \(entry.path).self)) }\n"
    }

    /// The symbol, and name, of the function that registers a library's classes.
    private static func registerLibrary(_ module: String) -> String { "__quinceRegisterLibrary_\(module)" }

    /// Declares the functions by which libraries register, which no import is needed for, and the one that calls them and those of `files`.
    static func registration(of files: [String], libraries: [String]) -> String {
        let declarations = libraries.map {
            "@_silgen_name(\"\(registerLibrary($0))\") nonisolated func \(registerLibrary($0))()\n"
        }
        let calls = libraries.map(registerLibrary) + files.map(RegistrationWriter.fileFunction)
        return declarations.joined() + "nonisolated func \(registerAll)() {\n" + calls.map { "    \($0)()\n" }.joined() + "}\n"
    }

    /// The generated file of a library: how it registers, and how its code finds its resources.
    static func library(_ target: AppTarget, registering files: [String]) -> String {
        let name = registerLibrary(target.moduleName)
        var text =
            "@_silgen_name(\"\(name)\") public nonisolated func \(name)() {\n"
            + files.map { "    \(RegistrationWriter.fileFunction($0))()\n" }.joined() + "}\n"
        guard let bundle = target.resourceBundle, bundle.hasSuffix(".bundle") else { return text }
        text = "import QuinceFoundation\n" + text
        return text + """
            extension Bundle {
                nonisolated static let module: Bundle = {
                    guard let bundle = Bundle(path: Bundle.main.bundlePath + "/" + \(RegistrationWriter.literal(bundle))) else {
                        fatalError("unable to find bundle named " + \(RegistrationWriter.literal(bundle)))
                    }
                    return bundle
                }()
            }

            """
    }

    /// The generated file of an Intents extension, which begins with its principal object.
    static func intentsExtension(registering files: [String], principal: String, intents: [String], libraries: [String]) -> String {
        "@_spi(Quince) import Intents\n@_spi(Quince) import QuinceFoundation\n@_spi(Quince) import UIKit\n"
            + registration(of: files, libraries: libraries)
            + "@main struct __QuinceEntry {\n    @MainActor static func main() {\n        \(registerAll)()\n        UIKit.ExtensionInterface.prepare()\n"
            + "        Intents.IntentsProcess.run(intents: [\(intents.map { $0 + ".self" }.joined(separator: ", "))]) { \(principal)() }\n    }\n}\n"
    }

    /// The generated file of the module.
    ///
    /// - Parameter hasModuleBundle: Whether `Bundle.module` is the app's own bundle, as in a package with an app.
    static func file(
        registering files: [String], entry: SourceFacts.EntryPoint?, libraries: [String] = [], hasModuleBundle: Bool = false
    ) -> String {
        var text = "@_spi(Quince) import QuinceFoundation\n" + registration(of: files, libraries: libraries)
        if hasModuleBundle { text += "extension Bundle { nonisolated static var module: Bundle { .main } }\n" }
        guard let entry else { return text }
        let effects = entry.isAsync ? "async throws" : "throws"
        text += "@main struct __QuinceEntry {\n    @MainActor static func main() \(effects) {\n        \(registerAll)()\n"
        return text + "        try \(entry.isAsync ? "await " : "")\(startFunction)()\n    }\n}\n"
    }
}
