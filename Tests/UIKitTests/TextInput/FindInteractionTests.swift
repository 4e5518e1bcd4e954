import DeviceProtocol
import Testing

@testable import UIKit

/// Finding and replacing in text views and in text of an app's own.
@MainActor @Suite(.serialized) struct FindInteractionTests {
    private func shown(_ device: TestDevice, _ text: String) -> UITextView {
        let controller = UIViewController(), view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = text
        view.isFindInteractionEnabled = true
        controller.view.addSubview(view)
        device.show(controller)
        return view
    }

    private func navigator(_ view: UITextView) throws -> FindNavigatorView {
        try #require(view.window?.subviews.compactMap { $0 as? FindNavigatorView }.first)
    }

    private func typed(_ text: String, in field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test func optionsDecideWhatMatches() {
        let text = "Cat scatter cat." as NSString
        func starts(_ options: UITextSearchOptions) -> [Int] { options.matches(of: "cat", in: text).map(\.location) }
        #expect(starts(UITextSearchOptions()) == [0, 5, 12])
        #expect(starts(UITextSearchOptions(stringCompareOptions: [])) == [5, 12])
        #expect(starts(UITextSearchOptions(wordMatchMethod: .startsWith)) == [0, 12])
        #expect(starts(UITextSearchOptions(wordMatchMethod: .fullWord)) == [0, 12])
        #expect(UITextSearchOptions(wordMatchMethod: .startsWith).matches(of: "sca", in: text).count == 1)
        #expect(UITextSearchOptions(wordMatchMethod: .fullWord).matches(of: "sca", in: text).isEmpty)
        #expect(UITextSearchOptions().matches(of: "", in: text).isEmpty)
    }

    @Test func textViewsHaveAnInteractionWhereFindingIsEnabled() {
        let view = UITextView()
        #expect(!view.isFindInteractionEnabled)
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction?.view === view)
        #expect(view.findInteraction?.isFindNavigatorVisible == false)
        view.isFindInteractionEnabled = false
        #expect(view.interactions.isEmpty)
    }

    @Test func typingInThePanelFinds() throws {
        let device = TestDevice()
        let view = shown(device, "one two one three one")
        let interaction = try #require(view.findInteraction)
        interaction.presentFindNavigator(showingReplace: false)
        let panel = try navigator(view)
        #expect(interaction.isFindNavigatorVisible)
        #expect(panel.searchField.isFirstResponder)
        typed("one", in: panel.searchField)
        #expect(interaction.searchText == "one")
        #expect(interaction.activeFindSession?.resultCount == 3)
        #expect(panel.shownCount == "1 of 3")
        #expect(view.foundHighlights.ranges(highlighted: true) == [NSRange(location: 0, length: 3)])
        #expect(view.foundHighlights.ranges(highlighted: false).map(\.location) == [8, 18])
        interaction.findNext()
        #expect(panel.shownCount == "2 of 3")
        interaction.findPrevious()
        interaction.findPrevious()
        #expect(panel.shownCount == "3 of 3")
        typed("four", in: panel.searchField)
        #expect(panel.shownCount == "Not Found")
        interaction.dismissFindNavigator()
        #expect(view.foundHighlights.ranges(highlighted: true).isEmpty)
        #expect(interaction.activeFindSession == nil)
        #expect(panel.superview == nil)
    }

    @Test func theFirstResultIsTheOneAfterTheSelection() throws {
        let device = TestDevice()
        let view = shown(device, "one two one")
        view.selectedRange = NSRange(location: 5, length: 0)
        view.findInteraction?.searchText = "one"
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(view.findInteraction?.activeFindSession?.highlightedResultIndex == 1)
    }

    @Test func resultsFollowTheText() throws {
        let device = TestDevice()
        let view = shown(device, "one two one")
        view.findInteraction?.searchText = "one"
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        view.text = "one"
        #expect(view.findInteraction?.activeFindSession?.resultCount == 1)
    }

    @Test func resultsAreReplaced() throws {
        let device = TestDevice()
        let view = shown(device, "one two one three one")
        let interaction = try #require(view.findInteraction)
        (interaction.searchText, interaction.replacementText) = ("one", "four")
        interaction.presentFindNavigator(showingReplace: true)
        #expect(try navigator(view).showsReplacement)
        interaction.findNext()
        interaction.replace(all: false)
        #expect(view.text == "one two four three one")
        #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
        interaction.replace(all: true)
        #expect(view.text == "four two four three four")
        #expect(try navigator(view).shownCount == "Not Found")
    }

    @Test func textThatCannotBeEditedIsNotReplaced() throws {
        let device = TestDevice()
        let view = shown(device, "one")
        view.isEditable = false
        view.findInteraction?.searchText = "one"
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        #expect(try !navigator(view).showsReplacement)
        view.findInteraction?.replace(all: true)
        #expect(view.text == "one")
    }

    @Test func keysPresentThePanel() throws {
        let device = TestDevice()
        let view = shown(device, "one")
        view.becomeFirstResponder()
        device.send(.key(KeyEvent(phase: .down, code: "KeyF", characters: "f", command: true)))
        #expect(view.findInteraction?.isFindNavigatorVisible == true)
        view.findInteraction?.dismissFindNavigator()
        #expect(view.isFirstResponder)
    }

    @Test func theMenuOffersWhatAppsAdd() throws {
        let device = TestDevice()
        let view = shown(device, "one One")
        var offered: [String] = []
        view.findInteraction?.optionsMenuProvider = { elements in
            offered = elements.map(\.title)
            return UIMenu(children: elements)
        }
        view.findInteraction?.searchText = "one"
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(offered == ["Match Case", "Whole Words", "Find & Replace"])
        view.findInteraction?.choose(UITextSearchOptions(stringCompareOptions: []))
        #expect(view.findInteraction?.activeFindSession?.resultCount == 1)
    }

    // MARK: Texts of an app's own

    /// Pages of text, told apart by their numbers.
    private final class Book: UIView, UITextSearching {
        typealias DocumentIdentifier = Int

        let pages = ["ab", "ba", "bab"]
        var styles: [String] = []
        var selectedTextRange: UITextRange? { nil }

        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (first, second) = ((foundRange.start as? TextOffset)?.offset ?? 0, (toRange.start as? TextOffset)?.offset ?? 0)
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
        func performTextSearch(queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>) {
            for (number, page) in pages.enumerated().reversed() {
                for range in options.matches(of: string, in: page as NSString) {
                    resultAggregator.foundRange(TextOffsetRange(range), searchString: string, document: number)
                    resultAggregator.foundRange(TextOffsetRange(range), searchString: string, document: number)
                }
            }
            #expect(resultAggregator.allFoundRanges.count > 0)
            resultAggregator.finishedSearching()
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            if usingStyle == .highlighted { styles.append("\(document ?? -1):\((foundTextRange.start as? TextOffset)?.offset ?? -1)") }
        }
        func clearAllDecoratedFoundText() {}
    }

    @Test func documentsAreGoneThroughInTheirOrder() {
        let book = Book(), session = UITextSearchingFindSession(searchableObject: book)
        session.performSearch(query: "b", options: nil)
        #expect(session.resultCount == 4)
        for _ in 0..<4 { session.highlightNextResult(in: .forward) }
        #expect(book.styles == ["0:1", "1:0", "2:0", "2:2", "0:1"])
        #expect(!session.supportsReplacement)
        #expect(session.searchableObject === book)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
    }
}
