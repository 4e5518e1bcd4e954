import ChromiumSupport
import Foundation
import Testing

/// The page that other tests wait for.
@Suite struct ChromiumPageTests {
    private func address(_ script: String) -> String {
        "data:text/html;base64,\(Data("<body><script>\(script)</script>".utf8).base64EncodedString())"
    }

    private func open(_ script: String) throws -> ChromiumPage {
        let page = try Browser.shared.get().openPage(width: 200, height: 200)
        try page.open(try #require(URL(string: address(script))))
        return page
    }

    @Test func waitsAcrossDocuments() throws {
        let page = try open("document.title = 'First'")
        defer { page.close() }
        let second = address("document.title = 'Second'")
        // A thread of its own: tests that wait take all of those that tasks share.
        Thread {
            try? page.wait(for: "window.isWaiting")
            _ = try? page.call("Page.navigate", ["url": second])
        }.start()
        try page.wait(for: "(window.isWaiting = true, document.title === 'Second')")
    }

    @Test func whatFailsIsNotTrueYet() throws {
        let page = try open(
            "setTimeout(() => { const each = document.createElement('p'); each.textContent = 'Here'; document.body.append(each); }, 200)")
        defer { page.close() }
        try page.wait(for: "document.querySelector('p').textContent === 'Here'")
        let error = #expect(throws: ChromiumError.self) { try page.wait(for: "document.querySelector('b').id === ''", seconds: 0.1) }
        #expect(error?.description.contains("never true: document.querySelector('b').id === '' (TypeError") == true)
    }
}
