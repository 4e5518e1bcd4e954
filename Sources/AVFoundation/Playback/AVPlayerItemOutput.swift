@_spi(Quince) import QuinceFoundation

/// Something that an item hands its media to.
///
/// Source: Apple's documentation of `AVPlayerItemOutput`.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    /// The item that the output belongs to.
    fileprivate(set) weak var item: AVPlayerItem?

    override init() { super.init() }

    /// The item's time at a time of the host's clock, in seconds (`CACurrentMediaTime`); invalid without an item.
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
        guard let item else { return .invalid }
        return item.lock.withLock { item.timeline.time(at: hostTimeInSeconds) }
    }
}

/// Notified of the pictures of an output.
///
/// Source: Apple's documentation of `AVPlayerItemOutputPullDelegate`.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    /// New pictures will be there soon.
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    /// The item's position has jumped.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

extension AVPlayerItem {
    public var outputs: [AVPlayerItemOutput] { lock.withLock { facts.outputs } }

    /// Hands the item's media to an output, too; one of another item is refused as on iOS.
    public func add(_ output: AVPlayerItemOutput) {
        lock.withLock {
            guard output.item == nil || output.item === self else {
                raise(.invalidArgumentException, "-[AVPlayerItem addOutput:] Cannot attach an output that is attached to another item")
            }
            guard !facts.outputs.contains(where: { $0 === output }) else { return }
            output.item = self
            facts.outputs.append(output)
        }
    }

    public func remove(_ output: AVPlayerItemOutput) {
        lock.withLock {
            guard output.item === self else { return }
            output.item = nil
            facts.outputs.removeAll { $0 === output }
        }
    }
}
