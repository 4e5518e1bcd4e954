import Foundation
import ProcessSupport
import Testing

@testable import AppBuilder

/// Manifests that try what a manifest may not, and say in the package's name how that ended.
@Suite(.enabled(if: ConfinementSupport.current.landlock > 0 && ConfinementSupport.current.filtersCalls))
struct ManifestConfinementTests {
    /// The name of a package whose manifest gives it this expression's value.
    private func name(_ expression: String, _ folder: TemporaryFolder) throws -> String {
        try folder.write(
            """
            // swift-tools-version:5.9
            import Foundation
            import PackageDescription
            func attempt(_ path: String, _ flags: Int32) -> String {
                let descriptor = open(path, flags, 0o600)
                return descriptor < 0 ? String(cString: strerror(errno)) : "done"
            }
            let package = Package(name: \(expression))
            """, to: "Package/Package.swift")
        let toolchain = try Toolchain.locate()
        let arguments = ["package", "--package-path", folder.path("Package").path, "--scratch-path", folder.path("build").path]
        let result = try toolchain.run(
            "swift", arguments + ["--cache-path", folder.path("cache").path, "dump-package"],
            environment: try ManifestConfinement.environment(toolchain)
        ) { _ in }
        guard result.status == 0 else { throw BuildFailure(result.errors) }
        let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        return object?["name"] as? String ?? ""
    }

    @Test func readsItsPackage() throws {
        let folder = try TemporaryFolder(["Package/names.txt": "a"])
        #expect(try name("attempt(\"\(folder.path("Package/names.txt").path)\", O_RDONLY)", folder) == "done")
    }

    @Test func readsNothingBesideIt() throws {
        let folder = try TemporaryFolder(["secret": "s"])
        #expect(try name("attempt(\"\(folder.path("secret").path)\", O_RDONLY)", folder) == "Permission denied")
    }

    @Test func writesNothing() throws {
        let folder = try TemporaryFolder([:])
        #expect(try name("attempt(\"\(folder.path("Package/new").path)\", O_WRONLY | O_CREAT)", folder) == "Permission denied")
        #expect(!FileManager.default.fileExists(atPath: folder.path("Package/new").path))
    }

    @Test func hasNoNetwork() throws {
        let folder = try TemporaryFolder([:])
        let expression = "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 ? String(cString: strerror(errno)) : \"done\""
        #expect(try name(expression, folder) == "Operation not permitted")
    }

    /// The package manager works in the package's folder, and the compiler's driver looks for its parts in the folder it works in.
    @Test func noFileOfThePackageStandsInForTheCompiler() throws {
        let folder = try TemporaryFolder([:])
        try StandIn.place(in: folder.path("Package"), marking: folder.path("mark"))
        #expect(try name("\"plain\"", folder) == "plain")
        #expect(!FileManager.default.fileExists(atPath: folder.path("mark").path))
    }

    /// The question that libdispatch asks of its worker threads when many are busy; it traps where there is no answer.
    @Test func seesTheStatesOfItsThreads() throws {
        let folder = try TemporaryFolder([:])
        let expression = """
            {
                final class Box { var text = "" }
                let box = Box(), group = DispatchGroup()
                DispatchQueue.global().async(group: group) {
                    let thread = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
                    box.text = attempt("/proc/\\(thread?.split(separator: "/").last ?? "")/stat", O_RDONLY)
                }
                group.wait()
                return box.text
            }()
            """
        #expect(try name(expression, folder) == "done")
    }

    @Test func seesNoOtherProcesses() throws {
        let folder = try TemporaryFolder([:])
        #expect(try name("attempt(\"/proc/\\(getppid())/stat\", O_RDONLY)", folder) == "Permission denied")
    }

    @Test func startsNoProgram() throws {
        let folder = try TemporaryFolder([:])
        let expression = "{ var p = pid_t(); return String(cString: strerror(posix_spawn(&p, \"/bin/sh\", nil, nil, [nil], nil))) }()"
        #expect(try name(expression, folder) == "Permission denied")
    }
}
