internal import MediaInformation

/// A property of a media object that is loaded when it is asked for. Source: Apple's documentation of `AVAnyAsyncProperty`.
open class AVAnyAsyncProperty: CustomStringConvertible, @unchecked Sendable {
    /// The name by which the old calls know the property.
    let key: String

    init(key: String) { self.key = key }

    public var description: String { key }
}

/// A property of objects of a type. Source: Apple's documentation of `AVPartialAsyncProperty`.
open class AVPartialAsyncProperty<Root: AnyObject>: AVAnyAsyncProperty, @unchecked Sendable {}

/// A property of a type, of objects of a type. Source: Apple's documentation of `AVAsyncProperty`.
public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// The state of a property. Source: Apple's documentation of `AVAsyncProperty.Status`.
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }

    /// The value, once the object's file has been read.
    let value: (Root) -> Value

    init(_ key: String, _ value: @escaping (Root) -> Value) {
        self.value = value
        super.init(key: key)
    }
}

/// Objects with properties that are loaded when they are asked for.
///
/// Source: Apple's documentation of `AVAsynchronousKeyValueLoading`.
public protocol AVAsynchronousKeyValueLoading: NSObject {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
    /// The file that the values come from.
    var _source: _MediaSource { get }
}

/// The file of a media object.
public struct _MediaSource {
    let source: AssetSource
}

/// The state of a property by its name. Source: Apple's documentation of `AVKeyValueStatus`.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

extension AVAsynchronousKeyValueLoading {
    /// Loads a property.
    ///
    /// - Throws: The error of reading the file.
    public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
        _ = try await _source.source.load()
        return property.value(self)
    }

    /// Loads two properties.
    public func load<A, B>(_ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        _ = try await _source.source.load()
        return (first.value(self), second.value(self))
    }

    /// Loads three properties.
    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        _ = try await _source.source.load()
        return (first.value(self), second.value(self), third.value(self))
    }

    /// Loads four properties.
    public func load<A, B, C, D>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
        _ fourth: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) {
        _ = try await _source.source.load()
        return (first.value(self), second.value(self), third.value(self), fourth.value(self))
    }

    /// The state of a property, without loading it.
    public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
        switch _source.source.known {
        case nil: .notYetLoaded
        case .success: .loaded(property.value(self))
        case .failure(let error): .failed(error as NSError)
        }
    }

    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        switch _source.source.known {
        case nil: return .unknown
        case .success: return .loaded
        case .failure(let error):
            outError?.pointee = error as NSError
            return .failed
        }
    }

    /// Loads properties by their names.
    ///
    /// - Parameter handler: Called on any thread once all are loaded or have failed.
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        let source = _source.source
        DispatchQueue.global(qos: .userInitiated).async {
            _ = source.read()
            handler?()
        }
    }
}

extension AVAsynchronousKeyValueLoading {
    /// The information in the file; nil where it cannot be read. Blocks until it has been read.
    var information: MediaInformation? { try? _source.source.read().get() }
}
