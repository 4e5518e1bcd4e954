import Foundation
import Testing

/// The table of modules in Documentation/Architecture.md lists every module, and each imports only modules that stand before it.
@Suite struct ModuleOrderTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    /// A target of Package.swift with sources of its own.
    struct Module: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        let excluded: [String]
        let dependencies: Set<String>

        var testDescription: String { name }
        var isCLibrary: Bool { path.hasPrefix("Sources/CLibraries/") }
    }

    static let modules = (try? readModules()) ?? []
    /// The imports of each module by its name, read once: reading all sources takes a while.
    private static let allImports = Result { try Dictionary(uniqueKeysWithValues: modules.map { ($0.name, try readImports(of: $0)) }) }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func strings(after key: String, until end: String, in text: Substring) -> [String] {
        guard let start = text.range(of: key), let stop = text[start.upperBound...].range(of: end) else { return [] }
        return text[start.upperBound..<stop.lowerBound].matches(of: /"([^"]+)"/).map { String($0.1) }
    }

    /// The targets of Package.swift that are no tests, nor their support.
    private static func readModules() throws -> [Module] {
        let package = try text("Package.swift")
        let starts = package.matches(of: /\.(target|executableTarget|testTarget|systemLibrary|macro)\(\s*name: "([^"]+)"/)
        var modules: [Module] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : package.endIndex
            let body = package[start.range.upperBound..<end]
            let path = strings(after: "path: ", until: ",", in: body + ",").first ?? "Sources/\(start.2)"
            guard start.1 != "testTarget", path.hasPrefix("Sources/") else { continue }
            // Products stand among the dependencies with the name of their package.
            let dependencies = strings(after: "dependencies: [", until: "],", in: body.replacing(/\.product\([^)]*\)/, with: "")[...])
            modules.append(
                Module(
                    name: String(start.2), path: path, excluded: strings(after: "exclude: [", until: "]", in: body),
                    dependencies: Set(dependencies)))
        }
        return modules
    }

    /// The modules of the table, in its order.
    private static func table() throws -> [String] {
        try text("Documentation/Architecture.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
            .flatMap { $0.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
    }

    /// The modules that sources import, with a file that does.
    private static func imports(of module: Module) throws -> [String: String] { try allImports.get()[module.name] ?? [:] }

    private static func readImports(of module: Module) throws -> [String: String] {
        let folder = root.appendingPathComponent(module.path)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: [String: String] = [:]
        // Imports stand at the head of a file.
        for case let file as URL in files where file.pathExtension == "swift" {
            let path = file.path.dropFirst(folder.path.count + 1)
            if module.excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
            let lines = try String(decoding: Data(contentsOf: file).prefix(2000), as: UTF8.self).components(separatedBy: "\n").filter {
                $0.contains("import ")
            }
            for line in lines {
                let form =
                    /(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|class|enum|func) )?(\w+).*/
                if let match = line.wholeMatch(of: form) { found[String(match.1)] = file.lastPathComponent }
            }
        }
        return found
    }

    @Test func eachModuleStandsOnceInTheTable() throws {
        let table = try Self.table()
        #expect(Self.modules.count > 40)
        for name in table { #expect(table.filter { $0 == name }.count == 1, "\(name) stands twice in the table of modules") }
        for name in table { #expect(Self.modules.contains { $0.name == name }, "\(name) is no target of Package.swift") }
        for module in Self.modules where !module.isCLibrary {
            #expect(table.contains(module.name), "\(module.name) is missing in the table of modules")
        }
    }

    @Test(arguments: modules.filter { !$0.isCLibrary }) func modulesImportWhatStandsBeforeThem(_ module: Module) throws {
        let table = try Self.table()
        let own = try #require(table.firstIndex(of: module.name))
        for (name, file) in try Self.imports(of: module).sorted(by: { $0.key < $1.key }) where name != module.name {
            guard let imported = Self.modules.first(where: { $0.name == name }) else { continue }
            if let index = table.firstIndex(of: name) {
                #expect(index < own, "\(file) imports \(name), which stands below \(module.name) in Documentation/Architecture.md")
            } else {
                #expect(imported.isCLibrary, "\(name) is missing in the table of modules")
            }
        }
    }

    @Test(arguments: ["UserNotifications", "BackgroundTasks", "Intents", "Security", "DeviceRuntime"])
    func whatDrawsNothingIsMadeWithoutWhatDraws(_ name: String) throws {
        var (reached, waiting): (Set<String>, [String]) = ([], [name])
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted, let module = Self.modules.first(where: { $0.name == next }) else { continue }
            waiting += try module.dependencies.union(Self.imports(of: module).keys)
        }
        #expect(reached.count > 3)
        #expect(reached.isDisjoint(with: ["CoreGraphics", "CoreText", "QuartzCore", "UIKit", "SwiftUI"]))
    }
}
