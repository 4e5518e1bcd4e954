import Foundation
import Glibc

/// A program run to its end, with what it prints.
package struct CommandRun: Sendable {
    package var status: Int32
    package var output: Data
    package var errors: Data

    /// More output than this, and the program is ended: nobody reads so much.
    package static let outputLimit = 256 << 20

    /// Runs a program in this process's environment.
    ///
    /// - Parameters:
    ///   - input: Its standard input; nil = none.
    ///   - joinsErrors: Whether standard error is part of the output, in the order it was written.
    ///   - timeLimit: Seconds after which the program is ended; nil = none.
    ///   - cancellation: Ends the program before its time; nil = nobody does.
    ///   - errorLine: Called with every line of standard error as it comes, from another thread.
    /// - Throws: `ProcessError` where it cannot be started, passes a limit or is cancelled.
    package init(
        _ executable: URL, _ arguments: [String], in folder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        confinement: Confinement? = nil, input: OwnedDescriptor? = nil, joinsErrors: Bool = false, timeLimit: Double? = nil,
        cancellation: Cancellation? = nil, errorLine: (@Sendable (String) -> Void)? = nil
    ) throws {
        let (outputReader, outputWriter) = try OwnedDescriptor.pipe()
        let (errorReader, errorWriter) = try OwnedDescriptor.pipe()
        var launch = ChildProcess.Launch(executable: executable, arguments: arguments)
        (launch.environment, launch.folder, launch.confinement) = (environment, folder, confinement)
        launch.descriptors = [1: outputWriter, 2: joinsErrors ? outputWriter : errorWriter]
        launch.descriptors[0] = input
        launch.endsWithThread = true
        let child = try ChildProcess(launch)
        outputWriter.close()
        errorWriter.close()
        var streams = [Stream(outputReader), Stream(errorReader, line: errorLine)]
        let deadline = timeLimit.map { Self.now + $0 }
        while streams.contains(where: \.isOpen) {
            try Self.wait(for: &streams, until: deadline, or: cancellation, of: executable)
        }
        let status = child.waitForEnd()
        (output, errors) = (streams[0].data, streams[1].data)
        switch status {
        case .exited(let code): self.status = code
        case .signalled(let signal): self.status = 128 + signal
        }
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Reads what the program has printed; leaving it ends the program.
    private static func wait(for streams: inout [Stream], until deadline: Double?, or cancellation: Cancellation?, of executable: URL)
        throws
    {
        var list = streams.map { pollfd(fd: $0.isOpen ? $0.descriptor.number : -1, events: Int16(POLLIN), revents: 0) }
        list.append(pollfd(fd: cancellation?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
        let patience = deadline.map { Int32(min(max(($0 - now) * 1000, 0).rounded(.up), 1e6)) } ?? -1
        poll(&list, nfds_t(list.count), patience)
        if list[streams.count].revents != 0 { throw ProcessError("\(executable.lastPathComponent) was cancelled") }
        for index in streams.indices where list[index].revents != 0 { streams[index].read() }
        if streams.reduce(0, { $0 + $1.data.count }) > outputLimit {
            throw ProcessError(
                "\(executable.lastPathComponent) printed more than \(outputLimit >> 20) MB", nextStep: "See what it prints by hand.")
        }
        if let deadline, now > deadline {
            throw ProcessError(
                "\(executable.lastPathComponent) has not come to its end in time", nextStep: "See what it waits for by hand.")
        }
    }

    /// One of the program's output streams.
    private struct Stream {
        let descriptor: OwnedDescriptor
        var data = Data()
        var isOpen = true
        private let line: (@Sendable (String) -> Void)?
        private var reported = 0

        init(_ descriptor: OwnedDescriptor, line: (@Sendable (String) -> Void)? = nil) {
            (self.descriptor, self.line) = (descriptor, line)
            descriptor.makeNonBlocking()
        }

        mutating func read() {
            isOpen = descriptor.readAvailable { data.append($0) }
            guard let line else { return }
            while let end = data[reported...].firstIndex(of: 0x0A) {
                line(String(decoding: data[reported..<end], as: UTF8.self))
                reported = end + 1
            }
            if !isOpen, reported < data.count { line(String(decoding: data[reported...], as: UTF8.self)) }
        }
    }
}
