import Foundation
import Testing

@testable import Simulator

struct FolderLockTests {
    @Test func onlyOneAtATimeIsIn() throws {
        let folder = try TemporaryFolder()
        let lines = Lines()
        let done = DispatchSemaphore(value: 0)
        var first: FolderLock? = try FolderLock(folder.url)
        Thread.detachNewThread { [url = folder.url] in
            let second = try? FolderLock(url)
            lines.add("second")
            withExtendedLifetime(second) { _ = done.signal() }
        }
        lines.add("first")
        withExtendedLifetime(first) {}
        first = nil
        done.wait()
        #expect(lines.all == ["first", "second"])
    }

    @Test func aFolderThatIsNotThereIsNamed() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SimulatorError.self) { try FolderLock(folder.url.appendingPathComponent("none")) }
        #expect(error?.message.contains("none cannot be written: No such file or directory") == true)
    }
}
