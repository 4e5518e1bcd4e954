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
}
