import QuinceFoundation

/// The levels of channels in decibels.
struct AudioLevels {
    /// The level of silence.
    static let silence: Float = -160

    private var averages: [Float] = []
    private var peaks: [Float] = []

    /// Silence.
    init() {}

    /// - Parameters:
    ///   - channels: Samples from -1 to 1.
    ///   - gain: A factor of all samples.
    init(_ channels: [[Float]], gain: Float) {
        averages = channels.map { samples in
            let sum = samples.reduce(0) { $0 + Double($1) * Double($1) }
            return Self.decibels(samples.isEmpty ? 0 : Float((sum / Double(samples.count)).squareRoot()) * gain)
        }
        peaks = channels.map { samples in Self.decibels((samples.map(abs).max() ?? 0) * gain) }
    }

    func average(_ channel: Int) -> Float { averages.indices.contains(channel) ? averages[channel] : Self.silence }
    func peak(_ channel: Int) -> Float { peaks.indices.contains(channel) ? peaks[channel] : Self.silence }

    private static func decibels(_ amplitude: Float) -> Float { amplitude > 0 ? min(max(20 * log10(amplitude), silence), 0) : silence }
}
