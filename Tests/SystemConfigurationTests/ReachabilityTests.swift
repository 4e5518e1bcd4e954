import Dispatch
import Glibc
import Testing

@testable import SystemConfiguration

struct ReachabilityTests {
    private func target(_ address: UInt32) throws -> SCNetworkReachability {
        var socket = sockaddr_in()
        socket.sin_len = UInt8(MemoryLayout.size(ofValue: socket))
        socket.sin_family = sa_family_t(AF_INET)
        socket.sin_addr.s_addr = address.bigEndian
        let target = withUnsafePointer(to: &socket) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        return try #require(target)
    }

    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    @Test func theInternetIsReachable() throws {
        #expect(try flags(target(0)) == .reachable)
        #expect(try flags(target(0)).rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
        #expect(try flags(target(0)).rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0)
        #expect(try flags(target(0x7F00_0001)) == [.reachable, .isLocalAddress])
        #expect(try flags(target(0xA9FE_0000)) == [.reachable, .isDirect])
        #expect(try flags(#require(SCNetworkReachabilityCreateWithName(nil, "example.com"))) == .reachable)
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        var other = sockaddr()
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &other) == nil)
    }

    /// Kept by the context of the callback.
    private final class Log: @unchecked Sendable {
        var flags: [SCNetworkReachabilityFlags] = []
        let semaphore = DispatchSemaphore(value: 0)
    }

    private func context(_ log: Log) -> SCNetworkReachabilityContext {
        SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil, copyDescription: nil)
    }

    @Test func aNameIsResolvedOnTheQueue() throws {
        let log = Log()
        var context = context(log)
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        SCNetworkReachabilitySetCallback(
            target,
            { _, flags, info in
                let log = Unmanaged<Log>.fromOpaque(info!).takeUnretainedValue()
                log.flags.append(flags)
                log.semaphore.signal()
            }, &context)
        let queue = DispatchQueue(label: "reachability")
        #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
        #expect(!SCNetworkReachabilitySetDispatchQueue(target, queue))
        log.semaphore.wait()
        #expect(queue.sync { log.flags } == [.reachable])
        #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
    }

    @Test func aNameIsResolvedByTheRunLoop() throws {
        let log = Log()
        var context = context(log)
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        SCNetworkReachabilitySetCallback(
            target, { _, flags, info in Unmanaged<Log>.fromOpaque(info!).takeUnretainedValue().flags.append(flags) }, &context)
        let mode = CFRunLoopMode.defaultMode.rawValue
        #expect(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), mode))
        #expect(!SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), mode))
        #expect(!SCNetworkReachabilitySetDispatchQueue(target, .main))
        CFRunLoopRunInMode(.defaultMode, 0, true)
        #expect(log.flags == [.reachable])
        #expect(SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), mode))
        #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), mode))
    }

    @Test func noWirelessNetworkIsNamed() {
        #expect(CNCopySupportedInterfaces() == nil)
        #expect(CNCopyCurrentNetworkInfo("en0") == nil)
    }
}
