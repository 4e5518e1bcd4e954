@_spi(Quince) import QuinceFoundation
import UIKit

/// The scripts, message handlers and rules of the web views with a configuration.
///
/// Source: Apple's documentation of `WKUserContentController`.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    private(set) public var userScripts: [WKUserScript] = []
    private var handlers: [Handler] = []
    private var ruleLists: [WKContentRuleList] = []
    private var views: [() -> WKWebView?] = []

    /// A handler of messages of a name.
    struct Handler {
        let name: String
        let world: WKContentWorld
        let plain: (any WKScriptMessageHandler)?
        let replying: (any WKScriptMessageHandlerWithReply)?

        var fields: [String: Any] {
            var fields: [String: Any] = ["name": name, "replies": replying != nil]
            fields["world"] = world.engineName
            return fields
        }
    }

    public override init() { super.init() }

    // MARK: Scripts

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        update()
    }
    open func removeAllUserScripts() {
        userScripts = []
        update()
    }

    // MARK: Handlers

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        add(Handler(name: name, world: world, plain: scriptMessageHandler, replying: nil))
    }
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(Handler(name: name, world: contentWorld, plain: nil, replying: scriptMessageHandlerWithReply))
    }
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world === contentWorld }
    }
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { remove { $0.world === contentWorld } }
    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    private func add(_ handler: Handler) {
        guard !handlers.contains(where: { $0.name == handler.name && $0.world === handler.world }) else {
            raise(.invalidArgumentException, "Attempt to add script message handler with name '\(handler.name)' when one already exists.")
        }
        handlers.append(handler)
        send(["handlers": [handler.fields]])
    }

    private func remove(_ isRemoved: (Handler) -> Bool) {
        let removed = handlers.filter(isRemoved)
        handlers.removeAll(where: isRemoved)
        send(["handlers": removed.map { $0.fields.merging(["removed": true]) { $1 } }])
    }

    // MARK: Rules

    open func add(_ contentRuleList: WKContentRuleList) {
        guard !ruleLists.contains(where: { $0 === contentRuleList }) else { return }
        ruleLists.append(contentRuleList)
        updateRules()
    }
    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0 === contentRuleList }
        updateRules()
    }
    open func removeAllContentRuleLists() {
        ruleLists = []
        updateRules()
    }

    // MARK: Views

    /// Gives a view, whose engine is there now, what it has, and from now on each change.
    func attach(_ view: WKWebView) {
        views.removeAll { $0() == nil }
        views.append { [weak view] in view }
        view.sendToEngine("content", ["scripts": scripts(of: view), "handlers": handlers.map(\.fields)])
        view.sendToEngine("filters", ["names": ruleLists.map(\.engineName)])
    }

    func detach(_ view: WKWebView) { views.removeAll { $0() == nil || $0() === view } }

    private func send(_ fields: [String: Any]) { views.forEach { $0()?.sendToEngine("content", fields) } }
    private func update() { views.compactMap { $0() }.forEach { $0.sendToEngine("content", ["scripts": scripts(of: $0)]) } }
    private func scripts(of view: WKWebView) -> [[String: Any]] {
        (userScripts + [view.copiedConfiguration.dataDetectorTypes.script].compactMap { $0 }).map(\.fields)
    }
    private func updateRules() { views.forEach { $0()?.sendToEngine("filters", ["names": ruleLists.map(\.engineName)]) } }

    /// Handles a message of a view's page.
    func handle(_ frame: EngineFrame, in view: WKWebView) {
        // Another engine may be there when the app replies.
        let engine = view.engine, name = frame.text("name") ?? "", id = frame.integer("id")
        guard let handler = handlers.first(where: { $0.name == name && ($0.replying != nil) == (id != nil) }) else {
            if let id { engine?.answer("answer", id: id, ["failure": "No handler."]) }
            return
        }
        let message = WKScriptMessage(frame.fields["value"] ?? NSNull(), name: name, world: handler.world, webView: view)
        handler.plain?.userContentController(self, didReceive: message)
        guard let id else { return }
        handler.replying?.userContentController(self, didReceive: message) { [weak engine] value, error in
            let isValid = JSONSerialization.isValidJSONObject(["value": value ?? NSNull()])
            let failure = error ?? (isValid ? nil : "The reply is of a type that scripts do not have.")
            engine?.answer("answer", id: id, failure.map { ["failure": $0] } ?? ["value": value ?? NSNull()])
        }
    }
}
