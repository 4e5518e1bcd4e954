import Testing

@testable import AppBuilder

/// Modules of many files are lowered in a time that grows with the files, not with their square.
@Suite struct LargeModuleTests {
    private func duration(files count: Int) -> Duration {
        var files: [String: String] = [:]
        for number in 0..<count {
            let members = (0..<20).map { "    var value\($0)_\(number): Int { base.value\($0) + other?.value ?? 0 }\n" }.joined()
            files["F\(number).swift"] = "import UIKit\nclass View\(number): UIView {}\nextension View\(number) {\n\(members)}\n"
        }
        let module = Lowering(files: files)
        return ContinuousClock().measure { module.lowerAll() }
    }

    @Test func timeGrowsWithTheFiles() {
        let (few, many) = (duration(files: 50), duration(files: 300))
        #expect(many < few * 18, "50 files: \(few), 300 files: \(many)")
    }
}
