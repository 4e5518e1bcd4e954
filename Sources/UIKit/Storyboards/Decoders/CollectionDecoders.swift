import BundleFormat
@_spi(Quince) import QuinceFoundation

extension InterfaceDecoders {
    static let collectionDecoders: [String: ElementDecoder] = {
        CollectionKeys.register
        return [
            "collectionView": view(UICollectionView.self, applyCollection),
            "collectionViewController": controller(UICollectionViewController.self, applyController),
            "collectionReusableView": view(UICollectionReusableView.self),
            "collectionViewCell": view(UICollectionViewCell.self, applyCell),
            "collectionViewFlowLayout": layout(UICollectionViewFlowLayout.self, applyFlow),
            "collectionViewLayout": layout(UICollectionViewLayout.self) { _, _ in },
        ]
    }()

    private static func layout<Kind: UICollectionViewLayout>(_ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement) -> Void)
        -> ElementDecoder
    {
        ElementDecoder(type: type, make: { type, coder in (type as? UICollectionViewLayout.Type)?.init(coder: coder) }) {
            object, element, _ in
            if let layout = object as? Kind { apply(layout, element) }
        }
    }

    private static func applyFlow(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
        let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
        let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]
        if let value = element.option("scrollDirection", directions) { layout.scrollDirection = value }
        if let value = element.option("sectionInsetReference", references) { layout.sectionInsetReference = value }
        if let value = element.float("minimumLineSpacing") { layout.minimumLineSpacing = value }
        if let value = element.float("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
        if let size = element.size(key: "itemSize") { layout.itemSize = size }
        if let size = element.size(key: "estimatedItemSize") { layout.estimatedItemSize = size }
        if element.bool("automaticEstimatedItemSize") == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        if let size = element.size(key: "headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = element.size(key: "footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = element.insets(key: "sectionInset") { layout.sectionInset = insets }
        if let value = element.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
        if let value = element.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
    }

    private static func applyCollection(_ list: UICollectionView, _ element: InterfaceElement, _ context: NibContext) {
        applyScrollView(list, element, context)
        if let child = element.child(key: "collectionViewLayout"), let layout = context.make(child) as? UICollectionViewLayout {
            list.collectionViewLayout = layout
        }
        if let value = element.bool("allowsSelection") { list.allowsSelection = value }
        if let value = element.bool("allowsMultipleSelection") { list.allowsMultipleSelection = value }
        if let value = element.bool("prefetchingEnabled") { list.isPrefetchingEnabled = value }
        if let view = element.child(key: "backgroundView") { list.backgroundView = context.make(view) as? UIView }
        for cell in element.first("cells")?.children ?? [] { register(cell, CollectionReuse.cellKind, list, context) }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges { if let view = element.child(key: key) { register(view, kind, list, context) } }
    }

    /// Every view is made afresh; it may connect to the objects of the scene.
    private static func register(_ prototype: InterfaceElement, _ kind: String, _ list: UICollectionView, _ scene: NibContext) {
        guard let identifier = prototype.attributes["reuseIdentifier"] else { return }
        list.register(prototype: identifier, kind: kind) {
            let context = NibContext(document: scene.document, bundle: scene.bundle)
            context.objects = scene.objects
            context.controller = scene.controller
            let view = context.make(prototype) as? UICollectionReusableView
            context.finish()
            return view
        }
    }

    private static func applyController(_ controller: UICollectionViewController, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
    }

    private static func applyCell(_ cell: UICollectionViewCell, _ element: InterfaceElement, _ context: NibContext) {
        if let content = element.child(key: "contentView") {
            context.register(cell.contentView, content)
            ViewProperties.apply(cell.contentView, content, context)
            ViewProperties.applySubviews(cell.contentView, content, context)
        }
        if let view = element.child(key: "backgroundView") { cell.backgroundView = context.make(view) as? UIView }
        if let view = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = context.make(view) as? UIView }
    }
}

/// Outlets of collection views and their cells.
@MainActor enum CollectionKeys {
    static let register: Void = {
        ObjectRuntime.register(UICollectionView.self) { entry in
            SystemKeys.set(entry, "delegate") { ($0 as? UICollectionView)?.delegate = $1 as? any UICollectionViewDelegate }
            SystemKeys.set(entry, "dataSource") { list, source in
                guard let list = list as? UICollectionView else { return }
                list.dataSource = source as? any UICollectionViewDataSource
                list.foreignDataSource = list.dataSource == nil ? source.map { $0 as AnyObject } : nil
            }
            SystemKeys.set(entry, "prefetchDataSource") {
                ($0 as? UICollectionView)?.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
            }
            SystemKeys.set(entry, "backgroundView") { ($0 as? UICollectionView)?.backgroundView = $1 as? UIView }
            SystemKeys.set(entry, "collectionViewLayout") { list, layout in
                if let layout = layout as? UICollectionViewLayout { (list as? UICollectionView)?.collectionViewLayout = layout }
            }
        }
        ObjectRuntime.register(UICollectionViewCell.self) { entry in
            SystemKeys.set(entry, "backgroundView") { ($0 as? UICollectionViewCell)?.backgroundView = $1 as? UIView }
            SystemKeys.set(entry, "selectedBackgroundView") { ($0 as? UICollectionViewCell)?.selectedBackgroundView = $1 as? UIView }
        }
        ObjectRuntime.register(UICollectionViewController.self) { entry in
            SystemKeys.set(entry, "collectionView") { ($0 as? UICollectionViewController)?.collectionView = $1 as? UICollectionView }
        }
    }()
}
