import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ListLookTests {
    private func collection(_ content: some View) throws -> UICollectionView {
        try #require(Hosted(content).view.subviews.compactMap { $0 as? UICollectionView }.first)
    }

    @Test func listsWithoutRowsHaveTheirGround() throws {
        let empty = List { ForEach(0..<0, id: \.self) { Text("\($0)") } }
        #expect(try collection(empty).backgroundColor == .systemGroupedBackground)
        #expect(try collection(empty.listStyle(.plain)).backgroundColor == .systemBackground)
        #expect(try collection(empty.scrollContentBackground(.hidden)).backgroundColor == .clear)
    }
}
