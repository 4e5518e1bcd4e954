import CSpawn
import Foundation
import Glibc
import Testing

/// The memory that a process of many threads keeps once it has freed everything.
struct FreeMemoryTests {
    @Test func littleIsKeptOfWhatManyThreadsFree() async {
        await #expect(processExitsWith: .success) {
            bound_free_memory()
            let before = FreeMemoryTests.privateBytes
            // As a host's threads do: pictures, messages and trees, of which something small stays.
            let threads = (0..<12).map { number in
                let thread = Thread {
                    let kept = malloc(64)
                    for round in 0..<8 {
                        let blocks = (0..<8).map { index -> UnsafeMutableRawPointer? in
                            let size = (256 << 10) << ((index + round + number) % 4)
                            let block = malloc(size)
                            if let block { memset(block, 1, size) }
                            return block
                        }
                        for block in blocks { free(block) }
                    }
                    _ = kept
                    FreeMemoryTests.done.signal()
                }
                thread.start()
                return thread
            }
            for _ in threads { FreeMemoryTests.done.wait() }
            let grown = FreeMemoryTests.privateBytes - before
            guard grown < 8 << 20 else { fatalError("\(grown >> 20) MiB are kept") }
            exit(0)
        }
    }

    private static let done = DispatchSemaphore(value: 0)

    /// Memory of this process that it has written to.
    private static var privateBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }
}
