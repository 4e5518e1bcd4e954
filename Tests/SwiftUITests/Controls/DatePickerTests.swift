import Testing
import UIKit

@testable import SwiftUI

@MainActor struct DatePickerTests {
    private func picker(_ view: some View) throws -> UIDatePicker {
        func find(_ view: UIView) -> UIDatePicker? { view as? UIDatePicker ?? view.subviews.lazy.compactMap(find).first }
        return try #require(find(Hosted(view).view))
    }

    @Test func pickersTitledByStringsHaveRangesWithOneEnd() throws {
        let (title, date) = (["Day"][0], Date(timeIntervalSince1970: 86_400))
        let early = try picker(DatePicker(title, selection: .constant(date), in: date...))
        #expect(early.minimumDate == date)
        #expect(early.maximumDate == nil)
        let late = try picker(DatePicker(title, selection: .constant(date), in: ...date, displayedComponents: .date))
        #expect(late.minimumDate == nil)
        #expect(late.maximumDate == date)
    }
}
