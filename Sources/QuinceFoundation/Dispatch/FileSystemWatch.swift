import Dispatch
import Foundation
import Glibc

/// An inotify watch of an open file or folder, which reports to a dispatch source of the app's.
final class FileSystemWatch: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var watches: [FileSystemWatch] = []
    private static let queue = DispatchQueue(label: "QuinceFoundation.FileSystemWatch")

    let descriptor: Int32
    let events: DispatchSource.FileSystemEvent
    private weak var source: DispatchSource?
    private let reader: any DispatchSourceRead
    private let notifications: Int32
    /// The kernel's number for the folder around a folder; -1 = none.
    private let around: Int32
    /// The file as it was last; used on the queue alone.
    private var status: stat

    /// Begins to watch for a source. A descriptor of no file has no events.
    static func add(_ source: DispatchSource, of descriptor: Int32, _ events: DispatchSource.FileSystemEvent) {
        let watch = FileSystemWatch(source, of: descriptor, events)
        let over = lock.withLock {
            let over = watches.filter(\.isOver)
            watches.removeAll(where: \.isOver)
            if let watch { watches.append(watch) }
            return over
        }
        over.forEach { $0.reader.cancel() }
    }

    /// The watch of a source; nil for one of another kind.
    static func of(_ source: any DispatchSourceProtocol) -> FileSystemWatch? {
        lock.withLock { watches.first { $0.source === source as? DispatchSource } }
    }

    private init?(_ source: DispatchSource, of descriptor: Int32, _ events: DispatchSource.FileSystemEvent) {
        var status = stat()
        let notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard fstat(descriptor, &status) == 0, notifications >= 0,
            inotify_add_watch(notifications, "/proc/self/fd/\(descriptor)", Self.mask(of: status)) >= 0
        else {
            if notifications >= 0 { close(notifications) }
            return nil
        }
        // A folder that is removed while it is open is not told of itself, but by the one around it.
        around = Self.isFolder(status) ? inotify_add_watch(notifications, "/proc/self/fd/\(descriptor)/..", UInt32(IN_DELETE)) : -1
        (self.descriptor, self.events, self.source) = (descriptor, events, source)
        (self.notifications, self.status) = (notifications, status)
        reader = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: Self.queue)
        reader.setEventHandler { [weak self] in self?.read() }
        reader.setCancelHandler { close(notifications) }
        reader.resume()
    }

    private var isOver: Bool { source.map(\.isCancelled) ?? true }

    private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

    /// The events that the kernel is asked for: of a folder's contents their names alone.
    private static func mask(of status: stat) -> UInt32 {
        let own = IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
        return UInt32(own | (isFolder(status) ? IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO : IN_MODIFY))
    }

    /// Reads what the kernel has told, and hands it to the source in one.
    private func read() {
        guard let source, !source.isCancelled else { return reader.cancel() }
        let told = told()
        guard !told.isEmpty else { return }
        var happened = Self.events(of: told)
        var now = stat()
        if fstat(descriptor, &now) == 0 {
            if now.st_nlink != status.st_nlink {
                happened.insert(now.st_nlink == 0 ? .delete : .link)
            } else if told.contains(where: { $0 & UInt32(IN_ATTRIB) != 0 }) {
                happened.insert(.attrib)
            }
            if happened.contains(.write), now.st_size > status.st_size { happened.insert(.extend) }
            status = now
        }
        let asked = happened.intersection(events)
        if !asked.isEmpty { source.or(data: asked.rawValue) }
    }

    /// The kinds of all events that are there to be read.
    private func told() -> [UInt32] {
        var told: [UInt32] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = Glibc.read(notifications, &buffer, buffer.count), count > 0 {
            buffer.withUnsafeBytes { bytes in
                var position = 0
                while position + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
                    told.append(mask(event))
                    position += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
        return told
    }

    /// The flags of an event that concern the file itself: a folder's attributes are not those of the files in it.
    private func mask(_ event: inotify_event) -> UInt32 {
        if event.wd == around { return 0 }
        return event.len > 0 ? event.mask & ~UInt32(IN_ATTRIB) : event.mask
    }

    private static func events(of told: [UInt32]) -> DispatchSource.FileSystemEvent {
        let contents = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        var events: DispatchSource.FileSystemEvent = []
        for mask in told {
            if mask & contents != 0 { events.insert(.write) }
            if mask & UInt32(IN_MOVE_SELF) != 0 { events.insert(.rename) }
            if mask & UInt32(IN_DELETE_SELF) != 0 { events.insert(.delete) }
            if mask & UInt32(IN_UNMOUNT) != 0 { events.insert(.revoke) }
        }
        return events
    }
}
