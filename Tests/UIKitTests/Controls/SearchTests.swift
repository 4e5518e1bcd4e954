import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SearchTests {
    @MainActor private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        var events: [String] = []
        var mayBegin = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("text \(searchText)") }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "!" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            events.append("scope \(selectedScope)")
        }
        func updateSearchResults(for searchController: UISearchController) {
            events.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { events.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { events.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { events.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { events.append("did dismiss") }
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    // MARK: The bar

    @Test func theBarTellsItsDelegate() {
        let device = TestDevice()
        let log = Log(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)), controller = UIViewController()
        bar.delegate = log
        controller.view.addSubview(bar)
        device.show(controller)
        log.mayBegin = false
        #expect(!bar.becomeFirstResponder())
        log.mayBegin = true
        #expect(bar.becomeFirstResponder())
        #expect(bar.searchTextField.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("!")
        bar.searchTextField.insertText("\n")
        #expect(bar.text == "a")
        #expect(log.events == ["begin", "text a", "search"])
        #expect(bar.isFirstResponder)
        bar.resignFirstResponder()
        bar.text = "b"
        #expect(log.events.suffix(2) == ["end", "text b"])
    }

    @Test func theFieldMakesRoomForTheCancelButton() {
        let device = TestDevice()
        let log = Log(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)), controller = UIViewController()
        bar.delegate = log
        controller.view.addSubview(bar)
        device.show(controller)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let cancel = buttons(in: bar).first { $0.currentTitle == "Cancel" }!
        #expect(abs(bar.searchTextField.frame.maxX + 12 - cancel.frame.minX) < 0.01)
        #expect(abs(cancel.frame.maxX - 385) < 0.01)
        cancel.sendActions(for: .touchUpInside)
        #expect(log.events == ["cancel"])
    }

    @Test func scopesStandBelow() {
        let device = TestDevice()
        let log = Log(), bar = UISearchBar(), controller = UIViewController()
        bar.delegate = log
        controller.view.addSubview(bar)
        device.show(controller)
        bar.scopeButtonTitles = ["All", "Some"]
        #expect(bar.intrinsicContentSize.height == 56)
        #expect(bar.selectedScopeButtonIndex == 0)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 101)
        let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }[0]
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        #expect(log.events == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    // MARK: In a navigation bar

    @MainActor private final class Screen {
        let device = TestDevice()
        let table = UITableViewController(style: .plain)
        let navigation: UINavigationController
        let search: UISearchController
        let results = UIViewController()
        let log = Log()

        init(hasResults: Bool = false) {
            UIView.setAnimationsEnabled(false)
            navigation = UINavigationController(rootViewController: table)
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            (search.delegate, search.searchResultsUpdater) = (log, log)
            table.navigationItem.searchController = search
            table.tableView.rowHeight = 44
            device.show(navigation)
        }

        func end() { UIView.setAnimationsEnabled(true) }
    }

    @Test func theBarStandsBelowTheTitle() {
        let screen = Screen()
        defer { screen.end() }
        // It is away until content is pulled down.
        #expect(screen.navigation.navigationBar.frame.height == 44)
        screen.table.navigationItem.hidesSearchBarWhenScrolling = false
        screen.device.settle()
        #expect(screen.navigation.navigationBar.frame.height == 96)
        #expect(screen.search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
        #expect(screen.search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 361, height: 36))
        #expect(abs(screen.table.tableView.adjustedContentInset.top - screen.navigation.navigationBar.frame.maxY) < 0.001)
        #expect(screen.search.searchBar.placeholder == "Search")
    }

    @Test func pulledDownContentRevealsTheBar() {
        let screen = Screen()
        defer { screen.end() }
        let table = screen.table.tableView!
        table.contentOffset.y = -table.adjustedContentInset.top - 60
        #expect(screen.navigation.navigationBar.searchExtent == 52)
        #expect(screen.navigation.navigationBar.frame.height == 104)
        table.contentOffset.y = -table.adjustedContentInset.top
        #expect(screen.navigation.navigationBar.frame.height == 96)
        table.contentOffset.y += 20
        #expect(screen.navigation.navigationBar.frame.height == 76)
        table.contentOffset.y += 100
        #expect(screen.navigation.navigationBar.frame.height == 44)
    }

    @Test func aSearchTakesThePlaceOfTheTitle() {
        let screen = Screen()
        defer { screen.end() }
        screen.table.navigationItem.hidesSearchBarWhenScrolling = false
        screen.device.settle()
        screen.search.searchBar.becomeFirstResponder()
        screen.device.settle()
        #expect(screen.search.isActive)
        #expect(screen.log.events == ["will present", "update true ", "did present"])
        #expect(screen.navigation.navigationBar.frame.height == 52)
        #expect(screen.search.searchBar.showsCancelButton)
        #expect(screen.search.searchBar.frame == CGRect(x: 0, y: 0, width: 393, height: 52))
        screen.log.events = []
        screen.search.searchBar.searchTextField.insertText("x")
        #expect(screen.log.events == ["update true x"])
        screen.log.events = []
        buttons(in: screen.search.searchBar).first { $0.currentTitle == "Cancel" }!.sendActions(for: .touchUpInside)
        screen.device.settle()
        #expect(screen.log.events.first == "will dismiss")
        #expect(screen.log.events.last == "did dismiss")
        #expect(screen.log.events.contains("update false "))
        #expect(screen.search.searchBar.text == "")
        #expect(!screen.search.isActive)
        #expect(screen.navigation.navigationBar.frame.height == 96)
        #expect(screen.search.viewIfLoaded?.window == nil)
        #expect(screen.search.parent == nil)
    }

    @Test func theTitleStaysWhereItShould() {
        let screen = Screen()
        defer { screen.end() }
        screen.search.hidesNavigationBarDuringPresentation = false
        screen.search.isActive = true
        screen.device.settle()
        #expect(screen.navigation.navigationBar.frame.height == 96)
        #expect(screen.search.searchBar.isFirstResponder)
        screen.search.isActive = false
    }

    @Test func resultsCoverTheScreenOnceThereIsText() {
        let screen = Screen(hasResults: true)
        defer { screen.end() }
        screen.search.isActive = true
        screen.device.settle()
        let view = screen.search.view!
        #expect(view.window != nil)
        #expect(screen.results.view.isHidden)
        let dimming = view.subviews.first { $0 is SearchDimmingView }!
        #expect(!dimming.isHidden)
        screen.search.searchBar.searchTextField.insertText("x")
        screen.device.settle()
        #expect(!screen.results.view.isHidden)
        #expect(dimming.isHidden)
        #expect(screen.results.view.safeAreaInsets.top == screen.navigation.navigationBar.frame.maxY)
        screen.search.searchBar.text = ""
        #expect(screen.results.view.isHidden)
        screen.device.tap(200, 400)
        #expect(!screen.search.isActive)
    }

    @Test func withoutObscuringTheScreenStaysInReach() {
        let screen = Screen()
        defer { screen.end() }
        screen.search.obscuresBackgroundDuringPresentation = false
        screen.search.isActive = true
        screen.device.settle()
        let hit = screen.navigation.view.hitTest(CGPoint(x: 200, y: 400), with: nil)
        #expect(hit?.isDescendant(of: screen.table.tableView) == true)
        screen.search.dismiss(animated: false)
        #expect(!screen.search.isActive)
    }

    @Test func barsInTheContentMoveToTheTop() {
        let screen = Screen()
        defer { screen.end() }
        let other = UISearchController(searchResultsController: nil), table = UITableViewController(style: .plain)
        table.tableView.tableHeaderView = other.searchBar
        other.searchBar.sizeToFit()
        screen.navigation.setViewControllers([table], animated: false)
        screen.device.settle()
        other.searchBar.becomeFirstResponder()
        #expect(other.isActive)
        #expect(screen.navigation.isNavigationBarHidden)
        other.isActive = false
        #expect(!screen.navigation.isNavigationBarHidden)
    }

    @Test func barsComeFromStoryboards() throws {
        let storyboard = InterfaceReader.storyboard(
            InterfaceReader.controller(
                subviews: """
                    <searchBar contentMode="redraw" placeholder="Find" text="abc" searchBarStyle="minimal" showsCancelButton="YES" \
                    showsScopeBar="YES" id="bar"><rect key="frame" x="0" y="100" width="393" height="101"/>
                    <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
                    <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
                    """))
        let controller = try #require(storyboard.instantiateInitialViewController())
        let bar = try #require(controller.view.subviews.first as? UISearchBar)
        #expect(bar.placeholder == "Find")
        #expect(bar.text == "abc")
        #expect(bar.searchBarStyle == .minimal)
        #expect(bar.showsCancelButton)
        #expect(bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["One", "Two"])
        #expect(bar.keyboardType == .emailAddress)
        #expect(bar.searchTextField.keyboardType == .emailAddress)
    }
}
