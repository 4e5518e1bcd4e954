import SwiftUI

extension View {
    /// Translates when the view appears, and again when the languages change or are invalidated.
    ///
    /// - Parameter configuration: nil to wait.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping @Sendable (_ session: TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) { if let configuration { await action(TranslationSession(configuration)) } }
    }

    /// Translates when the view appears, and again when the languages change.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping @Sendable (_ session: TranslationSession) async -> Void
    ) -> some View { translationTask(TranslationSession.Configuration(source: source, target: target), action: action) }
}
