@_spi(Quince) import QuinceFoundation

/// The properties of views whose changes observers are told of.
extension UIView: ObservableProperties {
    package nonisolated static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = [
        "frame": read { $0.frame }, "bounds": read { $0.bounds }, "center": read { $0.center }, "alpha": read { $0.alpha },
        "hidden": read { $0.isHidden }, "isHidden": read { $0.isHidden },
        "contentOffset": read { ($0 as? UIScrollView)?.contentOffset }, "contentSize": read { ($0 as? UIScrollView)?.contentSize },
    ]

    private nonisolated static func read(_ value: @escaping @MainActor (UIView) -> Any?) -> (NSObject) -> Any? {
        { object in
            nonisolated(unsafe) let object = object
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated { result = (object as? UIView).flatMap(value) }
            return result
        }
    }

    /// Changes the view and reports it to the observers of some of its properties.
    func reporting(_ keys: [String], _ change: () -> Void) { KeyValueObserving.reporting(keys, of: self, change) }

    /// Reports that a property is about to change.
    func willReport(_ key: String) { KeyValueObserving.willChange(self, key) }
    /// Reports that a property has changed.
    func didReport(_ key: String) { KeyValueObserving.didChange(self, key) }
}
