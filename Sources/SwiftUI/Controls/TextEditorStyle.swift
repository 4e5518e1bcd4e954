/// How text editors look.
///
/// Source: Apple's documentation of `TextEditorStyle`.
@MainActor @preconcurrency public protocol TextEditorStyle {
    /// Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _isPlain: Bool { get }
}

/// On the system's ground.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    nonisolated public var _isPlain: Bool { false }
}

/// Without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    nonisolated public var _isPlain: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets how text editors inside look.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        transformEnvironment(\.scrollSettings) { if style._isPlain { $0.showsBackground = false } }
    }
}
