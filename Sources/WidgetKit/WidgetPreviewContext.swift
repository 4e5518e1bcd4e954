import DeviceProtocol
import SwiftUI

/// Has a preview show its view as a widget.
///
/// Source: Apple's documentation of `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}
