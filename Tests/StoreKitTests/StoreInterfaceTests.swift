import Testing
import UIKit

@testable import StoreKit

/// The sheets of the store.
@MainActor struct StoreInterfaceTests {
    private let question = PurchaseQuestion(
        name: "Monthly", description: "Each month", app: "Shop", price: "$4.99", period: "per month", offer: "Free for 1 week")

    private func show(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        controller.view.layoutIfNeeded()
    }

    private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        view.subviews.flatMap { [$0 as? Kind].compactMap { $0 } + views(kind, in: $0) }
    }

    private func texts(_ view: UIView) -> [String] { views(UILabel.self, in: view).compactMap(\.text) }

    private func title(_ button: UIButton) -> String? { button.configuration?.title ?? button.title(for: .normal) }

    @Test func theSheetTellsWhatIsBought() {
        let sheet = PurchaseSheetController(question) { _ in }
        show(sheet)
        let texts = texts(sheet.view)
        for text in ["Monthly", "Shop", "Each month", "Free for 1 week", "Then $4.99 per month", "[Environment: Xcode]"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(views(UIButton.self, in: sheet.view).map(title) == ["Cancel", "Subscribe"])
    }

    @Test func theSheetStandsAtTheBottom() throws {
        let sheet = PurchaseSheetController(question) { _ in }
        show(sheet)
        let card = try #require(sheet.view.subviews.last)
        #expect(card.frame.maxY == 866)
        #expect(card.frame.width == 386)
        #expect(card.frame.height > 200)
        #expect(card.frame.height < 500)
    }

    @Test(arguments: [(false, nil, "Purchase"), (false, "per year", "Subscribe"), (true, nil, "Ask")] as [(Bool, String?, String)])
    func theButtonSaysWhatItDoes(_ asks: Bool, _ period: String?, _ expected: String) {
        var question = question
        (question.asksToBuy, question.period) = (asks, period)
        let sheet = PurchaseSheetController(question) { _ in }
        show(sheet)
        #expect(views(UIButton.self, in: sheet.view).map(title).contains(expected))
    }

    @Test func theRatingIsSubmittedOnceThereAreStars() throws {
        let review = ReviewController {}
        show(review)
        let buttons = views(UIButton.self, in: review.view)
        let stars = buttons.prefix(5)
        #expect(stars.map(\.accessibilityLabel) == ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
        let submit = try #require(buttons.first { title($0) == "Submit" })
        #expect(submit.isHidden)
        stars.dropFirst(2).first?.sendActions(for: .touchUpInside)
        #expect(review.rating == 3)
        #expect(!submit.isHidden)
        #expect(stars.filter { $0.accessibilityTraits.contains(.selected) }.map(\.accessibilityLabel) == ["3 stars"])
    }

    @Test func productPagesSayThatThereIsNoStore() async {
        let page = SKStoreProductViewController()
        await #expect(throws: SKError.self) { try await page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) }
        let answer: (Bool, Int?) = await withCheckedContinuation { continuation in
            page.loadProduct(withParameters: [:]) { isLoaded, error in
                continuation.resume(returning: (isLoaded, (error as? SKError)?.code.rawValue))
            }
        }
        #expect(!answer.0)
        #expect(answer.1 == 0)
        show(page)
        #expect(texts(page.view).contains("Cannot Connect to the App Store"))
    }

    @Test func periodsAreWords() {
        #expect(PeriodText.each(.init(1, .month)) == "per month")
        #expect(PeriodText.each(.init(3, .month)) == "every 3 months")
        #expect(PeriodText.length(.init(1, .week)) == "1 week")
    }
}
