import DeviceProtocol
import DeviceRuntime
import SwiftUI

/// Has a preview show its view as a widget.
///
/// Source: Apple's documentation of `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

extension WidgetPreviewContext: WidgetPreviewing {
    /// The place of a widget of the family; that of a medium one where the device has none.
    @MainActor package var place: WidgetSnapshot.Place {
        let metrics = WidgetMetrics(DeviceSettings.current.description)
        let shown = metrics.size(of: family.name) == nil ? WidgetFamily.systemMedium : family
        let size = metrics.size(of: shown.name) ?? WidgetMetrics.Size(width: 329, height: 155)
        return .standard(shown, size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)), hasMargins: true, date: Date())
    }
}
