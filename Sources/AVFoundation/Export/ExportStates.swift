/// Notifies one reader of a session's states. Used with the session's lock held.
final class ExportStates {
    private let interval: TimeInterval
    private let continuation: AsyncStream<AVAssetExportSession.State>.Continuation
    private var lastStatus: AVAssetExportSession.Status?
    private var lastTime = 0.0

    init(_ interval: TimeInterval, _ continuation: AsyncStream<AVAssetExportSession.State>.Continuation) {
        (self.interval, self.continuation) = (interval, continuation)
    }

    func update(_ status: AVAssetExportSession.Status, _ progress: Progress) {
        let now = hostSeconds()
        guard status != lastStatus || now - lastTime >= interval else { return }
        (lastStatus, lastTime) = (status, now)
        switch status {
        case .unknown: continuation.yield(.pending)
        case .waiting: continuation.yield(.waiting)
        case .exporting: continuation.yield(.exporting(progress: progress))
        default: continuation.finish()
        }
    }
}
