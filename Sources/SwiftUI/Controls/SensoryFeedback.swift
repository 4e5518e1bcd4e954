/// Something that is felt or heard.
///
/// Source: Apple's documentation of `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what collides is.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        public static let light = Weight(style: .light)
        public static let medium = Weight(style: .medium)
        public static let heavy = Weight(style: .heavy)
    }
    /// How far what collides yields.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        public static let rigid = Flexibility(style: .rigid)
        public static let solid = Flexibility(style: .medium)
        public static let soft = Flexibility(style: .soft)
    }

    private enum Kind: Equatable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
        case selection
        /// Phones have nothing for it.
        case other(String)
    }

    private let kind: Kind

    /// Something was done.
    public static let success = SensoryFeedback(kind: .notification(.success))
    /// Something asks for attention.
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    /// Something failed.
    public static let error = SensoryFeedback(kind: .notification(.error))
    /// A value of a picker changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value passes a threshold upwards; felt on watches only.
    public static let increase = SensoryFeedback(kind: .other("increase"))
    /// A value passes a threshold downwards; felt on watches only.
    public static let decrease = SensoryFeedback(kind: .other("decrease"))
    /// Something began; felt on watches only.
    public static let start = SensoryFeedback(kind: .other("start"))
    /// Something ended; felt on watches only.
    public static let stop = SensoryFeedback(kind: .other("stop"))
    /// Feedback for dragged content that aligns with a guide; felt on Macs only.
    public static let alignment = SensoryFeedback(kind: .other("alignment"))
    /// A level of pressure is reached; felt on Macs only.
    public static let levelChange = SensoryFeedback(kind: .other("levelChange"))
    /// A drawn path is complete; felt on Macs and with pencils only.
    public static let pathComplete = SensoryFeedback(kind: .other("pathComplete"))
    /// Two things collide.
    public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

    /// Two things collide.
    ///
    /// - Parameter intensity: 0 (nothing) … 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }
    /// Two things collide.
    ///
    /// - Parameter intensity: 0 (nothing) … 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    @MainActor func play() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .impact(let style, let intensity): UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .other: break
        }
    }
}

extension View {
    /// Plays the feedback that `feedback` returns when `trigger` changes; nil plays nothing.
    ///
    /// Source: Apple's documentation of `sensoryFeedback(trigger:_:)`.
    nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback() }
    }
    /// Plays `feedback` when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }
    /// Plays `feedback` when `trigger` changes and `condition` is true of the old and the new value.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil } }
    /// Plays what `feedback` says when `trigger` changes; nil plays nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            guard let played = feedback(old, new) else { return }
            MainActor.assumeIsolated { played.play() }
        }
    }
}
