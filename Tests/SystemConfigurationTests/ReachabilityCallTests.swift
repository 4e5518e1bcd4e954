import Dispatch
import Glibc
import Testing

@testable import SystemConfiguration

/// The calls of packages that watch the network, as they write them.
struct ReachabilityCallTests {
    private final class Manager {
        var flags: [SCNetworkReachabilityFlags] = []
    }

    @Test func theContextKeepsItsObject() throws {
        var zero = sockaddr()
        zero.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        zero.sa_family = sa_family_t(AF_INET)
        let target = try #require(SCNetworkReachabilityCreateWithAddress(nil, &zero))
        weak var kept: Manager?
        do {
            let manager = Manager()
            kept = manager
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(manager).toOpaque(),
                retain: { info in
                    let unmanaged = Unmanaged<Manager>.fromOpaque(info)
                    _ = unmanaged.retain()
                    return UnsafeRawPointer(unmanaged.toOpaque())
                },
                release: { info in Unmanaged<Manager>.fromOpaque(info).release() },
                copyDescription: { info in
                    let description = "\(Unmanaged<Manager>.fromOpaque(info).takeUnretainedValue().flags)"
                    return Unmanaged.passRetained(description as CFString)
                })
            #expect(context.copyDescription?(UnsafeRawPointer(context.info!)).takeRetainedValue() == "[]")
            let callback: SCNetworkReachabilityCallBack = { _, flags, info in
                guard let info else { return }
                Unmanaged<Manager>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
            }
            SCNetworkReachabilitySetCallback(target, callback, &context)
        }
        #expect(kept != nil)
        SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(kept == nil)
    }

    @Test func addressesSayTheirSize() {
        var address = sockaddr()
        address.sa_family = sa_family_t(AF_INET6)
        #expect(address.sa_len == 28)
        address.sa_family = sa_family_t(AF_INET)
        #expect(address.sa_len == 16)
    }

    private final class Witness: @unchecked Sendable {
        let called = DispatchSemaphore(value: 0)
        weak var manager: Manager?
        var isKept = false
    }

    @Test func theArgumentOutlivesTheCallback() throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        let (witness, queue) = (Witness(), DispatchQueue(label: "reachability"))
        do {
            let manager = Manager()
            witness.manager = manager
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(manager).toOpaque(),
                retain: { info in
                    let unmanaged = Unmanaged<Manager>.fromOpaque(info)
                    _ = unmanaged.retain()
                    return UnsafeRawPointer(unmanaged.toOpaque())
                },
                release: { info in Unmanaged<Manager>.fromOpaque(info).release() }, copyDescription: nil)
            let callback: SCNetworkReachabilityCallBack = { target, _, _ in
                SCNetworkReachabilitySetCallback(target, nil, nil)
                witness.isKept = witness.manager != nil
                witness.called.signal()
            }
            SCNetworkReachabilitySetCallback(target, callback, &context)
            withExtendedLifetime(manager) {}
        }
        #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
        witness.called.wait()
        #expect(witness.isKept)
        queue.sync {}
        #expect(witness.manager == nil)
    }
}
