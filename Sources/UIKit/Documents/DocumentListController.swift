/// A grid of documents with their pictures, names and dates.
final class DocumentListController: UICollectionViewController {
    var types: [String] = []
    var showsExtensions = false
    var folder = DocumentFolder.url
    var selectsMultiple = false { didSet { if isViewLoaded { collectionView.allowsMultipleSelection = selectsMultiple } } }
    /// The title of the cell that makes a document; nil for none.
    var createTitle: String?
    var onPick: (URL) -> Void = { _ in }
    var onCreate: () -> Void = {}
    private var files: [URL] = []

    private static let (cellWidth, cellHeight, spacing): (CGFloat, CGFloat, CGFloat) = (104, 168, 16)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: Self.cellWidth, height: Self.cellHeight)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.spacing, Self.spacing)
        layout.sectionInset = UIEdgeInsets(top: Self.spacing, left: Self.spacing, bottom: Self.spacing, right: Self.spacing)
        super.init(collectionViewLayout: layout)
        title = "Documents"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Only an app's own classes are known by name at run time.
        collectionView.register(prototype: "document", kind: CollectionReuse.cellKind) { DocumentCell(frame: .zero) }
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = selectsMultiple
    }

    /// Makes the list, under a navigation bar, all that a controller shows.
    @discardableResult func fill(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        controller.addChild(navigation)
        navigation.view.frame = controller.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(navigation.view)
        navigation.didMove(toParent: controller)
        return navigation
    }

    func reload() {
        guard isViewLoaded || parent != nil else { return }
        files = DocumentFolder.files(of: folder, types: types)
        collectionView.reloadData()
        collectionView.backgroundView = files.isEmpty && createTitle == nil ? EmptyListView("No Documents") : nil
    }

    var selected: [URL] { (collectionView.indexPathsForSelectedItems ?? []).compactMap(file) }

    private func file(_ path: IndexPath) -> URL? {
        let index = path.item - (createTitle == nil ? 0 : 1)
        return files.indices.contains(index) ? files[index] : nil
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        files.count + (createTitle == nil ? 0 : 1)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "document", for: indexPath)
        guard let cell = cell as? DocumentCell else { return cell }
        if let file = file(indexPath) {
            cell.show(file, withExtension: showsExtensions)
        } else {
            cell.showCreation(createTitle ?? "")
        }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let file = file(indexPath) else {
            collectionView.deselectItem(at: indexPath, animated: true)
            return onCreate()
        }
        guard !selectsMultiple else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        onPick(file)
    }
}
