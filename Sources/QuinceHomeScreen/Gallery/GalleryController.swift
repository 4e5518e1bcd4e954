import DeviceProtocol
import HomeScreenModel
import UIKit

/// The widget gallery: suggestions, then the apps that have widgets, by name; and what people look for.
final class GalleryController: UITableViewController, UISearchResultsUpdating {
    private let gallery: WidgetGallery
    private unowned let home: HomeViewController
    private let search = UISearchController(searchResultsController: nil)
    private var shown: [WidgetGallery.AppEntry]
    private lazy var suggestions = SuggestionsView(
        gallery.suggestions(recent: home.recent, placed: home.layout.widgets), board: home.board)

    init(_ gallery: WidgetGallery, home: HomeViewController) {
        (self.gallery, self.home) = (gallery, home)
        shown = gallery.apps
        super.init(style: .insetGrouped)
        title = systemText("Widgets")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "gallery"
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = systemText("Search Widgets")
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [unowned self] _ in home.dismiss(animated: true) })
        close.accessibilityIdentifier = "gallery.close"
        navigationItem.rightBarButtonItem = close
        suggestions.choose = { [unowned self] in open($0) }
        tableView.tableHeaderView = suggestions
        if gallery.apps.isEmpty { showEmpty(systemText("No installed app has widgets.")) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = isSearching ? 0 : suggestions.height(width: tableView.bounds.width)
        guard suggestions.frame.size != CGSize(width: tableView.bounds.width, height: height) else { return }
        suggestions.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
        suggestions.isHidden = height == 0
        tableView.tableHeaderView = suggestions
    }

    private func showEmpty(_ text: String?) {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        tableView.backgroundView = text == nil ? nil : label
    }

    private var isSearching: Bool { !(search.searchBar.text ?? "").isEmpty }

    func updateSearchResults(for searchController: UISearchController) {
        shown = gallery.search(searchController.searchBar.text ?? "")
        showEmpty(shown.isEmpty ? (isSearching ? systemText("No Results") : systemText("No installed app has widgets.")) : nil)
        tableView.reloadData()
        view.setNeedsLayout()
    }

    private func open(_ page: WidgetGallery.Page) {
        guard let entry = gallery.apps.first(where: { $0.app.identifier == page.app }) else { return }
        open(entry, at: page)
    }

    private func open(_ entry: WidgetGallery.AppEntry, at page: WidgetGallery.Page?) {
        let pages = GalleryPagesController(entry, at: page, home: home)
        pages.add = { [unowned self] page in
            // The home screen changes when it can be seen.
            home.dismiss(animated: true) { [home, gallery] in home.add(page, of: gallery) }
        }
        navigationController?.pushViewController(pages, animated: true)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let entry = shown[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = entry.app.name
        content.image = home.icons.picture(of: entry.app, size: 40)
        content.imageProperties.cornerRadius = HomeMetrics.cornerRadius(of: 40)
        content.textProperties.numberOfLines = 0
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "gallery." + entry.app.identifier
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(shown[indexPath.row], at: nil)
    }
}
