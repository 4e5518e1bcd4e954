import DeviceRuntime
@_spi(Quince) import UIKit

extension PreviewCollector {
    /// Adds the preview of a view that `#Preview` declares.
    @_spi(Quince) public func preview<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        let source = PreviewSource { traits.reduce(AnyView(body())) { $1.around($0) } }
        add(name, traits, { $0.source = source }) { PreviewHosting.content(source) }
    }

    /// Each of the views that a provider provides.
    @_spi(Quince) public func provider<Provider: PreviewProvider>(_ type: Provider.Type) {
        guard type.platform ?? .iOS == .iOS else { return }
        let views = Provider.previews
        var number = 0
        while let traits = PreviewElement<Provider.Previews>.traits(of: views, at: number) {
            let widget = (traits.context as? any WidgetPreviewing)?.place
            let source = PreviewSource { [number] in
                let view = AnyView(PreviewElement(content: Provider.previews, number: number))
                return widget.map { AnyView(PreviewedWidget(content: view, place: $0)) } ?? view
            }
            add(
                traits.displayName, traits.orientation.map { [$0.trait] } ?? [],
                { item in
                    item.source = source
                    item.device = traits.device?.rawValue
                    item.layout = widget.map { .fixed($0.size) } ?? traits.layout.room
                }
            ) { PreviewHosting.content(source) }
            number += 1
        }
    }
}

extension PreviewLayout {
    fileprivate var room: PreviewItem.Layout {
        switch self {
        case .device: .device
        case .sizeThatFits: .sizeThatFits
        case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
        }
    }
}

/// The closure that makes a preview's view.
@MainActor final class PreviewSource {
    let make: @MainActor () -> AnyView
    init(_ make: @escaping @MainActor () -> AnyView) { self.make = make }
}

/// Puts views into the controllers that show their previews.
@MainActor enum PreviewHosting {
    /// Made once for the life of the process.
    private static let codeSubscription: Void = DeviceRuntime.current.liveCode.changes.subscribe {
        MainActor.assumeIsolated { PreviewBody.codeChanged() }
    }

    static func content(_ source: PreviewSource) -> PreviewItem.Content {
        _ = codeSubscription
        let hosting = HostingView(source.make())
        hosting.adjustsEnvironment = { AppLauncher.adjust(&$0) }
        let controller = UIHostingController(hosting: hosting)
        let refresh: @MainActor (PreviewItem) -> Void = { [weak hosting] item in
            if let source = item.source as? PreviewSource { hosting?.rootView = source.make() }
        }
        return PreviewItem.Content(controller, refresh: refresh) { controller.sizeThatFits(in: $0) }
    }
}
