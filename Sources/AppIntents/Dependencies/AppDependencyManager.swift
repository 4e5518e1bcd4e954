import QuinceFoundation

/// The registry of the dependencies that intents require of the app.
///
/// Source: Apple's documentation of `AppDependencyManager`.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    private enum Provider {
        case immediate(() -> Any)
        case later(Task<any Sendable, any Error>)
    }

    private let lock = NSLock()
    private var providers: [AnyHashable: Provider] = [:]
    private var values: [AnyHashable: Any] = [:]

    public init() {}

    /// Registers a dependency, which is made when an intent first needs it.
    ///
    /// - Parameter key: The name of the dependency; its type by default.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        register(key ?? Self.key(of: Dependency.self), .immediate(dependencyProvider))
    }

    /// Registers a dependency that takes time. Intents wait for it before they are performed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        register(key ?? Self.key(of: Dependency.self), .later(Task { try await dependencyProvider() }))
    }

    private func register(_ key: AnyHashable, _ provider: Provider) {
        lock.withLock {
            providers[key] = provider
            values[key] = nil
        }
    }

    /// Waits for the dependencies that take time.
    func prepare() async {
        for (key, provider) in lock.withLock({ providers }) {
            guard case .later(let task) = provider, let value = try? await task.value else { continue }
            lock.withLock { values[key] = value }
        }
    }

    /// Returns the dependency; nil where none of the type is registered under the key, or is not there yet.
    func value<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        let key = key ?? Self.key(of: type)
        let (value, provider) = lock.withLock { (values[key], providers[key]) }
        if let value { return value as? Dependency }
        guard case .immediate(let make) = provider, let made = make() as? Dependency else { return nil }
        return lock.withLock {
            if let value = values[key] as? Dependency { return value }
            values[key] = made
            return made
        }
    }

    private static func key<Dependency>(of type: Dependency.Type) -> AnyHashable { AnyHashable(ObjectIdentifier(type)) }
}

/// A property that an object of the app fills in, which the app has registered.
///
/// Source: Apple's documentation of `AppDependency`.
@propertyWrapper public final class AppDependency<Dependency: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { (self.key, self.manager) = (key, manager) }

    public var wrappedValue: Dependency {
        guard let value = manager.value(Dependency.self, key: key) else {
            fatalError(
                "AppDependency with key \"\(key ?? AnyHashable("\(Dependency.self)"))\" of type \(Dependency.self) was not initialized prior to access. "
                    + "Dependency values can only be accessed inside of the intent perform flow and within types conforming to "
                    + "_SupportsAppDependencies unless the value of the dependency is manually set prior to access.")
        }
        return value
    }
    public var projectedValue: AppDependency<Dependency> { self }
}

/// A type whose properties dependencies can fill in.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}
