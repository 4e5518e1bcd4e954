extension UIApplication {
    /// Asks the device to open a link, and returns whether anything opens it.
    ///
    /// Source: Apple's documentation of `UIApplication.open(_:options:completionHandler:)`.
    @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }
}

extension UIScene {
    /// Opens `url` in the app it belongs to, and returns whether anything opens it.
    ///
    /// Source: Apple's documentation of `UIScene.open(_:options:completionHandler:)`.
    @discardableResult public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }
}
