import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SearchTokenTests {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var count = 0
        func updateSearchResults(for searchController: UISearchController) { count += 1 }
    }

    private func start() -> (TestDevice, UISearchController, UIViewController) {
        let device = TestDevice()
        let page = UIViewController()
        page.title = "Page"
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        device.show(UINavigationController(rootViewController: page))
        return (device, search, page)
    }

    @Test func theSearchCountsAsPresented() {
        let (device, search, page) = start()
        defer { withExtendedLifetime(device) {} }
        #expect(page.presentedViewController == nil)
        search.isActive = true
        #expect(page.presentedViewController === search)
        #expect(search.presentingViewController === page)
        page.dismiss(animated: false)
        #expect(!search.isActive)
        #expect(page.presentedViewController == nil)
    }

    @Test func tokensStandBeforeTheWords() {
        let (device, search, _) = start()
        defer { withExtendedLifetime(device) {} }
        let updater = Updater()
        search.searchResultsUpdater = updater
        let field = search.searchBar.searchTextField
        let empty = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.insertToken(UISearchToken(icon: nil, text: "Large"), at: 0)
        #expect(field.tokens.count == 1)
        #expect(updater.count == 1)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36)).minX > empty.minX + 30)
        #expect(search.searchBar.text == "")
    }

    @Test func theDeleteKeySelectsAndRemovesTokens() {
        let (device, search, _) = start()
        defer { withExtendedLifetime(device) {} }
        search.isActive = true
        let field = search.searchBar.searchTextField
        field.tokens = [UISearchToken(icon: nil, text: "One"), UISearchToken(icon: nil, text: "Two")]
        field.insertText("a")
        field.deleteBackward()
        #expect(field.tokens.count == 2)
        field.deleteBackward()
        #expect(field.tokens.count == 2)
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        search.isActive = false
        #expect(field.tokens.isEmpty)
    }

    @Test func resultsBeginBelowTheScopes() {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let page = UITableViewController(), results = UITableViewController()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.scopeButtonTitles = ["All", "Berries"]
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        search.isActive = true
        search.searchBar.searchTextField.insertText("b")
        device.settle()
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        #expect(abs(results.tableView.safeAreaInsets.top - bar.maxY) < 0.01)
        #expect(abs(results.tableView.contentOffset.y + bar.maxY) < 0.01)
    }
}
