import OpenCombine

/// A property of a class that publishes each new value before it is set.
///
/// `$name` is its publisher; it gives the present value first. Behaviour: Apple's documentation of `Published`.
@propertyWrapper
public struct Published<Value> {
    /// Publishes the values of a property.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
            subject.add(subscriber)
        }
    }

    /// Most properties are never subscribed to and need no subject.
    private enum Storage {
        case value(Value)
        case subject(PublishedSubject<Value>)
    }

    private final class Box {
        var storage: Storage
        init(_ value: Value) { storage = .value(value) }
    }

    private let box: Box

    /// Makes the property with its first value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Makes the property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The property's publisher.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        // `assign(to: &$name)` hands the publisher back; it is still this property's.
        set { _ = newValue }
    }

    private var subject: PublishedSubject<Value> {
        switch box.storage {
        case .subject(let subject): return subject
        case .value(let value):
            let subject = PublishedSubject(value)
            box.storage = .subject(subject)
            return subject
        }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        // swift-format-ignore
        set { fatalError() }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get {
            switch object[keyPath: storageKeyPath].box.storage {
            case .value(let value): value
            case .subject(let subject): subject.value
            }
        }
        set {
            let box = object[keyPath: storageKeyPath].box
            switch box.storage {
            case .value: box.storage = .value(newValue)
            case .subject(let subject): subject.publish(newValue)
            }
        }
    }
}

extension Published: ObservedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get {
            guard case .subject(let subject) = box.storage else { return nil }
            return subject.objectWillChange
        }
        nonmutating set { subject.objectWillChange = newValue }
    }
}

extension OpenCombine.Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, until the property's object goes.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubject<Output>.Assigner(published.subject))
    }
}
