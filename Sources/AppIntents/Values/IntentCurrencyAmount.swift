import QuinceFoundation

/// An amount of money.
///
/// Source: Apple's documentation of `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
    public let amount: Decimal
    /// The ISO 4217 code of the currency.
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}

/// A way of paying.
///
/// Source: Apple's documentation of `IntentPaymentMethod`.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
    /// The kind of a way of paying.
    public enum PaymentType: Sendable { case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay }

    public let type: PaymentType
    public let name: LocalizedStringResource
    public let identificationHint: LocalizedStringResource?

    public init(type: PaymentType, name: LocalizedStringResource, identificationHint: LocalizedStringResource? = nil) {
        (self.type, self.name, self.identificationHint) = (type, name, identificationHint)
    }
    public static let applePay = IntentPaymentMethod(type: .applePay, name: "Apple Pay")

    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(name.key)
    }
}
