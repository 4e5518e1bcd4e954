@_weakLinked import FoundationNetworking
import UIKit

extension WKWebView {
    /// The engine with a view for this one; made where there is none yet.
    ///
    /// - Returns: nil where there is no engine.
    func connected() -> (engine: WebEngine, number: Int)? {
        if let engine, let number, engine.isAlive { return (engine, number) }
        let engine = WebEngine.current
        guard engine.isAlive else { return nil }
        let number = engine.add(self)
        (self.engine, self.number) = (engine, number)
        let isEphemeral = !copiedConfiguration.websiteDataStore.isPersistent
        for scheme in copiedConfiguration.schemes { engine.send("scheme", ["scheme": scheme, "ephemeral": isEphemeral]) }
        sentSize = bounds.size
        let size: [String: Any] = ["width": Double(bounds.width), "height": Double(bounds.height), "ephemeral": isEphemeral]
        engine.send("create", view: number, settings.merging(size) { $1 })
        copiedConfiguration.userContentController.attach(self)
        return (engine, number)
    }

    /// Sends a command to the engine's view, where there is one.
    func sendToEngine(_ command: String, _ fields: [String: Any] = [:], bytes: Data = Data()) {
        guard let engine, let number else { return }
        engine.send(command, view: number, fields, bytes: bytes)
    }

    private var settings: [String: Any] {
        let configuration = copiedConfiguration, preferences = copiedConfiguration.defaultWebpagePreferences
        var settings: [String: Any] = [
            "agent": userAgent, "zoom": Double(pageZoom), "minimumFontSize": Double(copiedConfiguration.preferences.minimumFontSize),
        ]
        settings["withoutScripts"] = !(copiedConfiguration.preferences.allowsScripts && preferences?.allowsContentJavaScript != false)
        settings["opensWindows"] = copiedConfiguration.preferences.javaScriptCanOpenWindowsAutomatically
        settings["playsInline"] = configuration.allowsInlineMediaPlayback
        settings["playsOnRequest"] = !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty
        settings["filesReadFiles"] = configuration.preferences.filesReadFiles
        settings["filesReadAll"] = configuration.preferences.filesReadAll || configuration.filesReadAll
        settings["dark"] = traitCollection.userInterfaceStyle == .dark
        return settings
    }

    func updateSettings() {
        sendToEngine("settings", settings)
        page.setNeedsPicture(isAwaited: true)
    }

    private var userAgent: String {
        if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
        let version = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let system = isPad ? "iPad; CPU OS \(version) like Mac OS X" : "iPhone; CPU iPhone OS \(version) like Mac OS X"
        let isDesktop = copiedConfiguration.defaultWebpagePreferences?.preferredContentMode == .desktop
        let agent = "Mozilla/5.0 (\(isDesktop ? "Macintosh; Intel Mac OS X 10_15_7" : system)) AppleWebKit/605.1.15 (KHTML, like Gecko)"
        if let name = copiedConfiguration.applicationNameForUserAgent, !name.isEmpty { return agent + " " + name }
        return isDesktop ? agent : agent + " Mobile/15E148"
    }

    func sendSize() {
        guard bounds.size != sentSize, bounds.width >= 1, bounds.height >= 1, number != nil else { return }
        sentSize = bounds.size
        sendToEngine("resize", ["width": Double(bounds.width), "height": Double(bounds.height)])
        page.setNeedsPicture(isAwaited: true)
    }

    // MARK: Events

    func handle(_ frame: EngineFrame) {
        switch frame.name {
        case "state": updateState(frame)
        case "load": handleLoad(frame)
        case "failed": fail(frame)
        case "policy": decide(frame)
        case "authenticate": authenticate(frame)
        case "message": copiedConfiguration.userContentController.handle(frame, in: self)
        case "dialog": showDialog(frame)
        case "create": openWindow(frame)
        case "close": uiDelegate?.webViewDidClose(self)
        case "dirty": page.setNeedsPicture(isAwaited: false)
        case "scheme": startSchemeTask(frame)
        case "crashed": pageCrashed()
        default: break
        }
    }

    private func updateState(_ frame: EngineFrame) {
        var state = state
        state.title = frame.text("title") ?? ""
        state.url = frame.url("url") ?? state.url
        state.progress = min(1, max(0, frame.number("progress") ?? 0))
        state.isLoading = frame.flag("loading")
        state.isSecure = frame.flag("secure")
        update(state, list: frame)
    }

    private func handleLoad(_ frame: EngineFrame) {
        switch frame.text("what") {
        case "started":
            navigation = pendingNavigation ?? WKNavigation()
            pendingNavigation = nil
            navigation?.hasStarted = true
            if let number { engine?.noteLoad(in: number, isLoading: true) }
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        case "redirected": navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case "committed" where navigation?.hasFailed == false:
            page.pageChanged()
            navigationDelegate?.webView(self, didCommit: navigation)
        case "finished" where navigation?.hasFailed == false:
            if let title = frame.text("title"), title != state.title {
                var state = state
                state.title = title
                update(state)
            }
            let finished = navigation
            // By then the scroll view knows how large the page is.
            page.draw { [weak self] in
                guard let self, finished?.hasFailed == false else { return }
                navigationDelegate?.webView(self, didFinish: finished)
            }
        default: break
        }
    }

    private func fail(_ frame: EngineFrame) {
        let error = EngineRequest.error(in: frame)
        fail(error, isProvisional: frame.flag("provisional"))
    }

    func fail(_ error: NSError, isProvisional: Bool) {
        let failed = navigation ?? pendingNavigation ?? WKNavigation()
        guard !failed.hasFailed else { return }
        failed.hasFailed = true
        pendingNavigation = nil
        var state = state
        state.isLoading = false
        update(state)
        if isProvisional {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: failed, withError: error)
        } else {
            navigationDelegate?.webView(self, didFail: failed, withError: error)
        }
    }

    private func pageCrashed() {
        var state = state
        (state.isLoading, state.progress) = (false, 0)
        update(state)
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    /// The engine has ended, or there is none.
    func engineEnded() {
        (number, engine) = (nil, nil)
        schemeTasks = [:]
        page.engineEnded()
        pageCrashed()
    }

    // MARK: Decisions

    private func decide(_ frame: EngineFrame) {
        guard let id = frame.integer("id"), let engine else { return }
        let answer: @MainActor (Bool) -> Void = { [weak self] isAllowed in
            if !isAllowed, frame.text("kind") == "navigation" { self?.navigationRefused() }
            engine.answer("policy", id: id, ["allow": isAllowed])
        }
        if frame.text("kind") == "response" {
            let response = WKNavigationResponse(frame)
            guard let delegate = navigationDelegate else { return answer(response.canShowMIMEType) }
            return delegate.webView(self, decidePolicyFor: response) { answer($0 == .allow) }
        }
        let action = WKNavigationAction(frame, in: self, isNewWindow: frame.text("kind") == "window")
        if let error = insecurity(of: action.request.url) {
            answer(false)
            return fail(error, isProvisional: true)
        }
        guard let delegate = navigationDelegate else { return answer(true) }
        let preferences = copiedConfiguration.defaultWebpagePreferences.duplicate()
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, preferences in
            self?.apply(preferences)
            answer(policy == .allow)
        }
    }

    private func apply(_ preferences: WKWebpagePreferences) {
        let isAllowed = copiedConfiguration.preferences.allowsScripts && preferences.allowsContentJavaScript
        var settings = settings
        guard settings["withoutScripts"] as? Bool != !isAllowed else { return }
        settings["withoutScripts"] = !isAllowed
        sendToEngine("settings", settings)
    }

    /// App Transport Security holds for pages, too, unless Info.plist leaves them out.
    private func insecurity(of url: URL?) -> NSError? {
        guard let url, !TransportSecurity.ofApp.allows(url) else { return nil }
        let settings = Bundle.main.infoDictionary?["NSAppTransportSecurity"] as? [String: Any]
        if settings?["NSAllowsArbitraryLoadsInWebContent"] as? Bool == true { return nil }
        do { try TransportSecurity.check(url) } catch { return error as NSError }
        return nil
    }

    private func navigationRefused() {
        pendingNavigation = nil
        if let number { engine?.noteLoad(in: number, isLoading: false) }
        var state = state
        state.isLoading = false
        update(state)
    }

    private func openWindow(_ frame: EngineFrame) {
        let action = WKNavigationAction(frame, in: self, isNewWindow: true)
        let copy = copiedConfiguration.copy() as! WKWebViewConfiguration
        guard let view = uiDelegate?.webView(self, createWebViewWith: copy, for: action, windowFeatures: WKWindowFeatures()), view !== self
        else { return }
        view.load(action.request)
    }

    // MARK: Dialogs

    private func showDialog(_ frame: EngineFrame) {
        guard let id = frame.integer("id"), let engine else { return }
        let text = frame.text("text") ?? "", origin = WKFrameInfo(isMain: true, request: EngineRequest.request(in: frame), webView: self)
        let answer: @MainActor ([String: Any]) -> Void = { engine.answer("dialog", id: id, $0) }
        guard let delegate = uiDelegate else { return answer([:]) }
        switch frame.text("kind") {
        case "confirm":
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: origin) { answer(["confirmed": $0]) }
        case "prompt":
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: text, defaultText: frame.text("default"), initiatedByFrame: origin
            ) { answer($0.map { ["text": $0] } ?? [:]) }
        default: delegate.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: origin) { answer([:]) }
        }
    }
}
