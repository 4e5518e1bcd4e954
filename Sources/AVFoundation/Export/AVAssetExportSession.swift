@_spi(Quince) import QuinceFoundation

/// Writes an asset into a file of another type or size. FFmpeg, where it is installed, decodes and encodes it.
///
/// The output appears under its name once it is complete. May be used from any thread. Source: Apple's documentation of `AVAssetExportSession`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `AVAssetExportSession.Status`.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    private let preset: ExportPreset
    private let lock = NSLock()
    private let control = ExportControl()
    private var facts = Facts()
    /// Readers of the session's states.
    private var watchers: [ExportStates] = []

    private struct Facts {
        var status = Status.unknown
        var error: (any Error)?
        var outputURL: URL?
        var outputFileType: AVFileType?
        let progress = Progress(totalUnitCount: 1000)
    }

    /// - Parameter presetName: One of the constants `AVAssetExportPreset…`.
    /// - Returns: nil for other names, and where the asset has nothing that the preset exports.
    public init?(asset: AVAsset, presetName: String) {
        guard let preset = ExportPreset(presetName), preset.isCompatible(with: asset) else { return nil }
        (self.asset, self.presetName, self.preset) = (asset, presetName, preset)
        super.init()
    }

    // MARK: Presets

    open class func allExportPresets() -> [String] { ExportPreset.all.map(\.name) }

    /// The presets that export something of an asset, whose file is read for it.
    @available(iOS, deprecated: 16.0, message: "Use determineCompatibility(ofExportPreset:with:outputFileType:) instead")
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        ExportPreset.all.filter { $0.isCompatible(with: asset) }.map(\.name)
    }

    /// Whether a preset exports an asset into a type of file; nil stands for any.
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool {
        guard let preset = ExportPreset(presetName), (try? await asset.source.load()) != nil, preset.isCompatible(with: asset) else {
            return false
        }
        return outputFileType.map(preset.fileTypes(for: asset).contains) ?? true
    }

    /// Finds out whether a preset exports an asset into a type of file.
    ///
    /// - Parameter handler: Called on any thread.
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { Task { handler(await compatibility(ofExportPreset: presetName, with: asset, outputFileType: outputFileType)) } }

    /// The types of files that the session writes.
    open var supportedFileTypes: [AVFileType] { preset.fileTypes(for: asset) }
    open var compatibleFileTypes: [AVFileType] { get async { supportedFileTypes } }
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        handler(supportedFileTypes)
    }

    // MARK: Settings

    /// Where the file is written; there must be none yet.
    open var outputURL: URL? {
        get { lock.withLock { facts.outputURL } }
        set { lock.withLock { facts.outputURL = newValue } }
    }
    /// One of `supportedFileTypes`; others raise an exception.
    open var outputFileType: AVFileType? {
        get { lock.withLock { facts.outputFileType } }
        set {
            if let newValue, !supportedFileTypes.contains(newValue) { raise(.invalidArgumentException, "Invalid output file type") }
            lock.withLock { facts.outputFileType = newValue }
        }
    }
    /// The part that is exported.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Whether the headers stand at the file's start.
    open var shouldOptimizeForNetworkUse = false
    /// The metadata of the file: titles, artists and other common keys with text; nil keeps the metadata of the asset's file.
    open var metadata: [AVMetadataItem]?
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    /// The bytes that the file is not to exceed; 0 for any number. What lies behind is left out.
    open var fileLengthLimit: Int64 = 0
    /// Where the file is written until it is complete; nil for the output's own folder.
    open var directoryForTemporaryFiles: URL?

    @available(*, unavailable, message: "not yet in Quince: other ways to keep the pitch of sound at another speed")
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm { .spectral }
    @available(*, unavailable, message: "not yet in Quince: filters over metadata")
    open var metadataItemFilter: Never? { nil }
    @available(*, unavailable, message: "not yet in Quince: estimates of an export's length")
    open var estimatedOutputFileLength: Int64 { 0 }

    // MARK: State

    open var status: Status { lock.withLock { facts.status } }
    open var error: (any Error)? { lock.withLock { facts.error } }
    /// 0…1.
    open var progress: Float { lock.withLock { Float(facts.progress.fractionCompleted) } }

    // MARK: Exporting

    /// Starts the export. Raises an exception without an output URL and type, and where it was started before.
    ///
    /// - Parameter handler: Called on any thread when the export is complete, has failed or was cancelled.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        guard let output = outputURL else { raise(.invalidArgumentException, "Cannot export without an outputURL") }
        guard let type = outputFileType else { raise(.invalidArgumentException, "Cannot export without an outputFileType") }
        let isFirst = lock.withLock {
            defer { if facts.status == .unknown { facts.status = .waiting } }
            return facts.status == .unknown
        }
        // One that was cancelled before it began tells so.
        guard isFirst || status == .cancelled else {
            raise(.invalidArgumentException, "An AVAssetExportSession can export only once")
        }
        guard isFirst else { return handler() }
        report()
        let job = makeJob(output, type)
        DispatchQueue.global(qos: .userInitiated).async {
            self.run(job)
            handler()
        }
    }

    /// Exports, and returns when the export is complete, has failed or was cancelled: see `status`.
    open func export() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in exportAsynchronously { continuation.resume() } }
        } onCancel: {
            cancelExport()
        }
    }

    /// Exports into a file.
    ///
    /// - Throws: `AVError`, or `CancellationError` where the task was cancelled.
    public func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws {
        guard supportedFileTypes.contains(fileType) else { throw AVError.Code.exportFailed.failure("Invalid output file type") }
        (outputURL, outputFileType) = (url, fileType)
        await export()
        try Task.checkCancellation()
        if let error { throw error }
    }

    /// Ends the export; nothing of the file remains.
    open func cancelExport() {
        lock.withLock { if facts.status == .unknown { facts.status = .cancelled } }
        control.cancel()
    }

    private func makeJob(_ output: URL, _ type: AVFileType) -> ExportJob {
        ExportJob(
            asset: (asset as? AVMutableComposition)?.copy() as? AVAsset ?? asset, preset: preset, type: type, output: output,
            range: timeRange,
            videoComposition: videoComposition?.copy() as? AVVideoComposition, audioMix: audioMix?.copy() as? AVAudioMix,
            metadata: metadata, isForNetwork: shouldOptimizeForNetworkUse, lengthLimit: fileLengthLimit,
            folder: directoryForTemporaryFiles)
    }

    private func run(_ job: ExportJob) {
        lock.withLock { facts.status = .exporting }
        report()
        do {
            try job.run(control) { part in
                lock.withLock { facts.progress.completedUnitCount = Int64(part * 1000) }
                report()
            }
            lock.withLock {
                facts.progress.completedUnitCount = 1000
                facts.status = .completed
            }
        } catch {
            let isCancelled = control.end()
            lock.withLock { (facts.status, facts.error) = (isCancelled ? .cancelled : .failed, error) }
        }
        report()
    }

    // MARK: States

    /// The state of an export. Source: Apple's documentation of `AVAssetExportSession.State`.
    public enum State: Sendable {
        case pending
        case waiting
        case exporting(progress: Progress)
    }

    /// The states of the export, until it ends.
    ///
    /// - Parameter updateInterval: The least seconds between two reports of progress; infinite reports changes of the state alone.
    public func states(updateInterval: TimeInterval = .infinity) -> some Sendable & AsyncSequence<State, Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self)
        let states = ExportStates(updateInterval, continuation)
        lock.withLock {
            watchers.append(states)
            states.update(facts.status, facts.progress)
        }
        return stream
    }

    private func report() {
        lock.withLock {
            for watcher in watchers { watcher.update(facts.status, facts.progress) }
        }
    }
}
