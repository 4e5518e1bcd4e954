/// A module of iOS that apps can import, and all that the parts of Quince have to know of it.
package struct Framework: Sendable {
    /// The mechanism by which an app's import of the module resolves to Quince's.
    package enum Access: Sendable {
        /// The module has the name that apps import.
        case direct
        /// The compiler is told that the name means Quince's module (`-module-alias`): packages that Quince itself is built with ask whether modules of
        /// Apple's names are there, and would use them.
        case alias
        /// Lowering writes the import of Quince's module in the place of Apple's.
        case substitution
    }

    /// The name that apps import.
    package let name: String
    /// The name of Quince's module.
    package let module: String
    package let access: Access
    /// Frameworks whose names an importer sees, too, because the module exports them (`@_exported import`).
    package let exports: [String]
    /// Whether lowering reads which classes and protocols the module declares: apps derive from its classes or implement its delegates.
    package let isIndexed: Bool
    /// Whether Apple's protocols are Objective-C's, with optional requirements.
    package let hasObjectiveCProtocols: Bool
    /// Whether Apple's classes are Objective-C's, which have names without their module.
    package let hasObjectiveCClasses: Bool
    /// Whether Documentation/Support.md has a section of it.
    package let isDocumented: Bool
    /// Keys of Info.plist whose texts the system's questions show, or without which it refuses.
    package let usageKeys: [String]

    /// - Parameters:
    ///   - module: Quince's module; nil = it has the name that apps import.
    ///   - exports: Names of frameworks of the manifest.
    init(
        _ name: String, module: String? = nil, access: Access = .direct, exports: [String] = [], isIndexed: Bool = false,
        hasObjectiveCProtocols: Bool = false, hasObjectiveCClasses: Bool = false, isDocumented: Bool = true, usageKeys: [String] = []
    ) {
        (self.name, self.module, self.access, self.exports) = (name, module ?? name, access, exports)
        (self.isIndexed, self.isDocumented, self.usageKeys) = (isIndexed, isDocumented, usageKeys)
        (self.hasObjectiveCProtocols, self.hasObjectiveCClasses) = (hasObjectiveCProtocols, hasObjectiveCClasses)
    }
}
