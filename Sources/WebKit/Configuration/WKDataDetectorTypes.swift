import UIKit

/// The kinds of data in texts that become links.
///
/// Telephone numbers and addresses of pages and mail are found; other kinds not yet.
///
/// Source: Apple's documentation of `WKDataDetectorTypes`.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// All kinds that are found.
    public static let all = WKDataDetectorTypes(rawValue: .max)

    @available(*, unavailable, message: "not yet in Quince: postal addresses as links in pages")
    public static var address: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 << 2) }
    @available(*, unavailable, message: "not yet in Quince: dates as links in pages")
    public static var calendarEvent: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 << 3) }
    @available(*, unavailable, message: "not yet in Quince: tracking numbers as links in pages")
    public static var trackingNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 << 4) }
    @available(*, unavailable, message: "not yet in Quince: flight numbers as links in pages")
    public static var flightNumber: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 << 5) }
    @available(*, unavailable, message: "not yet in Quince: suggestions of Spotlight in pages")
    public static var lookupSuggestion: WKDataDetectorTypes { WKDataDetectorTypes(rawValue: 1 << 6) }
}

extension WKDataDetectorTypes {
    /// The script that makes links of what is found in a page once it is loaded; nil where nothing is looked for.
    @MainActor var script: WKUserScript? {
        var detectors: [String] = []
        if contains(.link) { detectors += Self.linkDetectors }
        if contains(.phoneNumber) { detectors.append(Self.phoneDetector) }
        guard !detectors.isEmpty else { return nil }
        let source = "(function () {\nconst detectors = [\(detectors.joined(separator: ",\n"))];\n\(Self.walk)\n})();"
        return WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: false, in: .defaultClient)
    }

    /// Pairs of an expression, whose second group is the text of the link, and a function that gives the address.
    private static let linkDetectors = [
        #"[/(^|[\s(<"'])((?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]}])/gi, t => /^www/i.test(t) ? "http://" + t : t]"#,
        #"[/(^|[^\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi, t => "mailto:" + t]"#,
    ]
    /// International numbers, those with an area code in parentheses, and those of North America.
    private static let phoneDetector =
        #"[/(^|[^\w\/.@+-])(\+\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}|\(\d{2,5}\) ?\d{3,4}[ .-]?\d{3,5}|(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4})(?![\w-])/g, "#
        + #"t => "tel:" + t.replace(/[^\d+]/g, "")]"#

    private static let walk = """
        const skipped = "a,button,input,option,script,select,style,textarea,noscript,[contenteditable]";
        const replace = (node, expression, address) => {
          const text = node.nodeValue, parts = document.createDocumentFragment();
          let end = 0, match;
          expression.lastIndex = 0;
          while ((match = expression.exec(text)) !== null) {
            const start = match.index + match[1].length, found = match[2];
            parts.append(text.slice(end, start));
            const link = document.createElement("a");
            link.setAttribute("href", address(found));
            link.setAttribute("x-apple-data-detectors", "true");
            link.append(found);
            parts.append(link);
            end = start + found.length;
          }
          if (end === 0) return;
          parts.append(text.slice(end));
          node.replaceWith(parts);
        };
        for (const [expression, address] of detectors) {
          if (!document.body) break;
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), nodes = [];
          while (walker.nextNode() && nodes.length < 20000) {
            if (!walker.currentNode.parentElement.closest(skipped)) nodes.push(walker.currentNode);
          }
          nodes.forEach(node => replace(node, expression, address));
        }
        """
}
