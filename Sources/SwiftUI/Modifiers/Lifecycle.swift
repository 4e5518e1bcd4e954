/// Tells an app when a view comes and goes.
@MainActor struct LifetimeModifier: NodeModifier {
    typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let lifetime = NodeLifetime(
            appear: { modifier.untrackedValue.appear?() }, disappear: { modifier.untrackedValue.disappear?() })
        inputs.host.lifetimes.add(lifetime, inputs)
        node.onBranchChange(inputs) {
            guard lifetime.isShown else { return }
            modifier.untrackedValue.appear?()
            modifier.untrackedValue.disappear?()
        }
        return node
    }
}

/// Runs an asynchronous task as long as a view is shown, anew for each value.
@MainActor struct TaskModifier<ID: Equatable>: NodeModifier {
    typealias Body = Never
    let id: ID
    var name: String?
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let runner = TaskRunner()
        func start() {
            let modifier = modifier.untrackedValue
            runner.start(modifier.name, modifier.priority, modifier.action)
        }
        inputs.host.lifetimes.add(NodeLifetime(appear: start, disappear: { runner.stop() }), inputs)
        var last = modifier.untrackedValue.id
        node.observe(inputs) {
            let id = modifier.value.id
            guard id != last else { return }
            last = id
            if runner.isRunning { inputs.graph.afterUpdate { MainActor.assumeIsolated { start() } } }
        }
        node.onBranchChange(inputs) { if runner.isRunning { start() } }
        return node
    }
}

extension LayoutNode {
    /// Calls `body` after each update in which the view becomes another one: a group stands for its views, so what begins with a view begins with each
    /// branch of a condition in it.
    fileprivate func onBranchChange(_ inputs: _ViewInputs, _ body: @escaping @MainActor () -> Void) {
        var node = self
        while let wrapper = node as? WrapperNode { node = wrapper.content }
        guard let stack = node as? ImplicitStackNode else { return }
        let others = stack.onExchange
        stack.onExchange = {
            others()
            inputs.graph.afterUpdate { MainActor.assumeIsolated { body() } }
        }
    }
}

@MainActor private final class TaskRunner {
    private var task: Task<Void, Never>?
    private(set) var isRunning = false

    func start(_ name: String?, _ priority: TaskPriority, _ action: @escaping @Sendable @isolated(any) () async -> Void) {
        task?.cancel()
        isRunning = true
        task = Task(name: name, priority: priority) { await action() }
    }

    func stop() {
        task?.cancel()
        (task, isRunning) = (nil, false)
    }
}

/// Tells an app that a value has changed.
@MainActor struct ChangeModifier<Value: Equatable>: NodeModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var last = modifier.untrackedValue.value
        if modifier.untrackedValue.isInitial {
            let value = last
            inputs.graph.afterUpdate { MainActor.assumeIsolated { modifier.untrackedValue.action(value, value) } }
        }
        node.observe(inputs) {
            let current = modifier.value
            guard current.value != last else { return }
            let old = last
            last = current.value
            inputs.graph.afterUpdate { MainActor.assumeIsolated { current.action(old, current.value) } }
        }
        return node
    }
}

/// Tells an app what a publisher sends.
@MainActor struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var subscription: AnyCancellable?
        // It goes on while another screen covers the view, as the view's state does.
        let begin = {
            guard subscription == nil else { return }
            subscription = modifier.untrackedValue.publisher.sink { output in modifier.untrackedValue.action(output) }
        }
        inputs.host.lifetimes.add(NodeLifetime(appear: begin, disappear: {}), inputs)
        inputs.scope.atEnd {
            subscription?.cancel()
            subscription = nil
        }
        return node
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(LifetimeModifier(appear: action)) }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(LifetimeModifier(disappear: action)) }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskModifier(id: 0, priority: priority, action: action)) }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }
    /// Runs a task with a name, which debuggers show, as long as the view is shown.
    ///
    /// Source: Apple's documentation of `task(name:priority:file:line:_:)` (iOS 26).
    nonisolated public func task(
        name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskModifier(id: 0, name: name ?? "\(file):\(line)", priority: priority, action: action)) }
    /// Runs a task with a name as long as the view is shown, again for each value.
    ///
    /// Source: Apple's documentation of `task(id:name:priority:file:line:_:)` (iOS 26).
    nonisolated public func task<T: Equatable>(
        id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskModifier(id: value, name: name ?? "\(file):\(line)", priority: priority, action: action)) }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
    @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
