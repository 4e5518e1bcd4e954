import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The observers of the photo library. May be used from any thread.
final class PhotoObservation: @unchecked Sendable {
    private final class Observer {
        weak var object: (any PHPhotoLibraryChangeObserver)?
        init(_ object: any PHPhotoLibraryChangeObserver) { self.object = object }
    }

    private let lock = NSLock()
    private var observers: [Observer] = []
    private var runtime: DeviceRuntime?
    /// The library as the observers know it.
    private var known = PhotoSnapshot()
    private let queue = DispatchQueue(label: "com.apple.photos.changenotifications")

    func add(_ object: any PHPhotoLibraryChangeObserver) {
        let current = DeviceRuntime.current
        let isFirst = lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === object }
            observers.append(Observer(object))
            defer { runtime = current }
            return runtime !== current
        }
        guard isFirst else { return }
        let snapshot = PhotoStore.snapshot()
        lock.withLock { known = snapshot }
        current.systemEvents.subscribe { [weak self] event in
            if case .documentChanged(.photoMetadata) = event { self?.notify() }
        }
    }

    func remove(_ object: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === object } }
    }

    /// Notifies the observers where the library is another than they know.
    func notify() {
        guard !lock.withLock({ observers.isEmpty }) else { return }
        queue.async { [self] in
            let snapshot = PhotoStore.snapshot()
            let current = lock.withLock { () -> [Observer] in
                guard snapshot != known else { return [] }
                known = snapshot
                return observers
            }
            for observer in current { observer.object?.photoLibraryDidChange(PHChange()) }
        }
    }
}
