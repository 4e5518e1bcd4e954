import Foundation

/// Why a StoreKit configuration cannot be read.
public struct StoreConfigurationError: LocalizedError, Equatable {
    public var reason: String
    public var errorDescription: String? { reason }
}

extension StoreConfiguration {
    /// Reads a configuration of Xcode 12 or later. What it does not understand is left out: later versions have more.
    ///
    /// - Throws: `StoreConfigurationError` where the data is no JSON object, or too long.
    public init(_ data: Data) throws {
        guard data.count <= Self.maximumSize else {
            throw StoreConfigurationError(reason: "it is larger than \(Self.maximumSize >> 20) MB")
        }
        guard let top = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw StoreConfigurationError(reason: "it is no JSON object")
        }
        let fields = Fields(top)
        settings = StoreSettings(fields.object("settings") ?? Fields([:]))
        var seen: Set<String> = []
        func add(_ product: StoreProduct?) {
            guard let product, seen.insert(product.id).inserted else { return }
            products.append(product)
        }
        for item in fields.objects("products") { add(StoreProduct(item, kind: StoreProduct.Kind(rawValue: item.text("type") ?? ""))) }
        for item in fields.objects("nonRenewingSubscriptions") { add(StoreProduct(item, kind: .nonRenewing)) }
        for group in fields.objects("subscriptionGroups") {
            let id = group.text("id") ?? group.text("name") ?? ""
            groups.append(Group(id: id, name: group.text("name") ?? "", localizations: group.localizations))
            for item in group.objects("subscriptions") { add(StoreProduct(item, kind: .recurring, group: id)) }
        }
    }
}

/// The members of a JSON object, none of which need be there or have the type that is expected.
private struct Fields {
    private let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    func text(_ key: String) -> String? { members[key] as? String }
    func flag(_ keys: String...) -> Bool { keys.contains { (members[$0] as? NSNumber)?.boolValue ?? false } }
    func number(_ key: String) -> Int? { (members[key] as? NSNumber).map(\.intValue) }
    func object(_ key: String) -> Fields? { (members[key] as? [String: Any]).map(Fields.init) }
    func objects(_ key: String) -> [Fields] { (members[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(Fields.init) } }

    func decimal(_ key: String) -> Decimal? {
        if let text = members[key] as? String { return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }
        return (members[key] as? NSNumber).flatMap { Decimal(string: "\($0)", locale: Locale(identifier: "en_US_POSIX")) }
    }

    var localizations: [StoreLocalization] {
        objects("localizations").map {
            StoreLocalization(
                locale: $0.text("locale") ?? "en_US", displayName: $0.text("displayName") ?? "", description: $0.text("description") ?? "")
        }
    }
}

extension StoreProduct {
    fileprivate init?(_ fields: Fields, kind: Kind?, group: String? = nil) {
        guard let id = fields.text("productID"), !id.isEmpty, let kind else { return nil }
        (self.id, self.kind) = (id, kind)
        referenceName = fields.text("referenceName") ?? id
        price = fields.decimal("displayPrice") ?? 0
        isFamilyShareable = fields.flag("familyShareable")
        localizations = fields.localizations
        guard kind == .recurring else { return }
        func offers(_ key: String, _ kind: StoreOffer.Kind) -> [StoreOffer] {
            fields.objects(key).compactMap { StoreOffer($0, kind) }
        }
        subscription = Subscription(
            groupID: fields.text("subscriptionGroupID") ?? group ?? "", level: fields.number("groupNumber") ?? 1,
            period: fields.text("recurringSubscriptionPeriod").flatMap { StorePeriod($0) } ?? StorePeriod(1, .month),
            introductoryOffer: fields.object("introductoryOffer").flatMap { StoreOffer($0, .introductory) },
            promotionalOffers: offers("adHocOffers", .promotional), winBackOffers: offers("winbackOffers", .winBack))
    }
}

extension StoreOffer {
    fileprivate init?(_ fields: Fields, _ kind: Kind) {
        guard let period = fields.text("subscriptionPeriod").flatMap({ StorePeriod($0) }) else { return nil }
        self.kind = kind
        self.period = period
        id = kind == .introductory ? nil : fields.text("offerID") ?? fields.text("referenceName")
        mode = fields.text("paymentMode").flatMap(Mode.init(rawValue:)) ?? .free
        price = mode == .free ? 0 : fields.decimal("displayPrice") ?? 0
        periodCount = min(max(fields.number("numberOfPeriods") ?? 1, 1), 1000)
    }
}

extension StoreSettings {
    fileprivate init(_ fields: Fields) {
        locale = fields.text("_locale") ?? locale
        storefront = fields.text("_storefront") ?? storefront
        timeRate = fields.number("_timeRate").flatMap(StoreTimeRate.init(rawValue:)) ?? .realTime
        disablesDialogs = fields.flag("_disableDialogs")
        asksToBuy = fields.flag("_askToBuyEnabled")
        interruptsPurchases = fields.flag("_interruptedPurchasesEnabled", "_interruptedPurchaseEnabled")
        failsTransactions = fields.flag("_failTransactionsEnabled")
        failure = fields.number("_failTransactionError") ?? 0
        failsRenewals = fields.flag("_renewalBillingIssuesEnabled", "_billingIssuesEnabled")
        hasGracePeriod = fields.flag("_billingGracePeriodEnabled")
        for entry in fields.objects("_storeKitErrors") where entry.flag("enabled") {
            guard let name = entry.text("name") else { continue }
            let current = entry.object("current")
            errors[name] = Failure(type: current?.text("type") ?? "generic", index: current?.number("index") ?? 0)
        }
    }
}
