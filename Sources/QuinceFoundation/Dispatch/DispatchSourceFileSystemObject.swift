import Dispatch
import Foundation

/// A source of events about a file or folder that is open.
///
/// Source: Apple's documentation of `DispatchSourceFileSystemObject`.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    /// The descriptor of the file.
    var handle: Int32 { get }
    /// The events since the handler was called last.
    var data: DispatchSource.FileSystemEvent { get }
    /// The events that are asked for.
    var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSourceFileSystemObject {
    // Of a source of another kind there is none.
    public var handle: Int32 { FileSystemWatch.of(self)?.descriptor ?? -1 }
    public var data: DispatchSource.FileSystemEvent {
        DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    public var mask: DispatchSource.FileSystemEvent { FileSystemWatch.of(self)?.events ?? [] }
}

// As the sources of memory are, these are Dispatch's sources of user data.
extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSource {
    /// Makes a source whose handler is called when something happens to a file or folder.
    ///
    /// - Parameters:
    ///   - fileDescriptor: Of the file, as opened with `O_EVTONLY`; it has to stay open until the source is cancelled.
    ///   - eventMask: What the handler is called for.
    ///   - queue: The queue that the handlers are called on; nil = a global one.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // Dispatch has one class for all sources.
        let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
        FileSystemWatch.add(source, of: fileDescriptor, eventMask)
        return source
    }
}
