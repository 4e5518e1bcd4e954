@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of the program, by the names that `#externalMacro` of the modules FoundationModels, SwiftData and TipKit gives.
struct DataMacroProvider: PluginProvider {
    private struct UnknownMacro: Error, CustomStringConvertible {
        let description: String
    }

    private static var macros: [String: any Macro.Type] {
        [
            "Model": ModelMacro.self, "PersistedProperty": PersistedPropertyMacro.self, "Marker": MarkerMacro.self,
            "ModelActor": ModelActorMacro.self, "TipParameter": TipParameterMacro.self, "TipRule": TipRuleMacro.self,
            "Generable": GenerableMacro.self,
        ]
    }

    var features: [PluginFeature] { [] }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros[typeName] else {
            throw UnknownMacro(description: "The frameworks have no macro of the type '\(typeName)'")
        }
        return macro
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw UnknownMacro(description: "The frameworks' macros load no libraries")
    }
}
