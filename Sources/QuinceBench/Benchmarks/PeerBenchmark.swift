import Foundation
import PeerNetwork
import PeerProtocol

/// Phones near by: how soon they find each other, connect and answer.
struct PeerBenchmark: Benchmark {
    let figures = [
        Figure(name: "phones of one host find each other", unit: "ms", target: .value(1000)),
        Figure(name: "phones of two hosts find each other over multicast DNS", unit: "ms", target: .value(3000)),
        Figure(name: "invitation → connected, encrypted, over TCP", unit: "ms", target: .value(300)),
        Figure(name: "round trip of 1 KB between phones, encrypted, over TCP", unit: "ms", target: .value(5)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let near = try median(runs: 11) { try Self.discovery(on: PeerNetwork()) }
        let far = try median(runs: 3) { try Self.discovery(on: nil) }
        let (ana, marko) = try Self.pair(.required)
        defer {
            ana.end()
            marko.end()
        }
        let connecting = try median(runs: 11) {
            try ana.leave(marko)
            return try Stopwatch.time { try ana.connect(marko) } * 1000
        }
        marko.isEcho = true
        let trip = try median(runs: 101) { try Stopwatch.time { try ana.exchange(1024, with: marko) } * 1000 }
        return [near, far, connecting, trip]
    }

    /// Milliseconds until two apps that begin at once have found each other.
    private static func discovery(on network: PeerNetwork?) throws -> Double {
        let (ana, marko) = (PeerApp("Ana", on: network), PeerApp("Marko", on: network))
        defer {
            ana.end()
            marko.end()
        }
        return try Stopwatch.time {
            for app in [ana, marko] { app.join(.required) }
            try ana.find(marko)
            try marko.find(ana)
        } * 1000
    }

    /// Two connected apps on hosts of their own.
    static func pair(_ encryption: PeerEncryption) throws -> (PeerApp, PeerApp) {
        let (ana, marko) = (PeerApp("Ana"), PeerApp("Marko"))
        for app in [ana, marko] { app.join(encryption) }
        try ana.find(marko)
        try ana.connect(marko)
        return (ana, marko)
    }
}

/// Phones near by: how much they can tell each other.
struct PeerThroughputBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "data between phones over TCP", unit: "MB/s", target: .timesRival(0.6), higherIsBetter: true, rival: "plain NIO socket"),
        Figure(
            name: "data between phones over TCP, encrypted", unit: "MB/s", target: .timesRival(0.3), higherIsBetter: true,
            rival: "plain NIO socket, in the clear"),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let plain = try PlainSocket()
        defer { plain.close() }
        let (total, size) = (128 << 20, 60_000)
        return try [PeerEncryption.none, .required].map { encryption in
            let (ana, marko) = try PeerBenchmark.pair(encryption)
            defer {
                ana.end()
                marko.end()
            }
            func speed(_ send: () throws -> Void) throws -> Double { Double(total) / 1e6 / (try Stopwatch.time(send)) }
            return try interleaved(runs: 5) {
                try speed { try ana.send(total, inPiecesOf: size, to: marko) }
            } _: {
                try speed { try plain.send(total, inPiecesOf: size) }
            }
        }
    }
}
