import DeviceProtocol
import RenderProtocol
import WidgetArchive

/// A view laid out and drawn once, as a home screen shows it: layers, where taps lead, and texts that go on by themselves.
@MainActor package struct WidgetSnapshot {
    /// The size and the surroundings in which the view is shown.
    package struct Place {
        package var size: CGSize
        package var margins: EdgeInsets
        package var cornerRadius: CGFloat
        /// The time texts go by.
        package var date: Date
        package var adjustsEnvironment: (inout EnvironmentValues) -> Void

        package init(
            size: CGSize, margins: EdgeInsets, cornerRadius: CGFloat, date: Date,
            adjustsEnvironment: @escaping (inout EnvironmentValues) -> Void
        ) {
            (self.size, self.margins, self.cornerRadius, self.date) = (size, margins, cornerRadius, date)
            self.adjustsEnvironment = adjustsEnvironment
        }
    }

    /// The commits that build the layers; the root has the size of the place.
    package let commits: [Commit]
    package let url: URL?
    package let links: [(frame: CGRect, url: URL)]
    /// The actions of buttons and toggles with their frames, from back to front.
    package let actions: [(frame: CGRect, action: WidgetAction)]
    package let liveTexts: [LiveText]
    /// The accessibility elements, in reading order.
    package let elements: [WidgetArchive.Element]
    /// Whether the view says what is behind it; one that does not is of the time before widgets had margins.
    package let hasBackground: Bool

    /// - Parameter hosting: Shows the widget, laid out.
    init(of hosting: HostingView<WidgetContainer>, in place: Place) {
        let root: LayoutNode = hosting.host.root
        // A context of its own: it says everything, whatever was said of the layers before.
        commits = LayerContext(root: hosting.layer).makeCommits()
        hasBackground = root.preference(ContainerBackgroundKey.self).flatMap { $0 } != nil
        url = root.preference(WidgetURLKey.self).flatMap { $0 }
        let bounds = CGRect(origin: .zero, size: place.size)
        links = root.widgetParts(of: URL.self).map { ($0.frame.common(bounds), $0.value) }.filter { !$0.0.isEmpty }
        actions = root.widgetParts(of: WidgetAction.self).map { ($0.frame.common(bounds), $0.value) }.filter { !$0.0.isEmpty }
        liveTexts = root.liveTexts
        elements = WidgetElements(of: hosting, liveTexts: liveTexts, at: place.date).all
    }
}

/// A context of previews that has their views shown as widgets.
package protocol WidgetPreviewing {
    @MainActor var place: WidgetSnapshot.Place { get }
}

/// A widget among other things, as previews show it.
struct PreviewedWidget: View {
    nonisolated(unsafe) let content: AnyView
    nonisolated(unsafe) let place: WidgetSnapshot.Place

    var body: some View {
        WidgetContainer(content: content, place: place)
            .background(Color(uiColor: .systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: place.cornerRadius, style: .continuous))
            .transformEnvironment(\.self) { values in
                values.isInWidget = true
                place.adjustsEnvironment(&values)
            }
    }
}

extension LayoutNode {
    /// The texts of the subtree that change by themselves.
    var liveTexts: [LiveText] {
        let own = (self as? TextNode)?.liveText
        return (own.map { [$0] } ?? []) + displayedChildren.flatMap(\.liveTexts)
    }
}
