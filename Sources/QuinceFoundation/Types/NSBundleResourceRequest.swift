import Foundation

/// Asks for resources that an app's store gives on demand. A bundle here has all of them from the beginning, as one that Xcode installs with *Embed Asset
/// Packs In Product Bundle*.
///
/// Source: Apple's documentation of `NSBundleResourceRequest`.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// The names that mark the resources in the project.
    public let tags: Set<String>
    public let bundle: Bundle
    /// Complete: nothing has to be loaded.
    public let progress = Progress(totalUnitCount: 1)
    /// From 0 to 1, the more urgent.
    open var loadingPriority = 0.5

    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    public init(tags: Set<String>, bundle: Bundle) {
        (self.tags, self.bundle) = (tags, bundle)
        super.init()
    }

    /// Makes the resources available; the handler is called with nil, on a queue of its own.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        progress.completedUnitCount = 1
        DispatchQueue.global().async { completionHandler(nil) }
    }

    open func beginAccessingResources() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            beginAccessingResources { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
        }
    }

    /// Tells whether the resources are there: they are.
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        progress.completedUnitCount = 1
        DispatchQueue.global().async { completionHandler(true) }
    }

    open func conditionallyBeginAccessingResources() async -> Bool {
        await withCheckedContinuation { continuation in conditionallyBeginAccessingResources { continuation.resume(returning: $0) } }
    }

    /// Says that the resources are not needed any more. They stay.
    open func endAccessingResources() {}
}

/// The priority of what the user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent: Double = 1

extension NSNotification.Name {
    /// Posted where there is no room for resources; here nothing posts it.
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
