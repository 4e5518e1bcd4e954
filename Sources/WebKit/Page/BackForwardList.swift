import SwiftUI

extension WebPage {
    /// The pages that were shown before and after this one.
    ///
    /// Source: Apple's documentation of `WebPage.BackForwardList`.
    public struct BackForwardList: Equatable, Sendable {
        /// A page that was shown.
        ///
        /// Source: Apple's documentation of `WebPage.BackForwardList.Item`.
        public struct Item: Equatable, Identifiable, Sendable {
            /// The identity of an item.
            public struct ID: Hashable, Sendable { fileprivate let value: ObjectIdentifier }

            public let id: ID
            public let title: String?
            /// The page's address, after all redirects.
            public let url: URL
            /// The address that was asked for.
            public let initialURL: URL
            let listItem: WKBackForwardListItem

            @MainActor fileprivate init(_ item: WKBackForwardListItem) {
                id = ID(value: ObjectIdentifier(item))
                (title, url, initialURL, listItem) = (item.title, item.url, item.initialURL, item)
            }

            public static func == (a: Item, b: Item) -> Bool { a.id == b.id }
        }

        /// The page that is shown.
        public private(set) var currentItem: Item?
        /// The pages before this one, the first that was shown first.
        public private(set) var backList: [Item] = []
        /// The pages after this one, the next one first.
        public private(set) var forwardList: [Item] = []

        init() {}

        @MainActor init(_ list: WKBackForwardList) {
            currentItem = list.currentItem.map { Item($0) }
            (backList, forwardList) = (list.backList.map { Item($0) }, list.forwardList.map { Item($0) })
        }

        /// The page at a distance from this one, the pages before it below 0; nil where there is none.
        public subscript(_ index: Int) -> Item? {
            if index == 0 { return currentItem }
            let (position, overflows) = index.magnitude.subtractingReportingOverflow(1)
            guard !overflows, position < UInt(index < 0 ? backList.count : forwardList.count) else { return nil }
            return index < 0 ? backList[backList.count - 1 - Int(position)] : forwardList[Int(position)]
        }
    }
}
