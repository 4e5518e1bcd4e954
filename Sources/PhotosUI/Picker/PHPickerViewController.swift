/// Lets the user choose photos of the device's library. The app needs no permission for it, and sees nothing else.
///
/// Source: Apple's documentation of `PHPickerViewController`.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Handles the end of a picker that has no delegate, as SwiftUI's.
    var onFinish: (([PHPickerResult]) -> Void)?
    var onCancel: (() -> Void)?
    private let grid: PickerGridController
    private let preselected: Set<String>
    private var isFinished = false

    /// Creates a picker. A preselection without a photo library ends the app, as on iOS.
    public convenience init(configuration: PHPickerConfiguration) {
        if !configuration.preselectedAssetIdentifiers.isEmpty, !configuration.givesIdentifiers {
            uncaughtException(.invalidArgument, "preselectedAssetIdentifiers requires a configuration with a photo library")
        }
        self.init(configuration, preselected: configuration.preselectedAssetIdentifiers)
    }

    init(_ configuration: PHPickerConfiguration, preselected: [String]) {
        self.configuration = configuration
        self.preselected = Set(preselected)
        grid = PickerGridController(configuration, preselected: preselected)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        grid.title = "Photos"
        grid.onChange = { [weak self] in self?.selectionChanged() }
        grid.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        if hasAddButton {
            let add = UIAction(title: "Add") { [weak self] _ in self?.finish() }
            grid.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
        }
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        updateBar()
    }

    // MARK: Choosing

    /// Whether a choice counts only with a button: not where one photo is all, or every change is handed over.
    private var hasAddButton: Bool { !grid.selection.isSingle && !configuration.isContinuous }

    private func selectionChanged() {
        updateBar()
        if configuration.isContinuous { notify(results) } else if grid.selection.isSingle { finish() }
    }

    private func updateBar() {
        let count = grid.selection.identifiers.count, limit = grid.selection.limit
        grid.navigationItem.rightBarButtonItem?.isEnabled = count > 0 || !preselected.isEmpty
        guard !grid.selection.isSingle else { return }
        grid.navigationItem.prompt =
            count == 0
            ? (limit > 0 ? "Select up to \(limit) photos." : "Select photos.")
            : count == 1 ? "1 Photo Selected" : "\(count) Photos Selected"
    }

    /// The chosen photos: in the order of choosing where it is shown, else in that of the library.
    private var results: [PHPickerResult] {
        let known = Dictionary(grid.assets.map { ($0.localIdentifier, $0) }) { first, _ in first }
        let chosen = grid.selection.identifiers
        let ordered = configuration.isOrdered ? chosen : grid.assets.map(\.localIdentifier).filter(chosen.contains)
        return ordered.compactMap { known[$0] }.map {
            PHPickerResult($0, configuration, isPreselected: preselected.contains($0.localIdentifier))
        }
    }

    func finish() { end(results) }

    /// Ends without a choice; what was chosen before the picker was shown stays.
    func cancel() {
        if let onCancel { return onCancel() }
        let before = grid.assets.filter { preselected.contains($0.localIdentifier) }
        end(before.map { PHPickerResult($0, configuration, isPreselected: true) })
    }

    private func end(_ results: [PHPickerResult]) {
        guard !isFinished else { return }
        isFinished = true
        notify(results)
    }

    private func notify(_ results: [PHPickerResult]) {
        if let onFinish { return onFinish(results) }
        delegate?.picker(self, didFinishPicking: results)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isFinished = false
    }

    // MARK: Changing

    /// Leaves photos out of what is chosen.
    public func deselectAssets(withIdentifiers identifiers: [String]) {
        grid.selection.remove(identifiers)
        updateBar()
    }

    /// Changes the order of what is chosen.
    ///
    /// - Parameter afterIdentifier: The photo behind which it comes; nil = at the front.
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        grid.selection.move(identifier, after: afterIdentifier)
    }

    public func updatePicker(using configuration: PHPickerConfiguration.Update) {
        if let limit = configuration.selectionLimit { grid.selection.limit = max(limit, 0) }
        updateBar()
    }

    public func scrollToInitialPosition() { grid.scrollToNewest() }
    public func zoomIn() { grid.zoom(in: true) }
    public func zoomOut() { grid.zoom(in: false) }
}
