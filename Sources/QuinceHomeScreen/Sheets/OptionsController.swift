import DeviceProtocol
import UIKit

/// A list of the options for a parameter. Dynamic options appear once the extension has answered.
final class OptionsController: UITableViewController, UISearchBarDelegate, CardContent {
    private let parameter: WidgetParameter
    private let widget: HomeWidget
    private let board: WidgetBoard
    private var chosen: [WidgetOption]
    /// All there are; nil until they have come.
    private var options: WidgetOptions?
    private var shown: [WidgetOptionSection] = []
    private let search = UISearchBar()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let note = UILabel()
    /// In points.
    private static let leastHeight: CGFloat = 320
    /// Counts the questions: a late answer to an older one is nobody's.
    private var question = 0
    /// Called with an option that is tapped; answers with those that are chosen then.
    var choose: ((WidgetOption) -> [WidgetOption])?

    init(_ parameter: WidgetParameter, _ chosen: [WidgetOption], widget: HomeWidget, board: WidgetBoard) {
        (self.parameter, self.chosen, self.widget, self.board) = (parameter, chosen, widget, board)
        super.init(style: .insetGrouped)
        title = parameter.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "options"
        note.textAlignment = .center
        note.textColor = .secondaryLabel
        note.numberOfLines = 0
        note.font = .preferredFont(forTextStyle: .callout)
        for each in [spinner, note] as [UIView] { view.addSubview(each) }
        guard parameter.hasDynamicOptions || parameter.isSearchable else {
            return update(WidgetOptions(sections: [WidgetOptionSection(options: parameter.options)]))
        }
        search.placeholder = systemText("Search")
        search.searchBarStyle = .minimal
        search.delegate = self
        search.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
        tableView.tableHeaderView = search
        ask(nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateCard()
    }

    /// The options come and go as people type: the card need not follow down to nothing.
    func wantedHeight(width: CGFloat) -> CGFloat {
        tableView.layoutIfNeeded()
        return max(tableView.contentSize.height + 60, Self.leastHeight)
    }

    func finish() {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let middle = CGPoint(x: tableView.bounds.midX, y: tableView.bounds.minY + 150)
        spinner.center = middle
        let size = note.sizeThatFits(CGSize(width: tableView.bounds.width - 60, height: 200))
        note.bounds.size = CGSize(width: tableView.bounds.width - 60, height: size.height)
        note.center = middle
    }

    private func ask(_ text: String?) {
        question += 1
        let number = question
        spinner.startAnimating()
        note.text = nil
        board.askOptions(widget, parameter: parameter.name, search: text) { [weak self] options in
            guard let self, number == question else { return }
            spinner.stopAnimating()
            update(options)
        }
    }

    private func update(_ new: WidgetOptions) {
        options = new
        filter()
    }

    private func filter() {
        guard let options else { return }
        let words = parameter.isSearchable ? "" : (search.text ?? "").lowercased()
        shown = options.sections.map { section in
            WidgetOptionSection(
                title: section.title,
                options: section.options.filter { words.isEmpty || "\($0.title) \($0.subtitle ?? "")".lowercased().contains(words) })
        }
        .filter { !$0.options.isEmpty }
        note.text = options.failure ?? (shown.isEmpty ? systemText("No Results") : nil)
        tableView.reloadData()
        updateCard()
        viewDidLayoutSubviews()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        guard parameter.isSearchable else { return filter() }
        ask(searchText.isEmpty ? nil : searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown[section].options.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { shown[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let option = shown[indexPath.section].options[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (option.title, option.subtitle)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = chosen.contains { $0.identifier == option.identifier } ? .checkmark : .none
        cell.accessibilityIdentifier = "option." + option.identifier
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen = choose?(shown[indexPath.section].options[indexPath.row]) ?? chosen
        tableView.reloadData()
        if !parameter.isArray { navigationController?.popViewController(animated: true) }
    }
}
