import SwiftUI

extension WebPage {
    /// A step of a navigation.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationEvent`.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation
        case receivedServerRedirect
        /// The page's first content is there.
        case committed
        case finished
    }

    /// The cause of a navigation's failure.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationError`.
    public enum NavigationError: Error {
        /// The load failed before content was there.
        case failedProvisionalNavigation(any Error)
        case pageClosed
        case webContentProcessTerminated
        case invalidURL
    }
}

/// The events of one navigation, or of all.
struct NavigationSequence: AsyncSequence {
    typealias Element = WebPage.NavigationEvent
    typealias Failure = any Error

    fileprivate let stream: AsyncThrowingStream<Element, any Error>
    /// Called when the task that iterates is cancelled. A sequence that nobody iterates leaves its load alone.
    fileprivate let cancelled: @MainActor @Sendable () -> Void

    func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator(), cancelled: cancelled) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator
        fileprivate let cancelled: @MainActor @Sendable () -> Void

        mutating func next() async throws -> Element? {
            let cancelled = cancelled
            return try await withTaskCancellationHandler {
                try await base.next()
            } onCancel: {
                Task { @MainActor in cancelled() }
            }
        }
    }
}

/// Reports a page's navigations to the sequences that follow them.
@MainActor final class NavigationEvents {
    private struct Follower {
        /// nil: follows all navigations.
        let navigation: WKNavigation?
        let continuation: AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation
    }

    private var followers: [Int: Follower] = [:]
    private var lastNumber = 0

    isolated deinit { end() }

    func all() -> NavigationSequence { follow(nil) {} }

    /// The events of a navigation; a sequence that throws for none.
    ///
    /// - Parameter stop: Stops the load, where it is still under way.
    func sequence(of navigation: WKNavigation?, stop: @escaping @MainActor @Sendable () -> Void) -> NavigationSequence {
        guard let navigation else {
            return NavigationSequence(stream: AsyncThrowingStream { $0.finish(throwing: WebPage.NavigationError.invalidURL) }) {}
        }
        return follow(navigation) { [weak self] in
            if self?.followers.values.contains(where: { $0.navigation === navigation }) == true { stop() }
        }
    }

    private func follow(_ navigation: WKNavigation?, _ cancelled: @escaping @MainActor @Sendable () -> Void) -> NavigationSequence {
        lastNumber += 1
        let number = lastNumber
        let (stream, continuation) = AsyncThrowingStream<WebPage.NavigationEvent, any Error>.makeStream()
        followers[number] = Follower(navigation: navigation, continuation: continuation)
        // A load's follower stays: its task's cancellation stops the load before the follower goes.
        if navigation == nil { continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.followers[number] = nil } } }
        return NavigationSequence(stream: stream, cancelled: cancelled)
    }

    // MARK: Events

    func report(_ event: WebPage.NavigationEvent, of navigation: WKNavigation?) {
        if event == .startedProvisionalNavigation { endSuperseded(by: navigation) }
        for follower in followers.values where follower.navigation == nil || follower.navigation === navigation {
            follower.continuation.yield(event)
        }
        if event == .finished { end { $0 != nil && $0 === navigation } }
    }

    func fail(_ navigation: WKNavigation?, with error: any Error) { end(throwing: error) { $0 == nil || $0 === navigation } }

    /// Ends the sequences of a load that was not allowed.
    func refuse(_ navigation: WKNavigation?) {
        guard let navigation else { return }
        let error = NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
        end(throwing: WebPage.NavigationError.failedProvisionalNavigation(error)) { $0 === navigation }
    }

    func terminate() { end(throwing: WebPage.NavigationError.webContentProcessTerminated) { _ in true } }

    /// Ends all sequences with the page.
    func end() { end { _ in true } }

    private func endSuperseded(by navigation: WKNavigation?) {
        let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
        end(throwing: WebPage.NavigationError.failedProvisionalNavigation(error)) {
            $0 != nil && $0 !== navigation && $0?.hasStarted == true
        }
    }

    private func end(throwing error: (any Error)? = nil, where isEnded: (WKNavigation?) -> Bool) {
        for (number, follower) in followers where isEnded(follower.navigation) {
            followers[number] = nil
            follower.continuation.finish(throwing: error)
        }
    }
}
