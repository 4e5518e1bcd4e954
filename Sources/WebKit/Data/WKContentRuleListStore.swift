import UIKit

/// Compiled rules of what pages may load.
///
/// Source: Apple's documentation of `WKContentRuleList`.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    public let identifier: String
    /// The number under which the engine keeps it: another list of the same identifier is another list.
    let engineName: String
    init(_ identifier: String, engineName: String) { (self.identifier, self.engineName) = (identifier, engineName) }
}

/// Compiles rules, and finds those that this run of the app has compiled.
///
/// Source: Apple's documentation of `WKContentRuleListStore`.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]
    private var lastNumber = 0

    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Compiles rules in JSON.
    ///
    /// - Parameter completionHandler: Called with the list, or a `WKError`.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        lastNumber += 1
        let identifier = identifier ?? "", list = WKContentRuleList(identifier, engineName: "\(lastNumber)")
        WebEngine.current.ask("compile", ["name": list.engineName], bytes: Data((encodedContentRuleList ?? "").utf8)) { [weak self] frame in
            guard let frame, frame.text("failure") == nil else {
                let text = frame?.text("message") ?? ""
                return completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed, userInfo: ["NSHelpAnchor": text])) ?? ()
            }
            self?.lists[identifier] = list
            completionHandler?(list, nil)
        }
    }
    open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList?
    {
        try await withCheckedThrowingContinuation { continuation in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) { list, error in
                if let list { continuation.resume(returning: list) } else { continuation.resume(throwing: error ?? WKError(.unknown)) }
            }
        }
    }

    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        let list = lists[identifier ?? ""]
        DispatchQueue.main.async { completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
    }
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
        return list
    }

    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!) {
        let error = lists.removeValue(forKey: identifier ?? "") == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil
        DispatchQueue.main.async { completionHandler?(error) }
    }

    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!) {
        let names = lists.keys.sorted()
        DispatchQueue.main.async { completionHandler?(names) }
    }
    open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
}
