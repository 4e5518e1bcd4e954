import QuinceFoundation
import SwiftUI

private struct SupportsImagePlaygroundKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether pictures can be made: no.
    public var supportsImagePlayground: Bool { self[SupportsImagePlaygroundKey.self] }
}

/// Ends a presentation as soon as it begins: nothing can be made.
private struct ImagePlaygroundSheet: ViewModifier {
    @Binding var isPresented: Bool
    let cancelled: () -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) {
            guard isPresented else { return }
            isPresented = false
            cancelled()
        }
    }
}

extension View {
    /// Presents the page that makes pictures. On a device that supports none it is cancelled at once.
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { modifier(ImagePlaygroundSheet(isPresented: isPresented) { onCancellation?() }) }

    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { modifier(ImagePlaygroundSheet(isPresented: isPresented) { onCancellation?() }) }

    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { modifier(ImagePlaygroundSheet(isPresented: isPresented) { onCancellation?() }) }

    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { modifier(ImagePlaygroundSheet(isPresented: isPresented) { onCancellation?() }) }
}
