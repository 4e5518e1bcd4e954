import StoreModel
import UIKit

/// The country's store that sells. Source: Apple's documentation of `Storefront`.
public struct Storefront: Sendable, Hashable, Identifiable {
    /// Three letters: `USA`.
    public let countryCode: String
    private let currencyCode: String

    init(_ settings: StoreSettings) { (countryCode, currencyCode) = (settings.storefront, PriceFormat(settings).currencyCode) }

    /// The store's number, as the App Store has it; that of the United States for countries whose number Quince does not know.
    public var id: String { Self.numbers[countryCode] ?? "143441" }
    public var currency: Locale.Currency? { Locale.Currency(currencyCode) }

    private static let numbers = [
        "USA": "143441", "FRA": "143442", "DEU": "143443", "GBR": "143444", "AUT": "143445", "ITA": "143450", "NLD": "143452",
        "ESP": "143454", "CAN": "143455", "SWE": "143456", "CHE": "143459", "AUS": "143460", "JPN": "143462", "CHN": "143465",
        "KOR": "143466", "IND": "143467", "MEX": "143468", "RUS": "143469", "POL": "143478", "TUR": "143480", "HRV": "143494",
        "SRB": "143500", "BRA": "143503",
    ]

    /// The storefront of the configuration; that of the United States without one.
    public static var current: Storefront? {
        get async { Storefront(StoreService.shared.configuration?.settings ?? StoreSettings()) }
    }

    /// The storefront, each time it changes: the local store's never does.
    public static var updates: Storefronts { Storefronts() }

    /// An asynchronous sequence of storefronts. Source: Apple's documentation of `Storefront.Storefronts`.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Storefront>.AsyncIterator
            public mutating func next() async -> Storefront? { await stream.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator {
            // Held by its termination alone: it waits until the task is cancelled.
            let (stream, continuation) = AsyncStream<Storefront>.makeStream()
            continuation.onTermination = { _ in _ = continuation }
            return AsyncIterator(stream: stream.makeAsyncIterator())
        }
    }
}
