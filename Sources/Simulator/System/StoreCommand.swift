import DeviceProtocol
import Foundation
import StoreModel

/// Does with an app's purchases what Xcode's transaction manager does: lists, refunds, expires, renews, approves and deletes them.
///
/// The app may run meanwhile; it is told of the change.
struct StoreCommand {
    let documents: DocumentService
    /// The app's bundle identifier.
    let app: String
    let configuration: StoreConfiguration
    let now: Date

    static let actions = ["list", "refund", "expire", "renew", "cancel", "resolve", "approve", "decline", "delete", "clear"]

    /// - Parameters:
    ///   - bundle: The installed app, which has the configuration.
    /// - Throws: `SimulatorError` for an app without a configuration.
    init(documents: DocumentService, app: String, bundle: URL, now: Date = Date()) throws {
        guard let data = try? Data(contentsOf: bundle.appendingPathComponent(StoreConfiguration.fileName)) else {
            throw SimulatorError(
                "\(app) has no StoreKit configuration",
                nextStep: "Choose one in the project's scheme (Run ▸ Options ▸ StoreKit Configuration), and install the app again.")
        }
        do { configuration = try StoreConfiguration(data) } catch {
            throw SimulatorError("the StoreKit configuration of \(app) cannot be read: \(error.localizedDescription)")
        }
        (self.documents, self.app, self.now) = (documents, app, now)
    }

    /// Does what is asked for.
    ///
    /// - Parameters:
    ///   - argument: The identifier of a transaction or product.
    /// - Returns: The purchases as a table.
    /// - Throws: `SimulatorError`.
    func run(_ action: String, _ argument: String?) throws -> String {
        try documents.change(.purchases, for: app) { contents in
            let old = try contents.map(read) ?? StoreLedger()
            var ledger = old
            ledger.advance(to: now, configuration)
            do { try apply(action, argument, to: &ledger) } catch let error as StoreLedgerError {
                throw SimulatorError(error.reason, nextStep: "See: quince sim store DEVICE list \(app)")
            }
            // A list changes nothing: the app adds renewals itself.
            return (action == "list" || ledger == old ? nil : try ledger.encoded(), table(ledger))
        }
    }

    private func read(_ data: Data) throws -> StoreLedger {
        do { return try StoreLedger(data) } catch {
            throw SimulatorError("the purchases of \(app) cannot be read", nextStep: "Remove the app and install it again.")
        }
    }

    // MARK: Actions

    private func apply(_ action: String, _ argument: String?, to ledger: inout StoreLedger) throws {
        switch action {
        case "list": break
        case "refund": try ledger.refund(transaction(argument, ledger), at: now)
        case "expire": try ledger.expire(product(argument, ledger), at: now)
        case "renew": try ledger.forceRenewal(product(argument, ledger), at: now, configuration)
        case "cancel": try ledger.setRenews(false, group: group(argument, ledger))
        case "resolve": try ledger.resolveBillingFailure(group(argument, ledger), at: now, configuration)
        case "approve": _ = try ledger.approve(pending(argument, ledger), at: now, configuration)
        case "decline": try ledger.decline(pending(argument, ledger))
        case "delete": try ledger.delete(transaction(argument, ledger))
        case "clear": ledger.deleteAll()
        default:
            throw SimulatorError("there is no action “\(action)”", nextStep: "There are \(Self.actions.joined(separator: ", ")).")
        }
    }

    /// A transaction by its number, or the newest one of a product.
    private func transaction(_ argument: String?, _ ledger: StoreLedger) throws -> UInt64 {
        let text = try required(argument)
        if let id = UInt64(text) { return id }
        guard let latest = ledger.latest(of: text) else { throw StoreLedgerError(reason: "there is no transaction of '\(text)'") }
        return latest.id
    }

    private func pending(_ argument: String?, _ ledger: StoreLedger) throws -> UInt64 {
        let text = try required(argument)
        if let id = UInt64(text) { return id }
        guard let purchase = ledger.pending.last(where: { $0.productID == text }) else {
            throw StoreLedgerError(reason: "there is no pending purchase of '\(text)'")
        }
        return purchase.id
    }

    private func product(_ argument: String?, _ ledger: StoreLedger) throws -> String {
        let text = try required(argument)
        return UInt64(text).flatMap { id in ledger.transactions.first { $0.id == id }?.productID } ?? text
    }

    private func group(_ argument: String?, _ ledger: StoreLedger) throws -> String {
        let product = try product(argument, ledger)
        return configuration.product(product)?.subscription?.groupID ?? product
    }

    private func required(_ argument: String?) throws -> String {
        guard let argument, !argument.isEmpty else {
            throw SimulatorError(
                "the number of a transaction, or a product, is missing", nextStep: "See: quince sim store DEVICE list \(app)")
        }
        return argument
    }

    // MARK: The table

    private func table(_ ledger: StoreLedger) -> String {
        let rows = ledger.transactions.map { [String($0.id), $0.productID, date($0.purchaseDate), state(of: $0, ledger)] }
        let waiting = ledger.pending.map {
            [String($0.id), $0.productID, date($0.date), $0.isInterrupted ? "interrupted" : "waits for approval"]
        }
        let all = rows + waiting
        guard !all.isEmpty else { return "no purchases" }
        let widths = (0..<3).map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            (0..<3).map { row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0) }.joined(separator: "  ") + "  " + row[3]
        }.joined(separator: "\n")
    }

    private func date(_ date: Date) -> String { date.ISO8601Format() }

    private func state(of transaction: StoredTransaction, _ ledger: StoreLedger) -> String {
        var words: [String] = []
        if transaction.revocationDate != nil {
            words.append("refunded")
        } else if transaction.isUpgraded {
            words.append("upgraded")
        } else if let end = transaction.expirationDate {
            words.append((end > now ? "until " : "expired ") + date(end))
            if transaction.id == transaction.groupID.flatMap({ ledger.latest(inGroup: $0) })?.id {
                words.append(renewal(transaction, ledger))
            }
        }
        if transaction.quantity > 1 { words.append("quantity \(transaction.quantity)") }
        if !transaction.isFinished { words.append("unfinished") }
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func renewal(_ transaction: StoredTransaction, _ ledger: StoreLedger) -> String {
        switch ledger.state(of: transaction, at: now, configuration) {
        case .inGracePeriod: "in grace period"
        case .inBillingRetryPeriod: "in billing retry"
        case .subscribed: transaction.groupID.flatMap { ledger.subscription(inGroup: $0) }?.willRenew == true ? "renews" : "cancelled"
        case .expired, .revoked: ""
        }
    }
}

extension SimulatorHost {
    /// Lists or changes an app's purchases; `value` is the action, the argument the transaction or product.
    func store(_ request: HostRequest) throws -> String {
        let device = try device(request.device)
        guard let app = request.app else { throw SimulatorError("the app's bundle identifier is missing") }
        let installed = try device.app(app)
        let command = try StoreCommand(documents: device.services.documents, app: app, bundle: installed.bundle.folder)
        return try command.run(request.value ?? "list", request.arguments.first)
    }
}
