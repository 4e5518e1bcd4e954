import SwiftUI

/// A balloon at a place.
///
/// Source: Apple's documentation of `Marker`.
@MainActor @preconcurrency public struct Marker<Label: View>: PrimitiveMapContent {
    private let marker: MapItem.MarkerContent

    fileprivate init(
        _ title: String, _ coordinate: CLLocationCoordinate2D, monogram: String? = nil, image: UIImage? = nil, subtitle: String? = nil
    ) {
        marker = MapItem.MarkerContent(title: title, subtitle: subtitle, coordinate: coordinate, monogram: monogram, image: image)
    }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) { items.append(.marker(marker), style) }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(titleKey.words, coordinate) }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate)
    }

    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(titleKey.words, coordinate, monogram: monogram.words)
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, monogram: monogram.words)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(titleKey.words, coordinate, image: UIImage(systemName: systemImage))
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, image: UIImage(systemName: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(titleKey.words, coordinate, image: UIImage(named: image))
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, image: UIImage(named: image))
    }
}

extension Marker {
    /// A marker of a found place.
    public init(item: MKMapItem) where Label == Text { self.init(item.name ?? "", item.placemark.coordinate) }

    /// A marker whose balloon shows a view's picture; a label gives its title and icon.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let view = label()
        let parts = LabelParts(view)
        self.init(parts.title, coordinate, image: parts.image)
    }
}

/// What a marker shows of a view: its texts, and the first picture.
@MainActor private struct LabelParts {
    var title = ""
    var image: UIImage?

    init(_ view: some View) {
        if let text = view as? Text { title = text.words } else { visit(view, 0) }
    }

    private mutating func visit(_ value: Any, _ depth: Int) {
        guard depth < 6 else { return }
        if let text = value as? Text {
            if title.isEmpty { title = text.words }
        } else if let picture = value as? Image {
            if image == nil { image = ImageRenderer(content: picture.font(.system(size: 20)).foregroundStyle(.white)).uiImage }
        } else {
            for child in Mirror(reflecting: value).children { visit(child.value, depth + 1) }
        }
    }
}

extension LocalizedStringKey {
    /// The text in the app's language.
    @MainActor var words: String { Text(self).words }
}

extension Text {
    /// The text without its look.
    @MainActor var words: String { plainWords }
}

/// A view at a place.
///
/// Source: Apple's documentation of `Annotation`.
@MainActor @preconcurrency public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
    private let view: MapItem.ViewContent

    fileprivate init(
        _ title: String, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content, subtitle: String? = nil
    ) {
        view = MapItem.ViewContent(title: title, subtitle: subtitle, coordinate: coordinate, anchor: anchor, content: AnyView(content))
    }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) { items.append(.view(view), style) }

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(LabelParts(label()).title, coordinate, anchor, content())
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey.words, coordinate, anchor, content())
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content
    ) {
        self.init(String(title), coordinate, anchor, content())
    }
}

/// Where the device is.
///
/// Source: Apple's documentation of `UserAnnotation`.
@MainActor @preconcurrency public struct UserAnnotation: PrimitiveMapContent {
    private let anchor: UnitPoint
    private let view: AnyView?

    public init() { (anchor, view) = (.center, nil) }

    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {
        (self.anchor, view) = (anchor, AnyView(content()))
    }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        guard let view else { return items.append(.user, style) }
        items.append(
            .userView(.init(title: "", coordinate: kCLLocationCoordinate2DInvalid, anchor: anchor, content: view)), style)
    }
}
