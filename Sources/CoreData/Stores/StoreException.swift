@_spi(Quince) import QuinceFoundation

/// The exceptions of stores.
enum StoreException {
    /// Ends the app, as a request that a store cannot execute does on iOS.
    static func raise(_ reason: String) -> Never { QuinceFoundation.raise(.invalidArgumentException, reason) }
}
