import DeviceProtocol

/// The photos of the device in a grid, the newest last and in sight; one or several can be chosen.
final class PickerGridController: UICollectionViewController {
    var onChange: () -> Void = {}
    private(set) var assets: [PHAsset] = []
    var selection: PhotoSelection { didSet { updateMarks() } }
    private let filter: PHPickerFilter?
    private let isOrdered: Bool
    private let thumbnails = PhotoThumbnails()
    private var columns = 3
    private var isPlaced = false

    private static let spacing: CGFloat = 2
    private var flow: UICollectionViewFlowLayout? { collectionViewLayout as? UICollectionViewFlowLayout }

    init(_ configuration: PHPickerConfiguration, preselected: [String]) {
        (filter, isOrdered) = (configuration.filter, configuration.isOrdered)
        selection = PhotoSelection(limit: max(configuration.selectionLimit, 0), identifiers: preselected)
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.spacing, Self.spacing)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "photo-picker"
        // Only an app's own classes are known by name at run time.
        collectionView.register(prototype: "photo") { PickerCell(frame: .zero) }
        reload()
    }

    /// Shows the library as it is now. Pickers need no permission: they hand over what the user chooses, and nothing else.
    private func reload() {
        assets = PHAsset.allForPickers.filter { filter?.contains($0) != false }
        let known = Set(assets.map(\.localIdentifier))
        selection.remove(selection.identifiers.filter { !known.contains($0) })
        collectionView.backgroundView = assets.isEmpty ? EmptyListView("No Photos") : nil
        collectionView.reloadData()
    }

    // MARK: Layout

    private var side: CGFloat {
        let width = collectionView.bounds.width, count = CGFloat(width < 500 ? columns : columns + 2)
        let scale = max(traitCollection.displayScale, 1)
        return max(((width - (count - 1) * Self.spacing) / count * scale).rounded(.down) / scale, 1)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = CGSize(width: side, height: side)
        if let flow, flow.itemSize != size { flow.itemSize = size }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isPlaced, !assets.isEmpty, collectionView.window != nil else { return }
        isPlaced = true
        scrollToNewest()
    }

    func scrollToNewest() {
        guard !assets.isEmpty else { return }
        collectionView.scrollToItem(at: IndexPath(item: assets.count - 1, section: 0), at: .bottom, animated: false)
    }

    /// Shows fewer and larger photos, or more and smaller ones.
    func zoom(in isLarger: Bool) {
        columns = min(max(columns + (isLarger ? -2 : 2), 1), 5)
        view.setNeedsLayout()
    }

    // MARK: Cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { assets.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        if let cell = cell as? PickerCell {
            cell.show(assets[indexPath.item], from: thumbnails, side: side * max(traitCollection.displayScale, 1))
            updateMark(of: cell, at: indexPath)
        }
        return cell
    }

    private func updateMarks() {
        guard isViewLoaded else { return }
        for path in collectionView.indexPathsForVisibleItems {
            if let cell = collectionView.cellForItem(at: path) as? PickerCell { updateMark(of: cell, at: path) }
        }
    }

    private func updateMark(of cell: PickerCell, at path: IndexPath) {
        guard assets.indices.contains(path.item) else { return }
        let number = selection.number(of: assets[path.item].localIdentifier)
        cell.showSelection(number.map { isOrdered ? "\($0)" : "✓" }, isEnabled: number != nil || selection.isSingle || !selection.isFull)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard assets.indices.contains(indexPath.item), selection.toggle(assets[indexPath.item].localIdentifier) else { return }
        onChange()
    }
}
