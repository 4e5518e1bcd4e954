extension FilterGraph {
    /// Samples a second of rendered sound.
    static let sampleRate = 44_100

    /// Adds the sounds of a plan, mixed.
    ///
    /// - Returns: The name of the pad with the sound; nil where there is none.
    mutating func addSound(_ plan: RenderPlan) -> String? {
        guard !plan.sounds.isEmpty else { return nil }
        let parts = plan.sounds.map { add($0) }
        let mixing = parts.count > 1 ? ["amix=inputs=\(parts.count):duration=longest:dropout_transition=0:normalize=0"] : []
        let samples = max(Int((plan.duration * Double(Self.sampleRate)).rounded()), 1)
        return add(mixing + ["apad", "atrim=end_sample=\(samples)"], from: parts)
    }

    private mutating func add(_ sound: RenderPlan.Sound) -> String {
        let samples = max(Int((sound.clip.duration * Double(Self.sampleRate)).rounded()), 1)
        let delay = Int((sound.delay * Double(Self.sampleRate)).rounded())
        var filters = ["aresample=\(Self.sampleRate):first_pts=0", "aformat=sample_fmts=fltp:channel_layouts=stereo"]
        filters += Self.tempo(sound.clip.length / sound.clip.duration)
        filters += ["apad", "atrim=end_sample=\(samples)"]
        if sound.volume.contains(where: { $0.from != [1] || $0.to != [1] }) {
            // Small frames, so that the volume changes smoothly.
            filters += ["asetnsamples=n=256:p=0", "volume='\(Self.expression(sound.volume, "t") { $0[0] })':eval=frame"]
        }
        if delay > 0 { filters.append("adelay=\(delay)S:all=1") }
        return add(filters, from: [input(sound.clip, "a")])
    }

    /// The filters for another speed at the same pitch.
    static func tempo(_ speed: Double) -> [String] {
        guard speed.isFinite, speed > 0, abs(speed - 1) > 1e-6 else { return [] }
        var (rest, filters) = (min(max(speed, 0.001), 1000), [String]())
        while rest < 0.5 {
            filters.append("atempo=0.5")
            rest /= 0.5
        }
        while rest > 100 {
            filters.append("atempo=100")
            rest /= 100
        }
        return filters + ["atempo=\(String(format: "%.6f", rest))"]
    }
}
