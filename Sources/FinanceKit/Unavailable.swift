// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: accounts in Wallet; FinanceStore.isDataAvailable is false")
public enum Account {}

@available(*, unavailable, message: "not yet in Quince: accounts in Wallet; FinanceStore.isDataAvailable is false")
public struct AccountBalance {}

@available(*, unavailable, message: "not yet in Quince: accounts in Wallet; FinanceStore.isDataAvailable is false")
public struct AccountQuery {}

@available(*, unavailable, message: "not yet in Quince: transactions in Wallet; FinanceStore.isDataAvailable is false")
public struct Transaction {}

@available(*, unavailable, message: "not yet in Quince: transactions in Wallet; FinanceStore.isDataAvailable is false")
public struct TransactionQuery {}

@available(*, unavailable, message: "not yet in Quince: orders in Wallet; FinanceStore.isDataAvailable is false")
public struct Order {}
