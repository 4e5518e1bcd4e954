import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// A graph of nodes that make, change and hear sound.
///
/// It is silent: players run by the app's clock, and taps get the samples that would sound.
///
/// Source: Apple's documentation of `AVAudioEngine`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private struct Connection {
        let source: AVAudioNode
        let sourceBus: AVAudioNodeBus
        let target: AVAudioNode
        let targetBus: AVAudioNodeBus
        let format: AVAudioFormat
    }

    let clock = AudioClock.current
    private let lock = NSRecursiveLock()
    private var nodes: [AVAudioNode] = []
    private var connections: [Connection] = []
    private var input: AVAudioInputNode?
    private var output: AVAudioOutputNode?
    private var mixer: AVAudioMixerNode?
    private var runs = false
    private(set) var startTime: TimeInterval = 0

    public override init() { super.init() }

    deinit { for node in nodes { node.engine = nil } }

    // MARK: Nodes

    /// Adds a node.
    open func attach(_ node: AVAudioNode) {
        lock.withLock {
            guard !nodes.contains(where: { $0 === node }) else { return }
            node.engine = self
            nodes.append(node)
        }
    }

    /// Removes a node and its connections.
    open func detach(_ node: AVAudioNode) {
        lock.withLock {
            connections.removeAll { $0.source === node || $0.target === node }
            nodes.removeAll { $0 === node }
        }
        (node as? AVAudioPlayerNode)?.stop()
        node.engine = nil
        node.updateTaps()
    }

    open var attachedNodes: Set<AVAudioNode> { lock.withLock { Set(nodes) } }

    private func end<Node: AVAudioNode>(_ path: ReferenceWritableKeyPath<AVAudioEngine, Node?>, _ make: () -> Node) -> Node {
        lock.withLock {
            if let node = self[keyPath: path] { return node }
            let node = make()
            self[keyPath: path] = node
            attach(node)
            return node
        }
    }

    /// The microphone.
    open var inputNode: AVAudioInputNode { end(\.input) { AVAudioInputNode() } }
    /// The speaker.
    open var outputNode: AVAudioOutputNode { end(\.output) { AVAudioOutputNode() } }
    /// The mixer that is connected to the speaker.
    open var mainMixerNode: AVAudioMixerNode {
        lock.withLock {
            if let mixer { return mixer }
            let node = end(\.mixer) { AVAudioMixerNode() }
            connect(node, to: outputNode, format: nil)
            return node
        }
    }

    // MARK: Connections

    /// Connects the first output of a node to the next free input of a mixer or the first one of another.
    ///
    /// - Parameter format: The format of the output; nil = the one it has.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode).map { freeInput(of: $0) } ?? 0, format: format)
    }

    /// Connects an output of a node to an input of another; earlier connections of both end. Nodes that are not attached end the app, as on iOS.
    ///
    /// - Parameter format: The format of the output; nil = the one it has.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        lock.withLock {
            guard node1.engine === self, node2.engine === self else {
                raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: _engine != nil")
            }
            connections.removeAll {
                ($0.source === node1 && $0.sourceBus == bus1) || ($0.target === node2 && $0.targetBus == bus2)
            }
            if let format { node1.setOutputFormat(format, bus: bus1) }
            connections.append(
                Connection(source: node1, sourceBus: bus1, target: node2, targetBus: bus2, format: node1.outputFormat(forBus: bus1)))
        }
    }

    /// Connects an output of a node to several inputs.
    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        lock.withLock {
            disconnectNodeOutput(sourceNode, bus: sourceBus)
            if let format { sourceNode.setOutputFormat(format, bus: sourceBus) }
            for point in destNodes {
                guard let target = point.node else { continue }
                disconnectNodeInput(target, bus: point.bus)
                connections.append(
                    Connection(
                        source: sourceNode, sourceBus: sourceBus, target: target, targetBus: point.bus,
                        format: sourceNode.outputFormat(forBus: sourceBus)))
            }
        }
    }

    open func disconnectNodeInput(_ node: AVAudioNode) { lock.withLock { connections.removeAll { $0.target === node } } }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        lock.withLock { connections.removeAll { $0.target === node && $0.targetBus == bus } }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { lock.withLock { connections.removeAll { $0.source === node } } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        lock.withLock { connections.removeAll { $0.source === node && $0.sourceBus == bus } }
    }

    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        lock.withLock {
            connections.first { $0.target === node && $0.targetBus == bus }.map {
                AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus)
            }
        }
    }
    open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        lock.withLock {
            connections.filter { $0.source === node && $0.sourceBus == bus }.map {
                AVAudioConnectionPoint(node: $0.target, bus: $0.targetBus)
            }
        }
    }

    func sources(of node: AVAudioNode) -> [AVAudioNode] { lock.withLock { connections.filter { $0.target === node }.map(\.source) } }
    func format(into node: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioFormat? {
        lock.withLock { connections.first { $0.target === node && $0.targetBus == bus }?.format }
    }
    func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
        lock.withLock {
            let used = Set(connections.filter { $0.target === node }.map(\.targetBus))
            return (0...).first { !used.contains($0) }!
        }
    }

    /// How much faster than its own time a node's sound runs, by the nodes between it and the speaker.
    func timeRate(after node: AVAudioNode) -> Double {
        lock.withLock {
            var rate = 1.0, current = node, seen: Set<ObjectIdentifier> = []
            while seen.insert(ObjectIdentifier(current)).inserted, let next = connections.first(where: { $0.source === current })?.target {
                rate *= next.timeRate
                current = next
            }
            return rate
        }
    }

    /// Has players follow a changed speed.
    func updateTimeRates() { for player in players { player.updateTimeRate() } }

    private var players: [AVAudioPlayerNode] { lock.withLock { nodes.compactMap { $0 as? AVAudioPlayerNode } } }

    // MARK: Running

    open var isRunning: Bool { lock.withLock { runs } }
    open var isAutoShutdownEnabled = false

    /// Makes ready to start.
    open func prepare() { requireEnd() }

    /// Starts. An engine without microphone and speaker ends the app, as on iOS.
    ///
    /// - Throws: `AVAudioSession.ErrorCode.cannotStartRecording` in `NSOSStatusErrorDomain` where the microphone is connected and the session's category has
    ///   no input.
    open func start() throws {
        requireEnd()
        if let input, !input.taps.isEmpty || lock.withLock({ connections.contains { $0.source === input } }),
            !AVAudioSession.sharedInstance().category.hasInput
        {
            throw AVAudioSession.error(.cannotStartRecording)
        }
        let isStart = lock.withLock { () -> Bool in
            guard !runs else { return false }
            runs = true
            startTime = clock.now
            return true
        }
        guard isStart else { return }
        AVAudioSession.sharedInstance().add(self)
        notifyNodes()
    }

    private func requireEnd() {
        guard lock.withLock({ input != nil || output != nil }) else {
            raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: inputNode != nullptr || outputNode != nullptr")
        }
    }

    /// Stands still; `start` goes on.
    open func pause() {
        lock.withLock { runs = false }
        AVAudioSession.sharedInstance().remove(self)
        notifyNodes()
    }

    /// Stops, with all players.
    open func stop() {
        let players = players
        pause()
        for player in players { player.stop() }
    }

    /// Has all nodes forget earlier sound.
    open func reset() { for node in lock.withLock({ nodes }) { node.reset() } }

    private func notifyNodes() {
        for player in players { player.updateForEngine() }
        for node in lock.withLock({ nodes }) { node.updateTaps() }
    }

    func renderTime(rate: Double) -> AVAudioTime? {
        lock.withLock {
            guard runs else { return nil }
            let sample = AVAudioFramePosition(((clock.now - startTime) * rate).rounded())
            return AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: clock.now), sampleTime: sample, atRate: rate)
        }
    }
}

extension AVAudioEngine: AudioSessionUser {
    func pauseForSession() { pause() }
}

extension NSNotification.Name {
    /// Posted when the hardware of an engine has changed, which it never does.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}

extension AVAudioEngine {
    @available(*, unavailable, message: "not yet in Quince: rendering by the app")
    public func enableManualRenderingMode(_ arguments: Any?...) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: rendering by the app")
    public func disableManualRenderingMode() { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: rendering by the app")
    public func renderOffline(_ arguments: Any?...) throws -> Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: rendering by the app")
    public var manualRenderingFormat: AVAudioFormat { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
    public var musicSequence: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
    public func connectMIDI(_ arguments: Any?...) { fatalError() }
}
