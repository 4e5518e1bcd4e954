/// Writes how the program starts: every file's classes are registered, then the app begins as its source says.
enum EntryPointWriter {
    static let registerAll = "__quinceRegisterAll"
    static let fileName = "__QuinceEntry.swift"
    private static let startFunction = "__quinceStart"

    /// What the file of the `@main` type gets: a function that starts it.
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

    /// The generated file of the module.
    static func file(registering files: [String], entry: SourceFacts.EntryPoint?) -> String {
        var text = "@_spi(Quince) import QuinceFoundation\n"
        text += "nonisolated func \(registerAll)() {\n" + files.map { "    \(RegistrationWriter.fileFunction($0))()\n" }.joined() + "}\n"
        guard let entry else { return text }
        let effects = entry.isAsync ? "async throws" : "throws"
        text += "@main struct __QuinceEntry {\n    @MainActor static func main() \(effects) {\n        \(registerAll)()\n"
        return text + "        try \(entry.isAsync ? "await " : "")\(startFunction)()\n    }\n}\n"
    }
}
