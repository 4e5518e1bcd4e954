import DeviceProtocol
import DeviceRuntime
import Dispatch
import Testing

@testable import SystemConfiguration

/// Reachability on a device whose network changes.
struct NetworkChangeTests {
    private func set(_ condition: NetworkCondition?, _ runtime: DeviceRuntime) {
        var state = DeviceState()
        state.network = condition
        runtime.settings.apply(state)
    }

    @Test func flagsFollowTheNetwork() {
        let runtime = DeviceRuntime()
        let other = SCNetworkReachability(.reachable, resolvesName: false, runtime: runtime)
        let own = SCNetworkReachability([.reachable, .isLocalAddress], resolvesName: false, runtime: runtime)
        #expect(other.currentFlags == .reachable)
        set(.cellular, runtime)
        #expect(other.currentFlags == [.reachable, .isWWAN])
        set(NetworkCondition.none, runtime)
        #expect(other.currentFlags == [])
        #expect(own.currentFlags == [.reachable, .isLocalAddress])
        set(.wifi, runtime)
        #expect(other.currentFlags == .reachable)
    }

    @Test func callbacksComeWithChangesOnly() {
        final class Seen: @unchecked Sendable { var flags: [SCNetworkReachabilityFlags] = [] }
        let (runtime, queue, seen) = (DeviceRuntime(), DispatchQueue(label: "reachability"), Seen())
        let target = SCNetworkReachability(.reachable, resolvesName: false, runtime: runtime)
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in seen.flags.append(flags) }, nil)
        SCNetworkReachabilitySetDispatchQueue(target, queue)
        for condition in [NetworkCondition.wifi, .cellular, .cellular, .none] { set(condition, runtime); queue.sync {} }
        #expect(seen.flags == [[.reachable, .isWWAN], []])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        set(.wifi, runtime)
        queue.sync {}
        #expect(seen.flags.count == 2)
    }
}
