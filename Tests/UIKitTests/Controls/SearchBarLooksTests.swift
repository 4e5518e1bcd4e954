import Testing

@testable import UIKit

/// Pictures and places of search bars' parts, and what search controllers suggest.
@MainActor @Suite(.serialized) struct SearchBarLooksTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private var bar: UISearchBar { UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)) }

    @Test func picturesTakeThePlaceOfTheFieldsGround() {
        let bar = bar, picture = image(4, 36)
        bar.setSearchFieldBackgroundImage(picture, for: .normal)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        let field = bar.searchTextField
        #expect(field.background === picture)
        #expect(field.backgroundColor == nil)
        #expect(field.borderRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 36)).minY == CGFloat(3))
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(field.background == nil)
        #expect(field.backgroundColor != nil)
    }

    @Test func textAndIconsAreMoved() {
        let bar = bar, field = bar.searchTextField, room = CGRect(x: 0, y: 0, width: 200, height: 36)
        let before = (field.textRect(forBounds: room), field.leftViewRect(forBounds: room), field.clearButtonRect(forBounds: room))
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
        bar.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .search)
        bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .clear)
        #expect(field.textRect(forBounds: room) == before.0.offsetBy(dx: 5, dy: 1))
        #expect(field.leftViewRect(forBounds: room) == before.1.offsetBy(dx: 2, dy: 0))
        #expect(field.clearButtonRect(forBounds: room) == before.2.offsetBy(dx: -4, dy: 0))
    }

    @Test func iconsAreReplaced() {
        let bar = bar, glass = image(20, 20), clear = image(10, 10)
        bar.setImage(glass, for: .search, state: .normal)
        bar.setImage(clear, for: .clear, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === glass)
        bar.text = "words"
        bar.layoutIfNeeded()
        bar.searchTextField.layoutIfNeeded()
        #expect(bar.searchTextField.clearButton?.image(for: .normal) === clear)
        #expect(bar.image(for: .search, state: .normal) === glass)
        #expect(bar.image(for: .bookmark, state: .normal) == nil)
    }

    @Test func scopesHaveTheirOwnLooks() {
        let bar = bar, plain = image(4, 30)
        bar.scopeButtonTitles = ["All", "Some"]
        bar.showsScopeBar = true
        bar.setScopeBarButtonBackgroundImage(plain, for: .normal)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(bar.scopes.segments[0].view.background === plain)
        #expect(bar.scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === plain)
    }

    private final class Updater: NSObject, UISearchResultsUpdating {
        var chosen: [String?] = []

        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
            chosen.append(searchSuggestion.localizedSuggestion)
        }
    }

    @Test func suggestionsShowDuringASearchAndAreChosen() throws {
        let device = TestDevice()
        let search = UISearchController(searchResultsController: nil), updater = Updater(), screen = UIViewController()
        search.searchResultsUpdater = updater
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "Pears", localizedDescription: "A fruit"),
            UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Quinces")),
        ]
        screen.navigationItem.searchController = search
        device.show(UINavigationController(rootViewController: screen))
        #expect(search.suggestionsView == nil)
        search.isActive = true
        device.settle()
        let list = try #require(search.suggestionsView)
        list.layoutIfNeeded()
        let second = try #require(list.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(second.textLabel?.text == "Quinces")
        list.tableView(list, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(updater.chosen == ["Pears"])
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        #expect(search.suggestionsView == nil)
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        #expect(search.suggestionsView != nil)
        search.isActive = false
        #expect(search.suggestionsView == nil)
    }
}
