/// The suggestions of a search, below the bar and above results.
final class SearchSuggestionsView: UITableView, UITableViewDataSource, UITableViewDelegate {
    private var suggestions: [any UISearchSuggestion] = []
    private let choose: (any UISearchSuggestion) -> Void

    init(_ choose: @escaping (any UISearchSuggestion) -> Void) {
        self.choose = choose
        super.init(frame: .zero, style: .plain)
        keyboardDismissMode = .onDrag
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    private static let identifier = "suggestion"

    func show(_ suggestions: [any UISearchSuggestion]) {
        self.suggestions = suggestions
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: Self.identifier) ?? SearchSuggestionCell(style: .subtitle, reuseIdentifier: Self.identifier)
        let suggestion = suggestions[indexPath.row]
        if let text = suggestion.localizedAttributedSuggestion {
            cell.textLabel?.attributedText = text
        } else {
            cell.textLabel?.text = suggestion.localizedSuggestion
        }
        cell.detailTextLabel?.text = suggestion.localizedDescription
        cell.imageView?.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        cell.imageView?.tintColor = .secondaryLabel
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        choose(suggestions[indexPath.row])
    }
}

private final class SearchSuggestionCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }
}
