import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AttributedFormatTests {
    /// Underlines the text of a number.
    private struct Underlined: FormatStyle {
        func format(_ value: Int) -> AttributedString {
            var text = AttributedString("\(value)")
            text.underlineStyle = Text.LineStyle(pattern: .dash)
            return text
        }
    }

    @Test func formatsKeepTheirAttributes() {
        let text = Text(7, format: Underlined())
        #expect(text.plainText(in: EnvironmentValues()) == "7")
        #expect(text.runs(in: EnvironmentValues()) == Text(Underlined().format(7)).runs(in: EnvironmentValues()))
        #expect(Text("No. \(7, format: Underlined())").plainText(in: EnvironmentValues()) == "No. 7")
    }
}
