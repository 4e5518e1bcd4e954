/// Learns of the font people choose. Both methods are optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets people choose a font among those of the device and of the app.
///
/// Source: Apple's “UIFontPickerViewController”.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// The configuration of a font picker.
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the faces of a family are offered, not only the family.
        open var includeFaces = false
        /// Whether names are written in the system's font.
        open var displayUsingSystemFont = false
        /// The traits that fonts need to be offered. The default is none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        @preconcurrency @MainActor public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.includeFaces, copy.displayUsingSystemFont, copy.filteredTraits) = (includeFaces, displayUsingSystemFont, filteredTraits)
            return copy
        }
    }

    open private(set) var configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font people chose; nil before.
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration) {
        guard let copy = configuration.copy() as? Configuration else {
            uncaughtException(.invalidArgument, "the copy of a font picker's configuration is a font picker's configuration")
        }
        self.configuration = copy
        super.init(nibName: nil, bundle: nil)
        title = SystemText.text(.chooseFont)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        configuration = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = SystemText.text(.chooseFont)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        title = SystemText.text(.chooseFont)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontListController(configuration, chosen: selectedFontDescriptor)
        list.title = title
        list.onChoice = { [weak self] in self?.choose($0) }
        list.onCancel = { [weak self] in self?.cancel() }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

/// The families, or their faces, each written in itself.
private final class FontListController: UITableViewController {
    var onChoice: (UIFontDescriptor) -> Void = { _ in }
    var onCancel: () -> Void = {}
    private let usesSystemFont: Bool
    private let fonts: [(title: String, font: UIFont)]
    private let chosen: UIFontDescriptor?

    init(_ configuration: UIFontPickerViewController.Configuration, chosen: UIFontDescriptor?) {
        self.chosen = chosen
        usesSystemFont = configuration.displayUsingSystemFont
        let names = UIFont.familyNames.sorted().flatMap { family -> [(String, String)] in
            let faces = UIFont.fontNames(forFamilyName: family)
            return configuration.includeFaces ? faces.map { ($0, $0) } : faces.first.map { [(family, $0)] } ?? []
        }
        fonts = names.compactMap { title, name in
            guard let font = UIFont(name: name, size: 17) else { return nil }
            return font.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) ? (title, font) : nil
        }
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let (title, font) = fonts[indexPath.row]
        cell.textLabel?.text = title
        cell.textLabel?.font = usesSystemFont ? .systemFont(ofSize: 17) : font
        cell.accessoryType = chosen?.postscriptName == font.fontName ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice(fonts[indexPath.row].font.fontDescriptor)
    }
}
