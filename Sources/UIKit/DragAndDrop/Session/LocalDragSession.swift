/// A point of a window.
@MainActor struct DragPlace {
    weak var window: UIWindow?
    var point: CGPoint

    func location(in view: UIView) -> CGPoint {
        window.map { view.convert($0.convert(point, to: view.window), from: view.window) } ?? point
    }
}

/// The state of a drag within the app, shared by its source and its destination.
class LocalSession: NSObject, UIDragDropSession {
    var items: [UIDragItem] = []
    var place = DragPlace(window: nil, point: .zero)
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    func location(in view: UIView) -> CGPoint { place.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag that began in this app.
final class LocalDragSession: LocalSession, UIDragSession {
    var localContext: Any?
}

/// The drop side of a drag that began in this app.
final class LocalDropSession: LocalSession, UIDropSession {
    let drag: LocalDragSession
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(_ drag: LocalDragSession) { self.drag = drag }

    var localDragSession: (any UIDragSession)? { drag }
    override var items: [UIDragItem] {
        get { drag.items }
        set { drag.items = newValue }
    }
    override var place: DragPlace {
        get { drag.place }
        set { drag.place = newValue }
    }
    override var allowsMoveOperation: Bool {
        get { drag.allowsMoveOperation }
        set { drag.allowsMoveOperation = newValue }
    }
    override var isRestrictedToDraggingApplication: Bool {
        get { drag.isRestrictedToDraggingApplication }
        set { drag.isRestrictedToDraggingApplication = newValue }
    }

    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
    {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loaded = LoadedObjects(count: providers.count)
        let group = DispatchGroup()
        for (index, provider) in providers.enumerated() {
            group.enter()
            progress.totalUnitCount += 1
            provider.loadObject(ofClass: aClass) { object, _ in
                loaded.keep(object, at: index)
                group.leave()
            }
        }
        let finish = DropCompletion(completion)
        group.notify(queue: .main) { [progress] in
            progress.completedUnitCount += Int64(loaded.count)
            finish.run(loaded.all)
        }
        return progress
    }
}

/// Objects that arrive on several threads, in the order of their items.
private final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]

    init(count: Int) { objects = Array(repeating: nil, count: count) }

    var count: Int { objects.count }
    func keep(_ object: (any NSItemProviderReading)?, at index: Int) { lock.withLock { objects[index] = object } }
    var all: [any NSItemProviderReading] { lock.withLock { objects.compactMap { $0 } } }
}

/// A closure of the app's that is called on the main thread, from where it came.
private final class DropCompletion: @unchecked Sendable {
    let run: ([any NSItemProviderReading]) -> Void
    init(_ run: @escaping ([any NSItemProviderReading]) -> Void) { self.run = run }
}
