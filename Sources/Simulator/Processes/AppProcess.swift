import DeviceProtocol
import Foundation
import Glibc
import PeerProtocol
import ProcessSupport
import RenderProtocol

/// An app that runs on a device: its process, the socket to it and its output.
///
/// Nothing happens by itself: whoever owns it calls `pump`, always from the same thread; `send` may be called from any.
public final class AppProcess: @unchecked Sendable {
    public struct Launch: Sendable {
        public var bundle: AppBundle
        public var dataContainer: URL
        public var configuration: LaunchConfiguration
        public var arguments: [String]
        public var environment: [String: String]
        /// Files and folders that the app reads besides its own: the tests in it, pictures they compare with, new code of previews.
        public var readable: [URL] = []
        /// Whether it is kept from the user's files and other processes.
        public var isConfined = true
        /// The data shared with the other apps of the device; nil disables sharing.
        public var services: BrokerServices?
        /// One more descriptor that it inherits, and the variable with its number: that of UI tests for what they ask of the phone.
        var channel: (variable: String, descriptor: OwnedDescriptor)?
        /// Where the process is measured: the memory that it writes, and the library that does.
        var profile: ProfileMemory?

        public init(
            bundle: AppBundle, dataContainer: URL, configuration: LaunchConfiguration, arguments: [String] = [],
            environment: [String: String] = [:], services: BrokerServices? = nil
        ) {
            (self.bundle, self.dataContainer, self.configuration, self.services) = (bundle, dataContainer, configuration, services)
            (self.arguments, self.environment) = (arguments, environment)
        }
    }

    public let bundle: AppBundle
    /// The layer tree as the app's commits have built it.
    public private(set) var tree = RenderTree()
    public var processIdentifier: Int32 { child.identifier }

    /// The configuration that the app waits for at launch; nil once it has been sent.
    private var heldConfiguration: LaunchConfiguration?
    /// The library of tests the app runs, if any.
    private let tests: String?
    private let child: ChildProcess
    private let socket: OwnedDescriptor
    private let streams: [OwnedDescriptor]
    private let broker: DeviceBrokerServer?
    private let pages: WebEngineHost
    private var splitters = [LineSplitter(), LineSplitter()]
    private var openStreams: Set<Int> = [0, 1]
    private var decoder = MessageFrameDecoder()
    private var backtrace = BacktraceReader()
    private var exception: (name: String, reason: String)?
    private var violation: String?
    /// Why the process is being ended while it hangs.
    var hang: (name: String, reason: String)?
    private var isSocketOpen = true
    private var hasEnded = false
    private var wasTerminated = false

    private let outgoingLock = NSLock()
    private var outgoing = Data()
    private var queuedBytes: UInt64 = 0
    /// The number of bytes read from the socket and reported.
    private(set) var receivedBytes: UInt64 = 0
    /// The number of bytes passed to `send` so far.
    var sentBytes: UInt64 { outgoingLock.withLock { queuedBytes } }
    private let wakeReader, wakeWriter: OwnedDescriptor

    /// More unread messages than this, and the app counts as hung.
    private static let maximumBacklog = 32 << 20

    /// Starts the app in real time and sends it its launch configuration.
    package convenience init(_ launch: Launch) throws { try self.init(launch, clock: nil) }

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - clock: The app's end of a virtual clock's socket; nil = real time.
    ///   - phone: Which phone of several on virtual clocks it runs on.
    ///   - isHeld: Whether its launch configuration, before which nothing of its own runs, is left for `begin` to send.
    init(_ launch: Launch, clock: VirtualClock?, phone: Int = 0, isHeld: Bool = false) throws {
        bundle = launch.bundle
        tests = launch.environment[LaunchEnvironment.testBundle].map { URL(fileURLWithPath: $0).lastPathComponent }
        let (ours, theirs) = try withProcessErrors { try OwnedDescriptor.socketPair() }
        let (output, outputWriter) = try withProcessErrors { try OwnedDescriptor.pipe() }
        let (error, errorWriter) = try withProcessErrors { try OwnedDescriptor.pipe() }
        (wakeReader, wakeWriter) = try withProcessErrors { try OwnedDescriptor.pipe() }
        var size: Int32 = 4 << 20
        setsockopt(theirs.number, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        var process = ChildProcess.Launch(executable: launch.bundle.executable, arguments: launch.bundle.arguments + launch.arguments)
        process.environment = Self.environment(launch)
        process.folder = launch.dataContainer
        process.confinement = AppConfinement.make(launch, clock: clock)
        process.hasFixedAddresses = clock != nil
        process.descriptors = [1: outputWriter, 2: errorWriter, 3: theirs]
        if let clock {
            process.descriptors[4] = clock.appDescriptor
            var environment = clock.environment(descriptor: 4, phone: phone)
            environment["LD_PRELOAD"] = [environment["LD_PRELOAD"], process.environment["LD_PRELOAD"]].compactMap { $0 }.joined(
                separator: ":")
            process.environment.merge(environment) { $1 }
        }
        broker = try launch.services.map { [wakeWriter] services in
            try DeviceBrokerServer(services, for: BrokerClient(launch.bundle)) { _ = write(wakeWriter.number, "", 1) }
        }
        if let broker {
            // The next number, so that there is none between them which the process would inherit.
            let number = (process.descriptors.keys.max() ?? 2) + 1
            process.descriptors[number] = broker.appDescriptor
            process.environment[LaunchEnvironment.brokerDescriptor] = "\(number)"
        }
        pages = try WebEngineHost(launch)
        let number = (process.descriptors.keys.max() ?? 2) + 1
        process.descriptors[number] = pages.appDescriptor
        process.environment[LaunchEnvironment.webDescriptor] = "\(number)"
        if let channel = launch.channel {
            process.descriptors[number + 1] = channel.descriptor
            process.environment[channel.variable] = "\(number + 1)"
        }
        if let profile = launch.profile {
            let number = (process.descriptors.keys.max() ?? 2) + 1
            process.descriptors[number] = profile.descriptor
            process.environment[ProfileMemory.variable] = "\(number)"
            process.environment["LD_PRELOAD"] = [process.environment["LD_PRELOAD"], profile.library.path].compactMap { $0 }
                .joined(separator: ":")
        }
        guard FileManager.default.isExecutableFile(atPath: launch.bundle.executable.path) else {
            throw SimulatorError("\(launch.bundle.executable.path) is missing or not executable", nextStep: "Build the app again.")
        }
        child = try withProcessErrors("Build the app again.") { try ChildProcess(process) }
        broker?.start()
        pages.start()
        socket = ours
        streams = [output, error]
        for descriptor in [ours, output, error, wakeReader, wakeWriter] { descriptor.makeNonBlocking() }
        heldConfiguration = launch.configuration
        if launch.environment[DebuggerGate.variable] != nil {
            DebuggerGate.wait(for: processIdentifier) { [weak self] in self?.begin() }
        } else if !isHeld {
            begin()
        }
    }

    /// Sends the app its launch configuration, unless it has it.
    func begin() {
        guard let configuration = heldConfiguration else { return }
        heldConfiguration = nil
        send(.launch(configuration))
    }

    deinit {
        if !hasEnded { child.terminate() }
        broker?.end()
        pages.end()
    }

    private static func environment(_ launch: Launch) -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        var environment: [String: String] = [:]
        for name in ["PATH", "LD_LIBRARY_PATH", "LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH"] { environment[name] = own[name] }
        environment["HOME"] = launch.dataContainer.path
        environment["CFFIXED_USER_HOME"] = launch.dataContainer.path
        environment["TMPDIR"] = launch.dataContainer.appendingPathComponent("tmp").path
        environment["TZ"] = launch.configuration.state.timeZone
        let backtracer = launch.isConfined ? Confinement.backtracer.map { ",swift-backtrace=\($0.path)" } ?? "" : ""
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,demangle=yes,sanitize=no,limit=48,top=4,output-to=stderr\(backtracer)"
        environment.merge(launch.environment) { $1 }
        environment[LaunchEnvironment.deviceDescriptor] = "3"
        environment[LaunchEnvironment.bundlePath] = launch.bundle.folder.path
        // As in Apple's simulators. The process's `UIDevice` and `ProcessInfo` answer it.
        environment["SIMULATOR_RUNTIME_VERSION"] = launch.bundle.systemVersion
        return environment
    }

    // MARK: To the app

    /// Queues a message; it leaves at once or with the next `pump`.
    public func send(_ message: DeviceMessage) {
        guard let payload = try? JSONEncoder().encode(message) else { return }
        send(MessageFrame(kind: .message, payload: payload))
    }

    /// Queues what the device tells of phones near by.
    func send(_ event: PeerEvent) { send(MessageFrame(kind: .peers, payload: Data(event.bytes))) }

    private func send(_ frame: MessageFrame) {
        let frame = frame.encoded
        outgoingLock.withLock {
            outgoing.append(frame)
            queuedBytes += UInt64(frame.count)
        }
        flush()
        _ = write(wakeWriter.number, "", 1)
    }

    private func flush() {
        outgoingLock.withLock {
            while !outgoing.isEmpty {
                let count = outgoing.withUnsafeBytes { Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { break }
                outgoing = outgoing.count == count ? Data() : outgoing.subdata(in: outgoing.startIndex + count..<outgoing.endIndex)
            }
        }
    }

    /// Ends the process at once. What `pump` reports then is no failure.
    public func terminate() {
        wasTerminated = true
        child.terminate()
    }

    func interruptMainThread() { child.interruptMainThread() }

    /// The app has been asked to end: however it does, it is no failure.
    func expectEnd() { wasTerminated = true }

    /// Makes a `pump` that waits in another thread return.
    func wake() { _ = write(wakeWriter.number, "", 1) }

    // MARK: From the app

    /// Waits until the app does something, another descriptor is readable, or the time is over, and reports what the app did.
    ///
    /// - Parameters:
    ///   - timeout: In milliseconds; negative = for ever.
    ///   - other: A descriptor to wait for, too.
    /// - Returns: Whether `other` is readable.
    @discardableResult
    package func pump(timeout: Int32, other: Int32 = -1, _ report: (AppEvent) -> Void) -> Bool {
        guard !hasEnded else { return false }
        let backlog = outgoingLock.withLock { outgoing.count }
        if backlog > Self.maximumBacklog, violation == nil { refuse("it has stopped reading its messages") }
        var list = [
            pollfd(fd: isSocketOpen ? socket.number : -1, events: Int16(POLLIN) | (backlog > 0 ? Int16(POLLOUT) : 0), revents: 0),
            pollfd(fd: openStreams.contains(0) ? streams[0].number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: openStreams.contains(1) ? streams[1].number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeReader.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        poll(&list, nfds_t(list.count), timeout)
        if list[3].revents != 0 { _ = wakeReader.readAvailable { _ in } }
        if list[0].revents & Int16(POLLOUT) != 0 { flush() }
        for stream in 0...1 where list[stream + 1].revents != 0 { readOutput(stream, report) }
        if list[0].revents & ~Int16(POLLOUT) != 0 { readSocket(report) }
        if let lines = broker?.removeLines(), !lines.isEmpty { report(.output(lines, isError: true)) }
        if !isSocketOpen { end(report) }
        return list[4].revents != 0
    }

    private func readOutput(_ stream: Int, _ report: (AppEvent) -> Void) {
        var lines: [String] = []
        let isOpen = streams[stream].readAvailable { lines += splitters[stream].lines($0) }
        if !isOpen {
            openStreams.remove(stream)
            lines += splitters[stream].remainder()
        }
        if stream == 1 { lines = lines.filter { backtrace.take($0) } }
        if hang != nil, backtrace.isComplete { child.terminate() }
        if !lines.isEmpty { report(.output(lines, isError: stream == 1)) }
    }

    private func readSocket(_ report: (AppEvent) -> Void) {
        isSocketOpen = socket.readAvailable {
            decoder.append($0)
            receivedBytes += UInt64($0.count)
        }
        do {
            while violation == nil, let frame = try decoder.next() { try take(frame, report) }
        } catch { refuse("it sent \(error)") }
    }

    private func take(_ frame: MessageFrame, _ report: (AppEvent) -> Void) throws {
        switch frame.kind {
        case .commit:
            let commit = try Commit(binaryData: frame.payload)
            try tree.apply(commit)
            report(.commit(commit))
        case .message:
            let message = try JSONDecoder().decode(ProcessMessage.self, from: frame.payload)
            if case .exception(let name, let reason) = message { exception = (name, reason) }
            report(.message(message))
        case .archive:
            guard frame.payload.count >= 8 else { throw MessageFrameError.empty }
            let request = frame.payload.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            report(.archive(request: request, frame.payload.dropFirst(8)))
        case .peers: report(.peers(try PeerRequest(bytes: [UInt8](frame.payload))))
        }
    }

    /// The process broke the protocol: it is ended, its device lives on.
    private func refuse(_ reason: String) {
        violation = reason
        isSocketOpen = false
        child.terminate()
    }

    private func end(_ report: (AppEvent) -> Void) {
        hasEnded = true
        broker?.end()
        let status = child.waitForEnd(patience: 10)
        for stream in openStreams.sorted() { readOutput(stream, report) }
        for stream in openStreams { readOutputRemainder(stream, report) }
        report(.ended(status, failure(status)))
    }

    private func readOutputRemainder(_ stream: Int, _ report: (AppEvent) -> Void) {
        let lines = splitters[stream].remainder().filter { stream == 0 || backtrace.take($0) }
        if !lines.isEmpty { report(.output(lines, isError: stream == 1)) }
    }

    private func failure(_ status: ExitStatus) -> AppFailure? {
        var frames = backtrace.frames(ofImages: [bundle.executable.lastPathComponent] + (tests.map { [$0] } ?? []))
        // A crash without a frame of the app's is Quince's own, and its frames are what a report of the fault needs.
        if frames.isEmpty { frames = Array(backtrace.frames(ofImages: ["libQuinceFrameworks.so"]).prefix(8)) }
        func failure(_ name: String, _ reason: String) -> AppFailure {
            AppFailure(appName: bundle.displayName, name: name, reason: reason, frames: frames)
        }
        if let violation { return failure("Protocol violation", violation) }
        if let exception { return failure(exception.name, exception.reason) }
        if let hang { return failure(hang.name, hang.reason) }
        if wasTerminated { return nil }
        switch status {
        case .exited(0): return nil
        case .exited(let code): return failure(AppFailure.exit, "the app has ended by itself with exit code \(code)")
        case .signalled:
            if let fatal = backtrace.fatalError { return failure("Fatal error", fatal) }
            return failure(status.description, backtrace.crashReason ?? "")
        }
    }
}
