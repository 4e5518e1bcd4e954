import Testing
import UIKit

@testable import SwiftUI

/// What assistive technologies find in rows that are tapped as a whole.
@MainActor struct RowSpeechTests {
    private func found(_ row: some View) throws -> [Found] {
        let shown = Windowed(NavigationStack { List { row } })
        let list = try #require(shown.list ?? shown.shownControllers.lazy.compactMap { Hosted<Text>.list(in: $0.view) }.first)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)
        let result = Found.elements(in: try #require(cell.row))
        shown.window.isHidden = true
        return result
    }

    @Test func aRowOfOneTextIsAButton() throws {
        for found in [try found(Button("Delete", role: .destructive) {}), try found(NavigationLink("Next") { Text("next") })] {
            #expect(found.first?.traits.contains(.button) == true)
            #expect(found.first?.traits.contains(.staticText) == false)
        }
        #expect(try found(Text("Plain")).first?.traits.contains(.button) == false)
    }

    @Test func aDisabledRowSaysSo() throws {
        #expect(try found(Button("Delete") {}.disabled(true)).first?.traits.contains(.notEnabled) == true)
    }

    @Test func activatingTheRowActs() throws {
        var count = 0
        let item = try #require(try found(Button("Count") { count += 1 }).first)
        #expect(item.element?.accessibilityActivate() == true)
        #expect(count == 1)
    }
}
