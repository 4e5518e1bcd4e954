@_spi(Quince) import UIKit

/// Previews of widgets' content.
@MainActor package enum WidgetPreviews {
    /// Adds a preview.
    ///
    /// - Parameter make: Makes the content, anew whenever its code has changed.
    package static func add(
        _ name: String?, in place: WidgetSnapshot.Place, to collector: PreviewCollector, _ make: @escaping @MainActor () -> AnyView
    ) {
        let source = PreviewSource { AnyView(PreviewedWidget(content: make(), place: place)) }
        collector.add(
            name, [],
            { item in
                item.source = source
                item.layout = .fixed(place.size)
            }
        ) { PreviewHosting.content(source) }
    }
}
