import Glibc
import Testing

@testable import AppBuilder

/// Modules of many files are lowered in a time that grows with the files, not with their square.
@Suite struct LargeModuleTests {
    /// Seconds of this thread's processor time: what else the machine does is no part of it.
    private func time(files count: Int) -> Double {
        var files: [String: String] = [:]
        for number in 0..<count {
            let members = (0..<20).map { "    var value\($0)_\(number): Int { base.value\($0) + other?.value ?? 0 }\n" }.joined()
            files["F\(number).swift"] = "import UIKit\nclass View\(number): UIView {}\nextension View\(number) {\n\(members)}\n"
        }
        let module = Lowering(files: files)
        let start = Self.processorTime
        module.lowerAll()
        return Self.processorTime - start
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func timeGrowsWithTheFiles() {
        let (few, many) = (time(files: 50), time(files: 300))
        #expect(many < few * 18, "50 files: \(few) s, 300 files: \(many) s")
    }
}
