/// The module `SwiftCompilerPlugin`, which toolchains do not bring: the entry of a program with macros.
enum MacroPlugin {
    static let module = "SwiftCompilerPlugin"

    static let source = #"""
        @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
        import SwiftSyntaxMacros

        /// The program that expands a package's macros for the compiler.
        public protocol CompilerPlugin {
            init()
            /// All macros of the program.
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            /// Answers the compiler until it closes the connection.
            public static func main() throws {
                let provider = Provider(macros: Self().providingMacros)
                try CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: provider).main()
            }
        }

        private struct Provider: PluginProvider {
            let macros: [any Macro.Type]
            var features: [PluginFeature] { [] }

            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                let name = "\(moduleName).\(typeName)"
                guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
                    throw Problem(description: "the plug-in does not provide the macro '\(name)'")
                }
                return macro
            }

            func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
                throw Problem(description: "the plug-in loads no libraries")
            }
        }

        private struct Problem: Error, CustomStringConvertible { var description: String }
        """#
}
