import Testing

@testable import AppBuilder

@Suite struct CompilerCrashTests {
    @Test func namesWhatTheCompilerWasDoingAndWhere() throws {
        let dump = """
            Please submit a bug report
            Stack dump:
            0.\tProgram arguments: swift-frontend -c
            1.\tSwift version 6.3
            2.\tCompiling with effective version 5.10
            3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/cache/A.swift")
            4.\tWhile type-checking 'body' (at /app/My View.swift:12:5)
            5.\tWhile mangling a name
             #0 0x0000 swift::Mangle
            """
        let problem = try #require(CompilerCrash.failure(dump).diagnostics.first)
        #expect(problem.message == "the compiler crashed while type-checking 'body'")
        #expect(problem.file?.path == "/app/My View.swift")
        #expect(problem.line == 12)
        #expect(problem.column == 5)
    }

    @Test func saysTheEndOfWhatIsNoDump() throws {
        let problem = try #require(CompilerCrash.failure("out of memory").diagnostics.first)
        #expect(problem.message == "the compiler failed: out of memory")
    }

    @Test func aFailedRunSaysItsErrorsOnceOrHowItCrashed() throws {
        let error = "/app/A.swift:3:5: error: cannot find 'a' in scope\n"
        let failure = #expect(throws: BuildFailure.self) { try Toolchain.Result(status: 1, output: error + error).diagnostics() }
        #expect(failure?.diagnostics.map(\.message) == ["cannot find 'a' in scope"])
        let crash = #expect(throws: BuildFailure.self) {
            try Toolchain.Result(status: 139, output: "/app/A.swift:1:1: warning: odd\n1.\tWhile parsing (at /app/A.swift:3:5)\n")
                .diagnostics()
        }
        #expect(crash?.diagnostics.first?.line == 3)
        #expect(try Toolchain.Result(status: 0, output: "/app/A.swift:1:1: warning: odd\n").diagnostics().count == 1)
    }
}
