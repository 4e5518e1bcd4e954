import Prices
import XCTest

@testable import PriceKit
@testable import SharedPrices

final class PriceTests: XCTestCase {
    func testThePackageIsTheAppsOwn() { XCTAssertEqual(Price(item: "Tea", cents: 1.5).text, "Tea: 2 cents") }

    @MainActor func testTheFrameworkIsTheAppsOwn() {
        let controller: PriceController = TeaController()
        XCTAssertEqual(controller.item, "Tea")
    }
}
