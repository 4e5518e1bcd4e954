import DeviceProtocol
import Foundation
import ProcessSupport
import Glibc
import Testing

@testable import DeviceCore
@testable import Simulator

/// Processes that hang, in real time.
@Suite(.serialized)
struct WatchdogTimerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Why the fake app has ended under a watchdog that waits for half a second.
    private func failure(_ behaviour: String) async throws -> AppFailure? {
        let launch = AppProcess.Launch(
            bundle: try AppBundle(folder: FakeBundle.make(in: folder.url)), dataContainer: folder.url,
            configuration: LaunchConfiguration(
                device: try DeviceCatalogue.model("iPhone 15"), state: DeviceState()),
            arguments: [behaviour])
        let (ends, end) = AsyncStream.makeStream(of: AppFailure?.self)
        let watchdog = Watchdog(limit: 0.5, period: 0.05, isInFront: true)
        let app = try LiveApp(launch, id: ProcessID(1), watchdog: watchdog) { _, event, _ in
            guard case .ended(_, let failure) = event else { return }
            end.yield(failure)
            end.finish()
        }
        defer { app.kill() }
        for await failure in ends { return failure }
        return nil
    }

    @Test(arguments: ["hang", "stuck-launching", "sleeps-launching"]) func aLaunchThatHangsNamesItsFunctions(behaviour: String) async throws
    {
        let failure = try #require(try await failure(behaviour))
        #expect(failure.name == "Watchdog (0x8badf00d)")
        #expect(failure.reason == "its launch was not finished after 0.5 seconds")
        #expect(failure.frames.first?.hasPrefix("FakeApp.swift:") == true)
        #expect(failure.frames.first?.contains("ScreenState.launch(_:)") == true)
        #expect(failure.description.hasPrefix("Fake was ended by the watchdog (0x8badf00d): its launch was not finished"))
    }

    @Test func aMainThreadThatHangsNamesItsFunctions() async throws {
        let failure = try #require(try await failure("stuck-launched"))
        #expect(failure.reason == "its main thread has not answered for 0.5 seconds")
        #expect(failure.frames.first?.contains("ScreenState.launch(_:)") == true)
    }

    @Test func aStoppedProcessIsSeen() throws {
        let child = try ChildProcess(ChildProcess.Launch(executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"]))
        defer { child.terminate() }
        var activity = ProcessActivity(child.identifier)
        let running = activity.update()
        #expect(!running.isStopped)
        kill(child.identifier, SIGSTOP)
        var status: Int32 = 0
        waitpid(child.identifier, &status, WUNTRACED)
        let stopped = activity.update()
        #expect(stopped.isStopped)
        kill(child.identifier, SIGCONT)
    }
}
