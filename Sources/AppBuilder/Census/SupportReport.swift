/// The needs of a project that Quince does not meet: modules, names of Apple's frameworks, and features of the project.
public struct SupportReport: Codable, Equatable, Sendable {
    /// A name with the files that use it.
    public struct Name: Codable, Equatable, Sendable {
        public var name: String
        /// Places where the project uses it.
        public var uses: Int
        /// Paths in the project's folder, in alphabetical order.
        public var files: [String]
    }

    /// A module that files import and nobody has.
    public struct Module: Codable, Equatable, Sendable {
        public var name: String
        /// Why it cannot be imported.
        public var reason: String
        /// The files that import it, by their paths in the project's folder.
        public var files: [String]
        /// The names in those files that no other module declares, those used most first. Of a file that imports several missing modules they
        /// stand with each of them.
        public var names: [Name]
    }

    /// The project, or the folder that stands for one.
    public var project: String
    /// The Swift sources of the app, its extensions and the project's libraries.
    public var files: Int
    /// Missing modules, those imported by most files first.
    public var modules: [Module]
    /// Names that neither the project nor any module declares that its files import, those used most first.
    public var names: [Name]
    /// Sources whose names were not looked up, because they import a package that cannot be had.
    public var filesNotRead: Int
    /// Warnings and errors about the project, as a build gives them.
    public var problems: [String]

    /// Whether nothing is known to be missing.
    public var isComplete: Bool { modules.isEmpty && names.isEmpty && problems.isEmpty && filesNotRead == 0 }
}
