import DeviceProtocol
import DeviceRuntime
import Dispatch
import Testing

@testable import QuinceNetwork

struct NWPathMonitorTests {
    private final class Paths: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [NWPath] = []
        var all: [NWPath] { lock.withLock { kept } }
        func note(_ path: NWPath) { lock.withLock { kept.append(path) } }
    }

    private func firstPath(of monitor: NWPathMonitor) -> NWPath? {
        let (queue, paths) = (DispatchQueue(label: "paths"), Paths())
        monitor.pathUpdateHandler = paths.note
        monitor.start(queue: queue)
        queue.sync {}
        return paths.all.first
    }

    @Test func thePathIsWireless() throws {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .unsatisfied)
        let path = try #require(firstPath(of: monitor))
        #expect(path.status == .satisfied)
        #expect(path.usesInterfaceType(.wifi))
        #expect(!path.usesInterfaceType(.cellular))
        #expect(path.availableInterfaces.map(\.name) == ["en0"])
        #expect(!path.isExpensive)
        #expect(!path.isConstrained)
        #expect(path.supportsDNS)
        #expect(path == monitor.currentPath)
    }

    @Test func aSimulatorHasNoCellularInterface() {
        #expect(firstPath(of: NWPathMonitor(requiredInterfaceType: .cellular))?.status == .unsatisfied)
        #expect(firstPath(of: NWPathMonitor(requiredInterfaceType: .wifi))?.status == .satisfied)
        #expect(firstPath(of: NWPathMonitor(prohibitedInterfaceTypes: [.wifi]))?.unsatisfiedReason == .notAvailable)
        #expect(firstPath(of: NWPathMonitor(prohibitedInterfaceTypes: [.cellular]))?.status == .satisfied)
    }

    @Test func aCancelledMonitorSaysNothing() {
        let (monitor, queue, paths) = (NWPathMonitor(), DispatchQueue(label: "paths"), Paths())
        monitor.pathUpdateHandler = paths.note
        queue.suspend()
        monitor.start(queue: queue)
        #expect(monitor.queue === queue)
        monitor.cancel()
        queue.resume()
        queue.sync {}
        #expect(paths.all.isEmpty)
        #expect(monitor.queue == nil)
        monitor.start(queue: queue)
        queue.sync {}
        #expect(paths.all.isEmpty)
    }

    @Test func pathsAreASequence() async {
        let monitor = NWPathMonitor()
        var count = 0
        for await path in monitor {
            #expect(path.status == .satisfied)
            count += 1
            monitor.cancel()
        }
        #expect(count == 1)
    }

    @Test func pathsFollowTheDevice() async {
        let (runtime, queue) = (DeviceRuntime(), DispatchQueue(label: "paths"))
        let network = DeviceNetwork(runtime: runtime)
        let (monitor, paths) = (NWPathMonitor(requiring: nil, prohibiting: [], network: network), Recorder<NWPath>())
        monitor.pathUpdateHandler = { paths.note($0) }
        monitor.start(queue: queue)
        #expect(await paths.first()?.isExpensive == false)
        func set(_ condition: NetworkCondition?) {
            var state = DeviceState()
            state.network = condition
            runtime.settings.apply(state)
        }
        set(.cellular)
        let cellular = await paths.first()
        #expect(cellular?.isExpensive == true)
        #expect(cellular?.usesInterfaceType(.cellular) == true)
        #expect(cellular?.usesInterfaceType(.wifi) == false)
        set(NetworkCondition.none)
        #expect(await paths.first()?.status == .unsatisfied)
        // The same network twice is no other path.
        set(NetworkCondition.none)
        set(.wifi)
        #expect(await paths.first()?.usesInterfaceType(.wifi) == true)
        monitor.cancel()
    }
}
