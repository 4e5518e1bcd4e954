/// The kinds of submitting that an action answers.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The search key in search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

private struct TextSubmitKey: EnvironmentKey { static let defaultValue: (() -> Void)? = nil }
private struct SearchSubmitKey: EnvironmentKey { static let defaultValue: (() -> Void)? = nil }

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[TextSubmitKey.self] }
        set { self[TextSubmitKey.self] = newValue }
    }
    var searchSubmitAction: (() -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

extension View {
    /// Calls `action`, and what views around have asked for, when people submit what they have entered.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        func adding(_ outer: inout (() -> Void)?) {
            let before = outer
            outer = {
                action()
                before?()
            }
        }
        return transformEnvironment(\.submitAction) { if triggers.contains(.text) { adding(&$0) } }
            .transformEnvironment(\.searchSubmitAction) { if triggers.contains(.search) { adding(&$0) } }
    }
    /// Keeps submitting inside from actions around.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
            .transformEnvironment(\.searchSubmitAction) { if isBlocking { $0 = nil } }
    }
}
