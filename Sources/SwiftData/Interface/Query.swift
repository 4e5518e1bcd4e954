import SwiftUI

/// A view's property with the models that a descriptor describes, which changes as they do.
///
/// Source: Apple's documentation of the macro `Query()` and of the structure of that name.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element, Result: _QueryResult>: @preconcurrency DynamicProperty where Result.Model == Element {
    @Environment(\.modelContext) public var modelContext: ModelContext
    @StateObject private var results = QueryResults<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let animation: Animation?

    /// All models. (In the structure itself, or views with such a property had no initializer without it.)
    public init() { self.init(FetchDescriptor(), nil) }

    private init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
        (self.descriptor, self.animation) = (descriptor, animation)
    }

    public var wrappedValue: Result { results.models as! Result }

    /// The error of the last fetch; nil where it succeeded.
    public var fetchError: (any Error)? { results.error }

    public mutating func update() { results.update(descriptor, modelContext, animation) }
}

/// A type that a query's property may have.
public protocol _QueryResult {
    associatedtype Model: PersistentModel
}

extension Array: _QueryResult where Element: PersistentModel {
    public typealias Model = Element
}

extension Query where Result == [Element] {
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor, animation) }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction?.animation) }

    /// - Parameters:
    ///   - filter: The condition that models fulfil; nil for all.
    ///   - sort: The order of the models.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation)
    }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction?.animation) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction?.animation) }
}

/// The models of a query, kept for the lifetime of its view, which is updated when they may be others.
@MainActor private final class QueryResults<Element: PersistentModel>: ObservableObject {
    private(set) var models: [Element] = []
    private(set) var error: (any Error)?
    private weak var context: ModelContext?
    private var animation: Animation?
    /// Whether the view was told of a change and has not asked again yet.
    private var isStale = false

    deinit { context?.removeChangeHandler(of: ObjectIdentifier(self)) }

    func update(_ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ animation: Animation?) {
        self.animation = animation
        if context !== self.context { observe(context) }
        // What the fetch itself makes of changes is in its result.
        isStale = true
        defer { isStale = false }
        do { (models, error) = (try context.fetch(descriptor), nil) } catch { (models, self.error) = ([], error) }
    }

    private func observe(_ context: ModelContext) {
        self.context?.removeChangeHandler(of: ObjectIdentifier(self))
        self.context = context
        context.addChangeHandler(of: self) { [weak self] in MainActor.assumeIsolated { self?.handleChange() } }
    }

    private func handleChange() {
        guard !isStale else { return }
        isStale = true
        if let animation { withAnimation(animation) { objectWillChange.send() } } else { objectWillChange.send() }
    }
}
