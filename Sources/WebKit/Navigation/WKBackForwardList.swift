import UIKit

/// A page that a web view has shown.
///
/// Source: Apple's documentation of `WKBackForwardListItem`.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let title: String?
    /// The address that was asked for.
    public let initialURL: URL

    init?(_ fields: [String: Any]) {
        guard let url = (fields["url"] as? String).flatMap({ URL(string: $0) }) else { return nil }
        self.url = url
        title = fields["title"] as? String
        initialURL = (fields["original"] as? String).flatMap { URL(string: $0) } ?? url
    }
}

/// The pages that a web view has shown, and goes back and forward to.
///
/// Source: Apple's documentation of `WKBackForwardList`.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    public internal(set) var currentItem: WKBackForwardListItem?
    /// The pages before this one, the first that was shown first.
    public internal(set) var backList: [WKBackForwardListItem] = []
    /// The pages after this one, the next one first.
    public internal(set) var forwardList: [WKBackForwardListItem] = []

    open var backItem: WKBackForwardListItem? { backList.last }
    open var forwardItem: WKBackForwardListItem? { forwardList.first }

    /// The page at a distance from this one; nil where there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        if index == 0 { return currentItem }
        let list = index < 0 ? backList.reversed() : forwardList
        let position = abs(index) - 1
        return list.indices.contains(position) ? list[position] : nil
    }

    func offset(of item: WKBackForwardListItem) -> Int? {
        if let position = backList.reversed().firstIndex(where: { $0 === item }) {
            return -1 - backList.reversed().distance(from: backList.reversed().startIndex, to: position)
        }
        return forwardList.firstIndex { $0 === item }.map { $0 + 1 }
    }

    /// Items that stay are the same objects as before.
    func update(_ frame: EngineFrame) {
        let known = backList + [currentItem].compactMap { $0 } + forwardList
        func items(_ key: String) -> [WKBackForwardListItem] {
            frame.objects(key).compactMap { fields in
                guard let item = WKBackForwardListItem(fields) else { return nil }
                return known.first { $0.url == item.url && $0.title == item.title } ?? item
            }
        }
        (backList, forwardList, currentItem) = (items("back").reversed(), items("forward"), items("current").first)
    }
}
