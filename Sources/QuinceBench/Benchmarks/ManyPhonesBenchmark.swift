import DeviceProtocol
import Foundation
import Glibc
import Simulator

/// Twenty phones of one host, each with an app in front, as a machine has them that runs tests. A home screen starts when it is seen.
struct ManyPhonesBenchmark: Benchmark {
    let figures = [
        Figure(name: "memory of each further phone of 20, with an app in front", unit: "MB", target: .value(60)),
        Figure(name: "20 phones start together, to the screen of an app on each", unit: "s", target: .value(5)),
    ]

    private static let count = 20
    /// Seconds after which processes have released what they needed for their start.
    private static let rest = 2.0

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try AppBundle(folder: bench.bundle(bench.app("Screen")))
        bench.endHost()
        defer { bench.endHost() }
        let client = try HostClient(folder: bench.dataFolder, executable: bench.products.appendingPathComponent("quince"))
        guard let host = HostRecord.read(in: bench.dataFolder) else { throw MeasuringFailure("the host has ended") }
        let phones = try (1...Self.count).map { number -> String in
            let reply = try client.send(HostRequest(.create, device: "iPhone 15", value: "Phone \(number)"))
            guard let phone = reply.devices?.first?.udid else { throw MeasuringFailure("no phone is made") }
            try client.send(HostRequest(.install, device: phone, value: app.folder.path))
            return phone
        }
        func start(_ phone: String) throws {
            try client.send(HostRequest(.boot, device: phone))
            try client.send(HostRequest(.launch, device: phone, app: app.identifier))
            let screen = try client.send(HostRequest(.screen, device: phone)).screen
            guard screen?.app == app.identifier else { throw MeasuringFailure("\(screen?.app ?? "nothing") is in front") }
        }
        // The first one has what all share.
        try start(phones[0])
        Thread.sleep(forTimeInterval: Self.rest)
        let one = try MemoryUse.ofFamily(host.process)
        try Self.together(Array(phones.dropFirst()), start)
        Thread.sleep(forTimeInterval: Self.rest)
        let all = try MemoryUse.ofFamily(host.process)
        let times = try (0..<3).map { _ in
            try client.send(HostRequest(.shutdown, device: "all"))
            try Self.wait(for: host.process)
            return try Stopwatch.time { try Self.together(phones, start) }
        }
        return [Reading(value: (all - one) / Double(Self.count - 1)), Reading(value: times.median)]
    }

    /// Waits until the processes of phones that are shut down have ended.
    private static func wait(for host: pid_t) throws {
        let watch = Stopwatch()
        while !ProcessGroup.children(of: host).isEmpty {
            guard watch.seconds < 30 else { throw MeasuringFailure("phones that are shut down leave processes behind") }
            usleep(10_000)
        }
    }

    /// Does something for all phones at once, each on a thread of its own.
    private static func together(_ phones: [String], _ body: @escaping (String) throws -> Void) throws {
        let work = Parallel(body: body)
        let group = DispatchGroup()
        for phone in phones {
            group.enter()
            Thread {
                work.run(phone)
                group.leave()
            }.start()
        }
        group.wait()
        if let failure = work.failure { throw failure }
    }

    /// Keeps the first failure.
    private final class Parallel: @unchecked Sendable {
        private let body: (String) throws -> Void
        private let lock = NSLock()
        private var first: (any Error)?

        init(body: @escaping (String) throws -> Void) { self.body = body }

        func run(_ phone: String) {
            do { try body(phone) } catch { lock.withLock { first = first ?? error } }
        }

        var failure: (any Error)? { lock.withLock { first } }
    }
}
