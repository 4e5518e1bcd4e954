import Testing
import UIKit

@testable import QuinceFoundation
@testable import SwiftUI

@MainActor struct GrammarAgreementTests {
    private func plain(_ text: Text, _ language: String = "en") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: language)
        return text.plainText(in: environment)
    }

    @Test func nounsAgreeWithTheirNumber() {
        #expect(plain(Text("^[\(3) apple](inflect: true)")) == "3 apples")
        #expect(plain(Text("^[\(1) apple](inflect: true)")) == "1 apple")
        #expect(plain(Text("^[\(0) child](inflect: true) here")) == "0 children here")
        #expect(plain(Text("Add ^[\(2) red berry](inflect: true) and ^[\(2) box](inflect: true)")) == "Add 2 red berries and 2 boxes")
    }

    @Test func otherLanguagesLoseTheMarks() {
        #expect(plain(Text("^[\(3) Apfel](inflect: true)"), "de") == "3 Apfel")
    }

    @Test func otherCarets() { #expect(plain(Text("2^3 and ^[x")) == "2^3 and ^[x") }

    @Test(arguments: [
        ("day", "days"), ("city", "cities"), ("dish", "dishes"), ("Person", "People"), ("bookshelf", "bookshelves"), ("sheep", "sheep"),
        ("house", "houses"), ("photo", "photos"),
    ])
    func plurals(_ singular: String, _ plural: String) { #expect(EnglishPlural.plural(of: singular) == plural) }
}
