@_weakLinked import FoundationNetworking
import SwiftUI

extension WebPage {
    /// Loads a request's page.
    ///
    /// - Returns: The events of this navigation, up to its end. A task that is cancelled while it iterates stops the load.
    @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        follow(web.load(request))
    }

    /// Loads an address; the sequence throws `NavigationError.invalidURL` for nil.
    @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        follow(url.flatMap { web.load(URLRequest(url: $0)) })
    }

    /// Goes to a page of the list of pages.
    @discardableResult public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        follow(web.go(to: item.listItem))
    }

    /// Shows a text of HTML.
    ///
    /// - Parameter baseURL: The address that those in the text are relative to.
    @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank")!)
        -> some AsyncSequence<NavigationEvent, any Error>
    { follow(web.loadHTMLString(html, baseURL: baseURL)) }

    /// Shows a document.
    @discardableResult public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL)
        -> some AsyncSequence<NavigationEvent, any Error>
    { follow(web.load(data, mimeType: mimeType, characterEncodingName: characterEncoding.ianaName, baseURL: baseURL)) }

    /// Shows a document as the answer to a request.
    @discardableResult public func load(simulatedRequest request: URLRequest, response: URLResponse, responseData: Data)
        -> some AsyncSequence<NavigationEvent, any Error>
    { follow(web.loadSimulatedRequest(request, response: response, responseData: responseData)) }

    /// Shows a text of HTML as the answer to a request.
    @discardableResult public func load(simulatedRequest request: URLRequest, responseHTML: String)
        -> some AsyncSequence<NavigationEvent, any Error>
    { follow(web.loadSimulatedRequest(request, responseHTML: responseHTML)) }

    /// Loads the page again.
    ///
    /// - Parameter fromOrigin: Whether caches are passed over.
    @discardableResult public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        follow(fromOrigin ? web.reloadFromOrigin() : web.reload())
    }

    public func stopLoading() { web.stopLoading() }

    /// The events of all navigations from now on, the user's, too. It ends with the page, and throws at the first failure.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> { events.all() }

    private func follow(_ navigation: WKNavigation?) -> NavigationSequence {
        events.sequence(of: navigation) { [weak web] in web?.stopLoading() }
    }
}

extension String.Encoding {
    /// The name under which pages know an encoding; of those that they do not, UTF-8's.
    fileprivate var ianaName: String {
        switch self {
        case .ascii: "us-ascii"
        case .isoLatin1: "iso-8859-1"
        case .isoLatin2: "iso-8859-2"
        case .utf16, .unicode: "utf-16"
        case .utf16BigEndian: "utf-16be"
        case .utf16LittleEndian: "utf-16le"
        case .windowsCP1250: "windows-1250"
        case .windowsCP1251: "windows-1251"
        case .windowsCP1252: "windows-1252"
        case .windowsCP1253: "windows-1253"
        case .windowsCP1254: "windows-1254"
        case .shiftJIS: "shift_jis"
        case .japaneseEUC: "euc-jp"
        case .iso2022JP: "iso-2022-jp"
        case .macOSRoman: "macintosh"
        default: "utf-8"
        }
    }
}
