import Foundation
import JSONModel
import Testing

@testable import EditorServer

struct BuildServerTests {
    private func makeServer() throws -> BuildServer {
        let plan = """
            {"modules": [{"identifier": "app", "name": "App", "files": ["/A B.swift"], "arguments": ["-module-name", "App", "/A B.swift"],
            "dependencies": ["library:Kit"], "isDependency": false},
            {"identifier": "library:Kit", "name": "Kit", "files": ["/Kit.swift"], "arguments": [], "dependencies": [], "isDependency": true}]}
            """
        let server = BuildServer(folder: URL(fileURLWithPath: "/index"), version: "1", input: -1, output: -1)
        server.update(try JSONDecoder().decode(BuildPlan.self, from: Data(plan.utf8)))
        return server
    }

    @Test func sourcekitLSPLearnsOfTheModules() throws {
        let server = try makeServer()
        let data = server.answer("build/initialize", [:])?["data"]
        #expect(data?["sourceKitOptionsProvider"] == true)
        #expect(data?["indexStorePath"] == "/index/Index/store")
        let targets = server.answer("workspace/buildTargets", [:])?["targets"]?.array ?? []
        #expect(targets.map { $0["displayName"]?.string } == ["App", "Kit"])
        #expect(targets.map { $0["tags"] } == [[], ["dependency"]])
        #expect(targets.first?["dependencies"]?.array == [targets.last?["id"] ?? .null])
        let sources = server.answer("buildTarget/sources", ["targets": [targets[0]["id"] ?? .null]])
        #expect(sources?["items"]?.array?.count == 1)
        #expect(sources?["items"]?.array?[0]["sources"]?.array?.first?["uri"] == "file:///A%20B.swift")
        let options = server.answer(
            "textDocument/sourceKitOptions", ["textDocument": ["uri": "file:///A%20B.swift"], "target": targets[0]["id"] ?? .null])
        #expect(options?["compilerArguments"] == ["-module-name", "App", "/A B.swift"])
    }

    @Test func whatItDoesNotKnowIsNoAnswer() throws {
        let server = try makeServer()
        #expect(server.answer("textDocument/sourceKitOptions", ["textDocument": ["uri": "file:///C.swift"]]) == .null)
        #expect(server.answer("textDocument/sourceKitOptions", []) == .null)
        #expect(server.answer("buildTarget/sources", [:])?["items"] == [])
        #expect(server.answer("buildTarget/run", [:]) == nil)
    }
}
