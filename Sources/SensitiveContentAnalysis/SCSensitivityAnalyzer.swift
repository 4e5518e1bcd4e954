import CoreGraphics
import QuinceFoundation

/// Whether the user has sensitive content looked for. Source: Apple's documentation of `SCSensitivityAnalysisPolicy`.
public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled = 0, simpleInterventions, descriptiveInterventions }

/// The result of an analysis. Source: Apple's documentation of `SCSensitivityAnalysis`.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
    public let isSensitive: Bool
    init(isSensitive: Bool) { self.isSensitive = isSensitive }
}

/// Looks for nudity in pictures. The user has turned it off: apps that ask for the policy analyze nothing, and an analysis fails.
///
/// Source: Apple's documentation of `SCSensitivityAnalyzer`.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }

    private static var error: NSError {
        NSError(
            domain: "com.apple.SensitiveContentAnalysis", code: 0,
            userInfo: [NSLocalizedDescriptionKey: "The user has turned Sensitive Content Warnings off."])
    }

    open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw Self.error }
    open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw Self.error }
    open func analyzeImage(at fileURL: URL, completionHandler: @escaping (SCSensitivityAnalysis?, (any Error)?) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(nil, Self.error) }
    }
}
