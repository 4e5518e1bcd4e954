import Foundation

/// The XCTest classes of a test target: what the Objective-C runtime finds on iOS is found in the source here.
enum TestDiscovery {
    struct Method: Hashable {
        var name: String
        var isAsync: Bool
        var isThrowing: Bool
        /// The path of the file that declares the method.
        var file: String
        var line: Int
    }

    struct Class: Equatable {
        var path: String
        var methods: [Method]
        /// Whether the class says if its tests run in each configuration of the app's interface.
        var hasConfigurations = false
    }

    /// The property of a class that asks for a run in each configuration of the app's interface.
    static let configurations = "runsForEachTargetApplicationUIConfiguration"

    struct Result: Equatable {
        var classes: [Class] = []
        /// Classes no other file can reach, with their file and line.
        var hidden: [(path: String, file: String, line: Int)] = []

        static func == (a: Result, b: Result) -> Bool { a.classes == b.classes && a.hidden.map(\.path) == b.hidden.map(\.path) }
    }

    /// Classes and methods in alphabetical order, as XCTest runs them; inherited methods belong to each subclass, too.
    static func find(in files: [(name: String, facts: SourceFacts)]) -> Result {
        let types = files.flatMap { file in file.facts.types.map { (file: file.name, type: $0) } }.filter { !$0.type.isLocal }
        let classes = types.filter { $0.type.kind == .class }
        let byName = Dictionary(classes.map { ($0.type.path, $0.type) }) { first, _ in first }
        func ancestors(_ path: String) -> [String]? {
            var (chain, current) = ([path], path)
            while let type = byName[current] {
                if type.inherits.contains(where: { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }) { return chain }
                guard let parent = type.inherits.first(where: { byName[$0] != nil }), !chain.contains(parent) else { return nil }
                chain.append(parent)
                current = parent
            }
            return nil
        }
        var result = Result()
        for (file, type) in classes.sorted(by: { $0.type.path < $1.type.path }) where !type.isGeneric {
            guard let chain = ancestors(type.path) else { continue }
            var methods: [String: Method] = [:]
            // An override stands for what it overrides.
            for path in chain.reversed() {
                for part in types where part.type.path == path {
                    for member in part.type.members where isTest(member) {
                        methods[member.name] = Method(
                            name: member.name, isAsync: member.isAsync, isThrowing: member.isThrowing, file: part.file, line: member.line)
                    }
                }
            }
            guard !methods.isEmpty else { continue }
            if type.isPrivate {
                result.hidden.append((type.path, file, type.line))
            } else {
                let parts = types.filter { chain.contains($0.type.path) }
                let hasConfigurations = parts.contains { $0.type.members.contains { $0.kind == .property && $0.name == configurations } }
                result.classes.append(
                    Class(path: type.path, methods: methods.values.sorted { $0.name < $1.name }, hasConfigurations: hasConfigurations))
            }
        }
        return result
    }

    private static func isTest(_ member: MemberFacts) -> Bool {
        member.kind == .function && member.name.hasPrefix("test") && member.labels.isEmpty && member.returnType == nil && !member.isStatic
            && !member.isPrivate && !member.isGeneric
    }
}
