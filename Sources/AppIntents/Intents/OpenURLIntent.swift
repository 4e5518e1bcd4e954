import QuinceFoundation
import UIKit

/// An intent that opens a universal link, returned by other intents or put on buttons.
///
/// Source: Apple's documentation of `OpenURLIntent` (iOS 18).
public struct OpenURLIntent: URLRepresentableIntent, SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") public var url: URL

    public init() {}
    public init(_ url: URL) { self.url = url }

    /// Asks the device to open the link.
    ///
    /// - Throws: `AppIntentError` for a URL that nothing opens, and in an extension, which cannot open links yet.
    public func perform() async throws -> some IntentResult {
        guard IntentRun.isInApp else { throw AppIntentError("not yet in Quince: links that extensions open") }
        let url = url
        let isOpened = await withCheckedContinuation { continuation in
            Task { @MainActor in UIApplication.shared.open(url) { continuation.resume(returning: $0) } }
        }
        guard isOpened else { throw AppIntentError("nothing opens \(url.absoluteString)") }
        return .result()
    }
}
