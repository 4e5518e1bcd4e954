import Testing

@testable import SwiftUI

@MainActor struct PresentationSizingTests {
    private struct Wide: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            ProposedViewSize(width: root.sizeThatFits(.unspecified).width * 2, height: nil)
        }
    }

    /// Content of an area of 10,000 square points, 100 points wide by itself.
    private let root = PresentationSizingRoot { CGSize(width: $0.width ?? 100, height: 10_000 / ($0.width ?? 100)) }

    @Test func missingDimensionsAreTheContents() {
        #expect(Wide()._size(root) == CGSize(width: 200, height: 50))
        #expect(Wide().fitted(horizontal: true, vertical: false)._size(root) == CGSize(width: 100, height: 50))
    }

    @Test func systemSizesAreProposed() {
        let form = FormPresentationSizing.form.proposedSize(for: root, context: PresentationSizingContext())
        #expect(form == ProposedViewSize(width: 540, height: 620))
        #expect(AutomaticPresentationSizing.automatic._size(root) == nil)
    }
}
