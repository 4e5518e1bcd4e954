@_spi(Quince) import UIKit

/// A modifier of previews with a context that is made once and shared by all previews that have the modifier.
///
/// Source: Apple's documentation of `PreviewModifier`.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Makes the context; called once, before the first preview is shown.
    static func makeSharedContext() async throws -> Context
    /// The preview with what is around it.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The content of a preview that a modifier is around.
///
/// Source: Apple's documentation of `PreviewModifierContent`.
@MainActor @preconcurrency public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts a modifier around the preview.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(
            change: .content { content in
                guard let content = content as? AnyView else { return content }
                return AnyView(PreviewModified(modifier: modifier, content: content))
            })
    }

    /// The view with the trait's modifier around it.
    @MainActor func around(_ view: AnyView) -> AnyView {
        guard case .content(let change) = change else { return view }
        return change(view) as? AnyView ?? view
    }
}

/// A preview that waits for the context of its modifier.
private struct PreviewModified<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Result<Modifier.Context, any Error>?

    var body: some View {
        switch context {
        case nil: Color.clear.task { context = await PreviewContexts.context(of: Modifier.self) }
        case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failure(let error): Text(verbatim: "The context of \(Modifier.self) cannot be made: \(error)").foregroundStyle(.red).padding()
        }
    }
}

/// The contexts that modifiers of previews share, made when the first preview asks.
@MainActor private enum PreviewContexts {
    private static var made: [ObjectIdentifier: Task<Any, any Error>] = [:]

    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async -> Result<Modifier.Context, any Error> {
        let task = made[ObjectIdentifier(type)] ?? Task { Unchecked(try await type.makeSharedContext()).value }
        made[ObjectIdentifier(type)] = task
        do {
            guard let context = try await task.value as? Modifier.Context else { return .failure(CancellationError()) }
            return .success(context)
        } catch {
            return .failure(error)
        }
    }

    /// What stays on the main actor.
    private struct Unchecked: @unchecked Sendable {
        let value: Any
        init(_ value: Any) { self.value = value }
    }
}
