/// Shows its content with values that follow tracks of keyframes.
@available(*, unavailable, message: "not yet in Quince: keyframes; PhaseAnimator animates in steps")
@MainActor @preconcurrency public struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
    public var body: some View { EmptyView() }
}
