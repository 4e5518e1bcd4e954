import SwiftUI

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

    /// The context of the views' models: that of the container around them.
    ///
    /// Without a container it is one of an empty schema in memory, as on iOS, in which no model can be inserted.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] ?? ModelContext.empty }
        set { self[ContextKey.self] = newValue }
    }
}

extension ModelContext {
    /// A context without models.
    static let empty: ModelContext = {
        do {
            let container = try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
            return ModelContext(container, isMain: true)
        } catch { fatalError("A store in memory could not be made: \(error)") }
    }()
}

extension View {
    /// Gives the view's models a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Gives the view's models a context.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Gives the view's models a container that is made when the view first appears.
    ///
    /// - Parameters:
    ///   - inMemory: Whether nothing is kept.
    ///   - isAutosaveEnabled: Whether changes are saved by themselves.
    ///   - isUndoEnabled: Whether changes can be undone by the undo manager around the view.
    ///   - onSetup: Called with the container, or with the error that left it out.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerModifier(setup: ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
    }
}

extension Scene {
    /// Gives the scene's models a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Gives the scene's models a context.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Gives the scene's models a container that is made with the scene.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ContainerScene(content: self, setup: ContainerSetup(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup))
    }
}

/// A container that is made once, when its context is first asked for.
@MainActor private final class ContainerSetup {
    private let types: [any PersistentModel.Type]
    private let inMemory, isAutosaveEnabled, isUndoEnabled: Bool
    private let onSetup: (Result<ModelContainer, any Error>) -> Void

    init(
        _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
        _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        (self.types, self.inMemory, self.isAutosaveEnabled) = (types, inMemory, isAutosaveEnabled)
        (self.isUndoEnabled, self.onSetup) = (isUndoEnabled, onSetup)
    }

    /// A container that cannot be made ends the app, as on iOS.
    lazy var context: ModelContext = {
        do {
            let container = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            let context = container.mainContext
            context.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { context.undoManager = UndoManager() }
            onSetup(.success(container))
            return context
        } catch {
            onSetup(.failure(error))
            fatalError("failed to find a currently active container for \(types.map { "\($0)" }.joined(separator: ", ")): \(error)")
        }
    }()
}

private struct ContainerModifier: ViewModifier {
    @State private var kept: ContainerSetup

    init(setup: ContainerSetup) { _kept = State(initialValue: setup) }

    func body(content: Content) -> some View { content.environment(\.modelContext, kept.context) }
}

/// A scene with the container that was made when the scene came, however often the app's body is asked for.
private struct ContainerScene<Content: Scene>: Scene {
    @State private var kept: ContainerSetup
    private let content: Content

    init(content: Content, setup: ContainerSetup) {
        _kept = State(initialValue: setup)
        self.content = content
    }

    var body: some Scene { content.environment(\.modelContext, kept.context) }
}
