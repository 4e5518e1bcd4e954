/// Shows an enlarged picture of a view in the middle of the screen while a finger stays on it, where people have chosen very large text.
@MainActor private struct LargeContentModifier<Content: View>: NodeModifier {
    typealias Body = Never
    /// The content of the viewer; nil for the view's own symbol and title.
    nonisolated(unsafe) let content: Content?
    nonisolated init(content: Content?) { self.content = content }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        var shown: UIView?
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0.2
        result.container.add(press) { [unowned result] recognizer in
            switch recognizer.state {
            case .began:
                let environment = inputs.environment.untrackedValue
                guard environment.dynamicTypeSize.isAccessibilitySize, let window = result.container.window else { return }
                let content = modifier.untrackedValue.content.map { AnyView($0) } ?? AnyView(OwnLargeContent(node: result))
                shown = LargeContentPanel.show(content, environment, in: window)
            case .ended, .cancelled, .failed:
                shown?.removeFromSuperview()
                shown = nil
            default: break
            }
        }
        return result
    }
}

/// The default content of the large content viewer: the view's symbol above its title.
private struct OwnLargeContent: View {
    let image: UIImage?
    let title: String

    init(node: LayoutNode) {
        var items: [AccessibilityItem] = []
        node.collectAccessibility(into: &items)
        title = items.filter { !$0.content.addedTraits.contains(.image) }.compactMap(\.spokenLabel).joined(separator: ", ")
        image = node.firstImage
    }

    var body: some View {
        Label {
            Text(verbatim: title)
        } icon: {
            if let image { Image(uiImage: image).renderingMode(.template) }
        }
    }
}

/// A large symbol over a title, on a material.
private struct LargeContentLook: LabelStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 80))
            configuration.title.font(.system(size: 32, weight: .regular)).multilineTextAlignment(.center)
        }
    }
}

@MainActor private enum LargeContentPanel {
    /// The side of the panel, in points.
    private static let side: CGFloat = 250

    static func show(_ content: AnyView, _ environment: EnvironmentValues, in window: UIWindow) -> UIView {
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.isUserInteractionEnabled = false
        panel.layer.cornerRadius = 24
        panel.layer.cornerCurve = .continuous
        panel.clipsToBounds = true
        let host = HostingView(
            content.labelStyle(LargeContentLook()).padding(20).frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.self, environment).environment(\.dynamicTypeSize, .large))
        host.backgroundColor = .clear
        panel.contentView.addSubview(host)
        panel.frame = CGRect(x: window.bounds.midX - side / 2, y: window.bounds.midY - side / 2, width: side, height: side)
        host.frame = panel.bounds
        window.addSubview(panel)
        return panel
    }
}

extension View {
    /// Shows an enlarged picture of the view while a finger stays on it, where people have chosen one of the accessibility text sizes.
    ///
    /// Source: Apple's documentation of `accessibilityShowsLargeContentViewer()`.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { modifier(LargeContentModifier<EmptyView>(content: nil)) }
    /// Shows `largeContentView` enlarged while a finger stays on the view, where people have chosen one of the accessibility text sizes.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        modifier(LargeContentModifier(content: largeContentView()))
    }
}
