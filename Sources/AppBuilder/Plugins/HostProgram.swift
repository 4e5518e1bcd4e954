import Foundation

/// A program of a package that is built for this machine: a plug-in, or a tool that a plug-in's commands start.
struct HostProgram: Sendable {
    /// Its own sources and settings.
    var main: Library
    /// The libraries that it is made of besides, what others depend on first.
    var parts: [Library] = []
    /// The version of the package manager that its manifest asks for, like `5.9.0`.
    var toolsVersion: String

    var name: String { main.name }
    /// Its target and those of its parts.
    var targets: [AppTarget] { ([main] + parts).map(\.target) }
}
