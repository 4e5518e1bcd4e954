import Foundation
import Testing

@testable import StoreModel

struct StoreConfigurationTests {
    static let text = """
        {
          "identifier": "1", "nonRenewingSubscriptions": [{"productID": "pass", "displayPrice": "9.99", "type": "NonRenewingSubscription"}],
          "products": [
            {"productID": "coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins", "familyShareable": false,
             "localizations": [{"locale": "en_US", "displayName": "Coins", "description": "Ten coins"},
                               {"locale": "de", "displayName": "Münzen", "description": "Zehn Münzen"}]},
            {"productID": "pro", "type": "NonConsumable", "displayPrice": 19.99, "familyShareable": true, "localizations": []},
            {"productID": "pro", "type": "Consumable", "displayPrice": "1"},
            {"type": "Consumable"}, {"productID": "odd", "type": "Odd"}, 5
          ],
          "settings": {"_timeRate": 15, "_locale": "de_DE", "_storefront": "DEU", "_askToBuyEnabled": true, "_failTransactionError": 2,
            "_storeKitErrors": [{"name": "Load Products", "enabled": true, "current": {"index": 1, "type": "generic"}},
                                {"name": "Purchase", "enabled": false, "current": null}]},
          "subscriptionGroups": [{"id": "G", "name": "Club", "localizations": [{"locale": "en_US", "displayName": "The Club"}],
            "subscriptions": [
              {"productID": "monthly", "displayPrice": "4.99", "groupNumber": 2, "recurringSubscriptionPeriod": "P1M",
               "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P7D", "numberOfPeriods": 1},
               "adHocOffers": [{"offerID": "back", "paymentMode": "payAsYouGo", "displayPrice": "1.99", "subscriptionPeriod": "P1M",
                                "numberOfPeriods": 3}]},
              {"productID": "yearly", "displayPrice": "39.99", "groupNumber": 1, "recurringSubscriptionPeriod": "P1Y",
               "introductoryOffer": null}]}],
          "version": {"major": 4, "minor": 0}
        }
        """

    @Test func productsOfEveryKindAreRead() throws {
        let configuration = try StoreConfiguration(Data(Self.text.utf8))
        #expect(configuration.products.map(\.id) == ["coins", "pro", "pass", "monthly", "yearly"])
        #expect(configuration.products.map(\.kind) == [.consumable, .nonConsumable, .nonRenewing, .recurring, .recurring])
        #expect(configuration.product("coins")?.price == Decimal(string: "0.99"))
        #expect(configuration.product("pro")?.price == Decimal(string: "19.99"))
        #expect(configuration.product("pro")?.isFamilyShareable == true)
        #expect(configuration.subscriptions(in: "G").map(\.id) == ["monthly", "yearly"])
    }

    @Test func subscriptionsHaveOffers() throws {
        let monthly = try #require(try StoreConfiguration(Data(Self.text.utf8)).product("monthly")?.subscription)
        #expect(monthly.period == StorePeriod(1, .month))
        #expect(monthly.level == 2)
        #expect(monthly.introductoryOffer?.mode == .free)
        #expect(monthly.introductoryOffer?.period == StorePeriod(1, .week))
        #expect(monthly.promotionalOffers.map(\.id) == ["back"])
        #expect(monthly.promotionalOffers.first?.price == Decimal(string: "1.99"))
        #expect(monthly.promotionalOffers.first?.periodCount == 3)
    }

    @Test func settingsAreRead() throws {
        let settings = try StoreConfiguration(Data(Self.text.utf8)).settings
        #expect(settings.timeRate == .monthlyRenewalEveryThirtySeconds)
        #expect(settings.storefront == "DEU")
        #expect(settings.asksToBuy)
        #expect(settings.failure == 2)
        #expect(settings.errors == ["Load Products": StoreSettings.Failure(type: "generic", index: 1)])
        #expect(settings.region == "DE")
    }

    @Test func textsFollowTheLanguage() throws {
        let coins = try #require(try StoreConfiguration(Data(Self.text.utf8)).product("coins"))
        #expect(coins.texts(["de-AT"])?.displayName == "Münzen")
        #expect(coins.texts(["ja"])?.displayName == "Coins")
        #expect(coins.texts([], fallback: "fr_FR")?.displayName == "Coins")
    }

    @Test(arguments: ["", "[]", "{", "null", "5"]) func whatIsNoObjectIsRefused(_ text: String) {
        #expect(throws: StoreConfigurationError(reason: "it is no JSON object")) { try StoreConfiguration(Data(text.utf8)) }
    }

    @Test func valuesOfOtherTypesAreLeftOut() throws {
        let text = #"{"products": 5, "settings": [], "subscriptionGroups": [{"subscriptions": {"a": 1}}, null]}"#
        let configuration = try StoreConfiguration(Data(text.utf8))
        #expect(configuration.products.isEmpty)
        #expect(configuration.settings == StoreSettings())
    }

    @Test(arguments: [
        ("P1W", StorePeriod(1, .week)), ("P14D", StorePeriod(2, .week)), ("P3D", StorePeriod(3, .day)), ("P1Y", StorePeriod(1, .year)),
    ])
    func periods(_ text: String, _ period: StorePeriod) { #expect(StorePeriod(text) == period) }

    @Test(arguments: ["", "P", "P0M", "PT1H", "1M", "P-1M", "P99999M"]) func otherPeriodsAreRefused(_ text: String) {
        #expect(StorePeriod(text) == nil)
    }

    @Test func ratesShortenPeriods() {
        let month = StorePeriod(1, .month), year = StorePeriod(1, .year), week = StorePeriod(1, .week)
        #expect(StoreTimeRate.monthlyRenewalEveryThirtySeconds.seconds(of: week) == 10)
        #expect(StoreTimeRate.monthlyRenewalEveryThirtySeconds.seconds(of: year) == 360)
        #expect(StoreTimeRate.monthlyRenewalEveryFiveMinutes.seconds(of: month) == 300)
        #expect(StoreTimeRate.oneRenewalEveryTwoSeconds.seconds(of: year) == 2)
        #expect(StoreTimeRate.oneSecondIsOneDay.seconds(of: month) == 30)
        #expect(StoreTimeRate.realTime.seconds(of: month) == nil)
        // From 31 January 2026 to 28 February.
        let start = Date(timeIntervalSince1970: 1_769_817_600)
        #expect(StoreTimeRate.realTime.end(of: month, from: start) == start.addingTimeInterval(28 * 86400))
        #expect(StoreTimeRate.realTime.end(of: week, from: start) == start.addingTimeInterval(7 * 86400))
    }
}
