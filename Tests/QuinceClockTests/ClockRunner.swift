import Foundation
import Glibc

/// Runs a program on the virtual clock to its end.
enum ClockRunner {
    static func run(program: URL, library: URL) throws -> String {
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw CocoaError(.fileReadUnknown)
        }
        // A program that does not come to rest in this time never will.
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(sockets[0], SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // Foundation closes all but the standard descriptors, so the clock's arrives as standard input.
        process.arguments = [
            "-c", "exec 7<&0 0</dev/null; LD_PRELOAD=$1 QUINCE_CLOCK_FD=7 QUINCE_CLOCK_SEED=0 SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC exec $0",
            program.path, library.path,
        ]
        // Closed once, below: a second `close` would hit whatever another test has opened under this number since.
        process.standardInput = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: false)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        process.standardInput = nil
        close(sockets[1])
        var now: UInt64 = 0
        while true {
            var request: [UInt64] = [now, 0]
            guard send(sockets[0], &request, 16, Int32(MSG_NOSIGNAL)) == 16 else { break }
            var answer: [UInt64] = [0, 0, 0]
            let count = read(sockets[0], &answer, 24)
            if count < 0 { kill(process.processIdentifier, SIGKILL) }
            guard count == 24, answer[1] != .max else { break }
            now = max(answer[1], answer[0])
        }
        close(sockets[0])
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
