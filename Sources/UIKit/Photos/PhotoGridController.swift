import DeviceProtocol

/// The photos of the device in a grid, the newest last and in sight.
final class PhotoGridController: UICollectionViewController {
    var onPick: (PhotoRecord) -> Void = { _ in }
    var onCancel: () -> Void = {}
    private var photos: [PhotoRecord] = []
    private let thumbnails = PhotoThumbnails()
    private let showsImages: Bool
    private var isPlaced = false

    private static let spacing: CGFloat = 2
    private var flow: UICollectionViewFlowLayout? { collectionViewLayout as? UICollectionViewFlowLayout }

    /// - Parameter showsImages: Whether pictures are among what is asked for; the library has nothing else.
    init(showsImages: Bool) {
        self.showsImages = showsImages
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.spacing, Self.spacing)
        super.init(collectionViewLayout: layout)
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        // Only an app's own classes are known by name at run time.
        collectionView.register(prototype: "photo", kind: CollectionReuse.cellKind) { PhotoCell(frame: .zero) }
        photos = showsImages ? PhotoLibrary.photos : []
        if photos.isEmpty { collectionView.backgroundView = EmptyListView("No Photos") }
    }

    private var side: CGFloat {
        let width = collectionView.bounds.width
        let columns: CGFloat = width < 500 ? 3 : 5, scale = max(traitCollection.displayScale, 1)
        return max(((width - (columns - 1) * Self.spacing) / columns * scale).rounded(.down) / scale, 1)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = CGSize(width: side, height: side)
        if let flow, flow.itemSize != size { flow.itemSize = size }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isPlaced, !photos.isEmpty, collectionView.window != nil else { return }
        isPlaced = true
        collectionView.scrollToItem(at: IndexPath(item: photos.count - 1, section: 0), at: .bottom, animated: false)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item], from: thumbnails, side: side * max(traitCollection.displayScale, 1))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        onPick(photos[indexPath.item])
    }
}
