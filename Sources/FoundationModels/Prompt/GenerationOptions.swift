/// How the model chooses its words.
///
/// Source: Apple's documentation of `GenerationOptions`.
public struct GenerationOptions: Sendable, Equatable {
    /// The way from the likelihood of words to one of them.
    ///
    /// Source: Apple's documentation of `GenerationOptions.SamplingMode`.
    public struct SamplingMode: Sendable, Equatable {
        enum Kind: Equatable {
            case greedy
            case top(Int, seed: UInt64?)
            case threshold(Double, seed: UInt64?)
        }
        let kind: Kind

        /// Always the likeliest word.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// One of the `k` likeliest words.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(kind: .top(k, seed: seed)) }

        /// One of the likeliest words that together reach a probability.
        ///
        /// - Parameter probabilityThreshold: 0...1
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .threshold(probabilityThreshold, seed: seed))
        }
    }

    /// nil for the model's own way.
    public var sampling: SamplingMode?
    /// 0...1, or more; nil for the model's own.
    public var temperature: Double?
    /// The length at which an answer is cut off; nil for none.
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}
