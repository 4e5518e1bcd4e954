/// An action for when an animation is complete.
struct AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void

    /// Has actions called when an animation that begins now is complete; at once without one, and never for one without end.
    static func schedule(_ completions: [AnimationCompletion], of animation: Animation?) {
        guard !completions.isEmpty else { return }
        guard let animation else { return completions.forEach { $0.action() } }
        MainThread.run {
            MainActor.assumeIsolated {
                for completion in completions {
                    guard let length = completion.criteria.length(of: animation) else { continue }
                    FrameDelay.run(after: length) { completion.action() }
                }
            }
        }
    }
}
