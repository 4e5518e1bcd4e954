import Foundation
import StoreModel
import Testing

@testable import Simulator

/// What `quince sim store` does with an app's purchases.
struct StoreCommandTests {
    private let folder: TemporaryFolder
    private let documents: DocumentService
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private static let app = "com.example.shop"

    init() throws {
        folder = try TemporaryFolder()
        documents = DocumentService(folder: folder.url.appendingPathComponent("Documents"))
        let text = """
            {"products": [{"productID": "pro", "type": "NonConsumable", "displayPrice": "1"}], "settings": {"_timeRate": 1004},
             "subscriptionGroups": [{"id": "G", "subscriptions": [
               {"productID": "monthly", "displayPrice": "2", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M"}]}]}
            """
        try Data(text.utf8).write(to: folder.url.appendingPathComponent(StoreConfiguration.fileName))
    }

    private func command(at seconds: TimeInterval = 0) throws -> StoreCommand {
        try StoreCommand(documents: documents, app: Self.app, bundle: folder.url, now: start.addingTimeInterval(seconds))
    }

    private func edit(_ edit: (inout StoreLedger, StoreConfiguration) throws -> Void) throws {
        let state = try documents.state(of: .purchases, for: Self.app)
        var ledger = try state.contents.map { try StoreLedger($0) } ?? StoreLedger()
        try edit(&ledger, command().configuration)
        #expect(try documents.replace(.purchases, revision: state.revision, with: ledger.encoded(), for: Self.app) != nil)
    }

    private func buy(_ id: String) throws {
        try edit { ledger, configuration in
            _ = ledger.purchase(try #require(configuration.product(id)), at: start, configuration)
        }
    }

    @Test func purchasesAreListed() throws {
        #expect(try command().run("list", nil) == "no purchases")
        try buy("pro")
        try buy("monthly")
        #expect(
            try command(at: 1).run("list", nil) == """
                0  pro      2023-11-14T22:13:20Z  unfinished
                1  monthly  2023-11-14T22:13:20Z  until 2023-11-14T22:13:30Z, renews, unfinished
                """)
    }

    @Test func refundsAreByNumberOrProduct() throws {
        try buy("pro")
        try buy("monthly")
        #expect(try command(at: 1).run("refund", "pro").contains("refunded, unfinished"))
        #expect(try command(at: 1).run("refund", "1").components(separatedBy: "refunded").count == 3)
        #expect(throws: SimulatorError.self) { try command(at: 2).run("refund", "pro") }
        #expect(throws: SimulatorError.self) { try command(at: 2).run("refund", "9") }
        #expect(throws: SimulatorError.self) { try command(at: 2).run("refund", nil) }
    }

    @Test func subscriptionsAreCancelledAndExpired() throws {
        try buy("monthly")
        #expect(try command(at: 1).run("cancel", "monthly").contains("cancelled"))
        #expect(try command(at: 2).run("expire", "0").contains("expired 2023-11-14T22:13:22Z"))
    }

    @Test func renewalsThatAreDueAreShown() throws {
        try buy("monthly")
        #expect(try command(at: 25).run("list", nil).components(separatedBy: "\n").count == 3)
        #expect(try command(at: 26).run("renew", "monthly").components(separatedBy: "\n").count == 4)
    }

    @Test func pendingPurchasesAreApproved() throws {
        try edit { ledger, configuration in
            _ = ledger.ask(for: try #require(configuration.product("pro")), PurchaseTerms(), at: start)
        }
        #expect(try command().run("list", nil) == "0  pro  2023-11-14T22:13:20Z  waits for approval")
        #expect(try command().run("approve", "pro") == "1  pro  2023-11-14T22:13:20Z  unfinished")
        #expect(throws: SimulatorError.self) { try command().run("decline", "pro") }
        #expect(try command().run("delete", "1") == "no purchases")
    }

    @Test func anAppWithoutAConfigurationHasNoStore() {
        #expect(throws: SimulatorError.self) {
            try StoreCommand(documents: documents, app: "a", bundle: folder.url.appendingPathComponent("x"))
        }
    }

    @Test func anUnknownActionIsNamed() throws {
        #expect(throws: SimulatorError.self) { try command().run("sell", "pro") }
    }
}
