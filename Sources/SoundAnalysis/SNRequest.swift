import CoreMedia
import QuinceFoundation

/// A kind of analysis. Source: Apple's documentation of `SNRequest`.
public protocol SNRequest: NSObjectProtocol {}
/// The result of an analysis. Source: Apple's documentation of `SNResult`.
public protocol SNResult: NSObjectProtocol {}

/// Notified of what an analysis finds, and of its end. Source: Apple's documentation of `SNResultsObserving`.
public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// Source: Apple's documentation of `SNClassifierIdentifier`.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier(rawValue: "com.apple.SoundAnalysis.SNClassifierIdentifierVersion1")
}

/// A kind of sound with how sure the classifier is of it. Source: Apple's documentation of `SNClassification`.
open class SNClassification: NSObject, @unchecked Sendable {
    public let identifier: String
    /// 0...1
    public let confidence: Double

    init(_ identifier: String, _ confidence: Double) { (self.identifier, self.confidence) = (identifier, confidence) }
}

/// The kinds of sounds of a time. Source: Apple's documentation of `SNClassificationResult`.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    public let classifications: [SNClassification]
    public let timeRange: CMTimeRange

    init(_ classifications: [SNClassification], _ timeRange: CMTimeRange) {
        (self.classifications, self.timeRange) = (classifications, timeRange)
    }

    open func classification(forIdentifier identifier: String) -> SNClassification? {
        classifications.first { $0.identifier == identifier }
    }
}

/// Classifies sounds, with a model that the device lacks: a request cannot be made.
///
/// Source: Apple's documentation of `SNClassifySoundRequest`.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    /// The share by which the parts of sound that are classified overlap, 0..<1.
    open var overlapFactor = 0.5
    open var windowDuration = CMTime(value: 3, timescale: 1)
    open var knownClassifications: [String] { [] }

    /// - Throws: `SNError.invalidModel`.
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.invalidModel) }

    @available(*, unavailable, message: "not yet in Quince: models of Core ML")
    public init(mlModel: Any) throws { throw SNError(.invalidModel) }
}
