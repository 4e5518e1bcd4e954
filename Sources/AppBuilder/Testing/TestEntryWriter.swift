/// Writes how a test bundle runs once it is loaded into its app.
enum TestEntryWriter {
    /// The function the app calls.
    static let symbol = "quince_run_tests"

    /// The generated file of a test target.
    static func file(
        registering files: [String], classes: [TestDiscovery.Class], module: String, libraries: [String] = []
    ) -> String {
        """
        @_spi(Quince) import QuinceFoundation
        import Testing
        import XCTest
        @_spi(Quince) import XCUIAutomation

        \(EntryPointWriter.registration(of: files, libraries: libraries))
        @_cdecl("\(symbol)") @MainActor public func __quinceRunTests() {
            \(EntryPointWriter.registerAll)()
            \(TestExpectedFailures.start)
            let environment = ProcessInfo.processInfo.environment
            let filter = environment["QUINCE_TEST_FILTER"]
            let pattern = filter.flatMap { try? Regex($0) }
            var cases: [XCTestCaseEntry] = []
            func add<Case: XCTestCase>(_ name: String, _ tests: [(String, (Case) -> () throws -> Void)], inAll: Bool = false) {
                let chosen = tests.filter { test in pattern.map { "\(module).\\(name)/\\(test.0)".contains($0) } ?? true }
                let all = chosen.flatMap { test in
                    inAll ? InterfaceConfiguration.all.map { configuration in
                        (test.0, { (each: Case) in { configuration.use(); try test.1(each)() } })
                    } : [test]
                }
                if !all.isEmpty { cases.append(testCase(all)) }
            }
        \(classes.map(addition).joined())    let status: Int32 = cases.isEmpty ? 0 : XCTMain(cases, arguments: ["\(module)"], observers: nil)
            Task {
                var arguments = __CommandLineArguments_v0()
                // One after the other: tests share the app, and the run is the same every time.
                arguments.parallel = false
                arguments.filter = filter.map { [$0] }
                arguments.eventStreamOutputPath = environment["QUINCE_TEST_EVENTS"]
                arguments.eventStreamSchemaVersion = "0"
                let code: Int32 = await Testing.__swiftPMEntryPoint(passing: arguments)
                // 69: there are no tests of this kind.
                fflush(nil)
                exit(status != 0 || code == 69 ? status : code)
            }
        }

        nonisolated func __quinceFailures(of test: XCTestCase) -> Int { test.testRun?.totalFailureCount ?? 0 }

        // What a test throws is a failure where the test is declared; XCTest does not know where that is. What has been recorded before it was
        // thrown (by XCTUnwrap), and XCTSkip, are XCTest's.
        nonisolated func __quinceFail(_ test: XCTestCase, _ before: Int, _ error: any Error, _ file: String, _ line: Int) throws {
            if error is XCTSkip || __quinceFailures(of: test) != before { throw error }
            test.recordFailure(withDescription: "threw error \\\"\\(error)\\\"", inFile: file, atLine: line, expected: false)
        }

        """ + TestSupplement.source + TestAutomation.source
    }

    private static func addition(_ type: TestDiscovery.Class) -> String {
        let tests = type.methods.map { method in
            let call = method.isAsync ? asyncCall(method) : "try TestInterruption.run { \(call(method)) }"
            return "        (\"\(method.name)\", \(method.isAsync ? "asyncTest " : ""){ (test: \(type.path)) in { \(call) } }),\n"
        }
        let inAll = type.hasConfigurations ? ", inAll: \(type.path).\(TestDiscovery.configurations)" : ""
        return "    add(\"\(type.path)\", [\n\(tests.joined())    ] as [(String, (\(type.path)) -> () throws -> Void)]\(inAll))\n"
    }

    /// A task's stack cannot be left, so what is done after a failure that ends the test is ignored.
    private static func asyncCall(_ method: TestDiscovery.Method) -> String {
        "guard TestInterruption.start() else { return }; defer { TestInterruption.end() }; \(call(method))"
    }

    private static func call(_ method: TestDiscovery.Method) -> String {
        let call = "\(method.isAsync ? "await " : "")test.\(method.name)()"
        guard method.isThrowing else { return call }
        let place = "\(method.file.debugDescription), \(method.line)"
        return "let before = __quinceFailures(of: test); do { try \(call) } catch { try __quinceFail(test, before, error, \(place)) }"
    }
}
