import QuinceFoundation

/// A customization of a tip. Source: Apple's documentation of `TipOption`.
public protocol TipOption: Sendable {}

extension Tips {
    /// Whether a tip is displayed although the display frequency would make it wait. Without this option it waits.
    ///
    /// Source: Apple's documentation of `Tips.IgnoresDisplayFrequency`.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// The number of times that a tip is displayed before it is invalidated. Without this option there is no limit.
    ///
    /// Source: Apple's documentation of `Tips.MaxDisplayCount`.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// The time for which a tip is displayed, all its displays together, before it is invalidated. Without this option there is no limit.
    ///
    /// A view is displayed for 60 seconds at least.
    ///
    /// Source: Apple's documentation of `Tips.MaxDisplayDuration`.
    public struct MaxDisplayDuration: TipOption {
        /// Seconds.
        let duration: TimeInterval
        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }
}

extension Tip {
    private func option<Option: TipOption>(_ type: Option.Type) -> Option? { options.lazy.compactMap { $0 as? Option }.last }

    var ignoresDisplayFrequency: Bool { option(Tips.IgnoresDisplayFrequency.self)?.ignores ?? false }
    /// nil = no limit.
    var maxDisplayCount: Int? { option(Tips.MaxDisplayCount.self)?.count }
    /// Seconds; nil = no limit.
    var maxDisplayDuration: TimeInterval? { option(Tips.MaxDisplayDuration.self)?.duration }
}
