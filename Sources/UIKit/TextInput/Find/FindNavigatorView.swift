/// The find panel: a search field with the number of results, arrows and Done; below them a row for replacing.
final class FindNavigatorView: UIView {
    /// The height of a row, in points.
    private static let rowHeight: CGFloat = 52
    private static let margin: CGFloat = 12

    let searchField = UISearchTextField()
    let replacementField = UITextField()
    private unowned let finding: UIFindInteraction
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let options = UIButton(type: .system), done = UIButton(type: .system)
    private let previousButton = UIButton(type: .system), nextButton = UIButton(type: .system)
    private let replace = UIButton(type: .system), replaceAll = UIButton(type: .system)
    private let count = UILabel()
    private lazy var height = heightAnchor.constraint(equalToConstant: Self.rowHeight)

    var showsReplacement = false { didSet { updateReplacement() } }

    init(_ interaction: UIFindInteraction) {
        finding = interaction
        super.init(frame: .zero)
        addSubview(background)
        setUpFields()
        setUpButtons()
        for view in [options, searchField, previousButton, nextButton, done, replacementField, replace, replaceAll] { addSubview(view) }
        updateMenu()
        updateReplacement()
        showResultCount(of: nil)
    }

    required init?(coder: NSCoder) { return nil }

    /// Stands above the keyboard; without one at the lower edge of the safe area.
    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor), trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), height,
        ])
    }

    // MARK: Parts

    private func setUpFields() {
        searchField.placeholder = "Find"
        searchField.enablesReturnKeyAutomatically = false
        searchField.clearButtonMode = .never
        searchField.rightView = count
        searchField.rightViewMode = .always
        count.font = .systemFont(ofSize: 15)
        count.textColor = .secondaryLabel
        replacementField.placeholder = "Replace with"
        replacementField.borderStyle = .roundedRect
        replacementField.autocorrectionType = .no
        searchField.addAction(UIAction { [weak self] _ in self?.searchChanged() }, for: .editingChanged)
        searchField.addAction(UIAction { [weak self] _ in self?.finding.findNext() }, for: .editingDidEndOnExit)
        replacementField.addAction(
            UIAction { [weak self] _ in self?.finding.replacementText = self?.replacementField.text }, for: .editingChanged)
        replacementField.addAction(UIAction { [weak self] _ in self?.finding.replace(all: false) }, for: .editingDidEndOnExit)
    }

    private func setUpButtons() {
        setUp(options, symbol: "ellipsis.circle", label: "Options")
        options.showsMenuAsPrimaryAction = true
        setUp(previousButton, symbol: "chevron.up", label: "Previous") { $0.findPrevious() }
        setUp(nextButton, symbol: "chevron.down", label: "Next") { $0.findNext() }
        setUp(done, title: "Done") { $0.dismissFindNavigator() }
        done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        setUp(replace, title: "Replace") { $0.replace(all: false) }
        setUp(replaceAll, title: "All") { $0.replace(all: true) }
        replaceAll.accessibilityLabel = "Replace All"
    }

    private func setUp(
        _ button: UIButton, title: String? = nil, symbol: String? = nil, label: String? = nil, action: ((UIFindInteraction) -> Void)? = nil
    ) {
        button.setTitle(title, for: .normal)
        button.setImage(symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
        if let label { button.accessibilityLabel = label }
        guard let action else { return }
        button.addAction(UIAction { [weak self] _ in if let self { action(finding) } }, for: .primaryActionTriggered)
    }

    private func searchChanged() {
        finding.searchText = searchField.text
        finding.search()
    }

    private func updateReplacement() {
        for view in [replacementField, replace, replaceAll] as [UIView] { view.isHidden = !showsReplacement }
        height.constant = Self.rowHeight * (showsReplacement ? 2 : 1)
        updateMenu()
        setNeedsLayout()
    }

    // MARK: The menu

    /// Makes the menu of what can be chosen now.
    func updateMenu() {
        let now = finding.options
        let isSensitive = !now.stringCompareOptions.contains(.caseInsensitive), isWhole = now.wordMatchMethod == .fullWord
        let standard: [UIMenuElement] = [
            UIAction(title: "Match Case", state: isSensitive ? .on : .off) { [weak self] _ in self?.choose(!isSensitive, isWhole) },
            UIAction(title: "Whole Words", state: isWhole ? .on : .off) { [weak self] _ in self?.choose(isSensitive, !isWhole) },
        ]
        let replacing = UIAction(title: "Find & Replace", state: showsReplacement ? .on : .off) { [weak self] _ in
            self?.showsReplacement.toggle()
        }
        let all = standard + (finding.activeFindSession?.supportsReplacement == true ? [replacing] : [])
        options.menu = finding.optionsMenuProvider.map { $0(all) } ?? UIMenu(children: all)
        options.isHidden = options.menu == nil
    }

    private func choose(_ isSensitive: Bool, _ isWhole: Bool) {
        finding.choose(
            UITextSearchOptions(wordMatchMethod: isWhole ? .fullWord : .contains, stringCompareOptions: isSensitive ? [] : .caseInsensitive)
        )
    }

    // MARK: Results

    func showResultCount(of session: UIFindSession?) {
        let total = session?.resultCount ?? 0, index = session?.highlightedResultIndex ?? NSNotFound
        let isEmpty = searchField.text?.isEmpty != false
        switch session?.searchResultDisplayStyle ?? .none {
        case .none: count.text = nil
        case _ where isEmpty: count.text = nil
        case .currentAndTotal where index != NSNotFound: count.text = "\(index + 1) of \(total)"
        case .currentAndTotal, .total: count.text = total == 0 ? "Not Found" : "\(total)"
        }
        count.sizeToFit()
        for button in [previousButton, nextButton, replaceAll] { button.isEnabled = total > 0 }
        replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
        searchField.setNeedsLayout()
    }

    /// The text beside the field: `2 of 5`.
    var shownCount: String? { count.text }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let inner = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        var row = CGRect(x: inner.minX + Self.margin, y: 8, width: inner.width - 2 * Self.margin, height: 36)
        place([options], searchField, [previousButton, nextButton, done], in: row)
        row.origin.y += Self.rowHeight
        place([], replacementField, [replace, replaceAll], in: row)
    }

    /// Lays a row out: buttons of their own width, and the field between them.
    private func place(_ left: [UIButton], _ field: UIView, _ right: [UIButton], in row: CGRect) {
        var rest = row
        for button in left where !button.isHidden {
            let (slice, remainder) = rest.divided(atDistance: width(of: button), from: .minXEdge)
            (button.frame, rest) = (slice, remainder)
        }
        for button in right.reversed() {
            let (slice, remainder) = rest.divided(atDistance: width(of: button), from: .maxXEdge)
            (button.frame, rest) = (slice, remainder)
        }
        field.frame = rest.shrunk(dx: 4)
    }

    private func width(of button: UIButton) -> CGFloat { max(button.sizeThatFits(bounds.size).width + 8, 36) }
}
