import AVFAudio
import QuinceFoundation

/// Analyzes sound that arrives. Source: Apple's documentation of `SNAudioStreamAnalyzer`.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) {}

    /// Adds an analysis. Requests that classify cannot be made here, and another kind is not known.
    ///
    /// - Throws: `SNError.operationFailed`.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
    /// Removes an analysis; there is none.
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    /// Analyzes sound; without a request nothing is to be found in it.
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}

/// Analyzes a file. Source: Apple's documentation of `SNAudioFileAnalyzer`.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    /// - Throws: `SNError.invalidFile` where the file cannot be read.
    public init(url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { throw SNError(.invalidFile) }
    }
    /// - Throws: `SNError.operationFailed`.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze() {}
    open func analyze(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    open func cancelAnalysis() {}
}
