import Testing
import UIKit

@testable import WebKit

@MainActor @Suite struct ScriptTests {
    @Test func errorsOfScriptsNameTheirPlace() {
        let error = WKError.exception("https://a.example/x:12:21: TypeError: no\nfunction")
        #expect(error.code == .javaScriptExceptionOccurred)
        #expect(error.errorUserInfo["WKJavaScriptExceptionMessage"] as? String == "TypeError: no\nfunction")
        #expect(error.errorUserInfo["WKJavaScriptExceptionLineNumber"] as? Int == 12)
        #expect(error.errorUserInfo["WKJavaScriptExceptionColumnNumber"] as? Int == 21)
        #expect((error as NSError).domain == "WKErrorDomain")
        #expect((error as NSError).code == 4)
        #expect(WKError.exception("anything").errorUserInfo["WKJavaScriptExceptionMessage"] as? String == "anything")
    }

    @Test func argumentsBecomeVariables() {
        let fields = ScriptCall.fields("return a + b", ["b": "x\u{2028}", "a": 1])
        #expect(fields?["script"] as? String == "return await (async function(a,b){return a + b\n}).apply(undefined,[1,\"x\\u2028\"])")
    }

    @Test(arguments: ["", "a b", "1a", "a){", "a,b"]) func namesThatAreNoneAreRefused(_ name: String) {
        #expect(ScriptCall.fields("return 1", [name: 1]) == nil)
    }

    @Test func valuesThatScriptsDoNotHaveAreRefused() { #expect(ScriptCall.fields("return 1", ["a": Date()]) == nil) }

    @Test func dataDetectorsAreAScriptOfTheirTypes() throws {
        #expect(([] as WKDataDetectorTypes).script == nil)
        let phones = try #require(WKDataDetectorTypes.phoneNumber.script)
        #expect(phones.source.contains("tel:"))
        #expect(!phones.source.contains("mailto:"))
        #expect(phones.injectionTime == .atDocumentEnd)
        #expect(WKDataDetectorTypes.all.script?.source.contains("mailto:") == true)
        let configuration = WKWebViewConfiguration()
        configuration.dataDetectorTypes = .link
        #expect(WKWebView(frame: .zero, configuration: configuration).configuration.dataDetectorTypes == .link)
        #expect(configuration.userContentController.userScripts.isEmpty)
    }

    @Test func theListOfPagesFollowsTheEngine() {
        let list = WKBackForwardList()
        func page(_ name: String) -> [String: Any] { ["url": "https://a.example/\(name)", "title": name] }
        list.update(EngineFrame(fields: ["back": [page("2"), page("1")], "current": [page("3")], "forward": [page("4"), page("5")]]))
        #expect(list.backItem?.title == "2")
        #expect(list.item(at: -2)?.title == "1")
        #expect(list.item(at: 2)?.title == "5")
        #expect(list.item(at: 3) == nil)
        let kept = list.currentItem
        list.update(EngineFrame(fields: ["back": [page("3"), page("2"), ["url": 3], [:]], "current": [page("4")]]))
        #expect(list.backItem === kept)
        #expect(list.offset(of: kept!) == -1)
        #expect(list.forwardItem == nil)
    }

    @Test func errorsOfLoadsAreFoundations() {
        func error(_ domain: String, _ code: Int) -> NSError {
            EngineRequest.error(in: EngineFrame(fields: ["domain": domain, "code": code, "url": "http://a.example/"]))
        }
        #expect(error("g-resolver-error-quark", 0).code == NSURLErrorCannotFindHost)
        #expect(error("g-io-error-quark", 39).code == NSURLErrorCannotConnectToHost)
        #expect(error("WebKitNetworkError", 302).code == NSURLErrorCancelled)
        #expect(error("WebKitPolicyError", 102).domain == "WebKitErrorDomain")
        #expect(error("anything", -3).domain == NSURLErrorDomain)
        #expect(error("", 0).userInfo[NSURLErrorFailingURLStringErrorKey] as? String == "http://a.example/")
    }
}

@Suite struct PageElementTests {
    @Test func partsThatAreNoneAreLeftOut() {
        let whole: [String: Any] = ["role": "link", "label": "A", "x": 1, "y": 2.5, "width": 10, "height": 20]
        let parts: [[String: Any]] = [
            whole, [:], whole.merging(["label": 3]) { $1 }, whole.merging(["x": "1"]) { $1 }, whole.merging(["width": 1e300]) { $1 },
        ]
        let found = PageElement.elements(in: parts, zoom: 2)
        #expect(found == [PageElement(role: "link", label: "A", value: "", frame: CGRect(x: 2, y: 5, width: 20, height: 40))])
        #expect(PageElement.elements(in: "x", zoom: 1).isEmpty)
        #expect(PageElement.elements(in: Array(repeating: whole, count: 1000), zoom: 1).count == PageElement.maximumCount)
    }
}
