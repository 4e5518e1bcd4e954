/// A bar for what has a known end, else a spinner.
///
/// Source: Apple's documentation of `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
///
/// Source: Apple's documentation of `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .modifier(LabelledControlModifier(isLabelFirst: true))
        .transformEnvironment(\.tintColor) { [tint] in $0 = tint ?? $0 }
    }
}

/// A spinner, whatever has been done: on iOS it shows no part of a circle.
///
/// Source: Apple's documentation of `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner()
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .modifier(LabelledControlModifier(isLabelFirst: true))
        .transformEnvironment(\.tintColor) { [tint] in $0 = tint ?? $0 }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// UIKit's spinner.
private struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        let isLarge = context.environment.controlSize == .large || context.environment.controlSize == .extraLarge
        if (view.style == .large) != isLarge { view.style = isLarge ? .large : .medium }
        if let tint = context.environment.tintColor { view.color = UIColor(cgColor: tint.cgColor(in: context.environment)) }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}

/// UIKit's bar.
private struct ProgressBar: UIViewRepresentable, DrawnInWidgets {
    let fraction: Double
    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
    func updateUIView(_ view: UIProgressView, context: Context) {
        view.setProgress(Float(fraction), animated: context.transaction.animation != nil)
        view.progressTintColor = context.environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: context.environment)) }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
    }
}
