/// Shows the definition of a word. A simulated device has no dictionaries, as a phone on which none has been downloaded.
///
/// Source: Apple's documentation of `UIReferenceLibraryViewController`.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether a dictionary of the device has the word.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.text = systemText("No definition found")
        content.secondaryText = term
        contentUnavailableConfiguration = content
    }
}
