import SwiftUI

/// A map with markers, views and overlays.
///
/// Source: Apple's documentation of `Map`.
@MainActor @preconcurrency public struct Map<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    public var body: some View { content }
}

/// The view of a map with content.
@MainActor @preconcurrency public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
    let value: MapValue

    public var body: some View { MapRepresentable(value: value).ignoresSafeArea() }
}

/// The view of a map without content.
@MainActor @preconcurrency public struct _DefaultMapContent: View {
    let value: MapValue

    public var body: some View { MapRepresentable(value: value).ignoresSafeArea() }
}

/// The view of a map with an annotation for each of some items.
@MainActor @preconcurrency public struct _DefaultAnnotatedMapContent<Items>: View {
    let value: MapValue

    public var body: some View { MapRepresentable(value: value).ignoresSafeArea() }
}

/// What a map shows, and whom it notifies.
@MainActor struct MapValue {
    var items: [MapItem] = []
    var position: Binding<MapCameraPosition>?
    var initialPosition = MapCameraPosition.automatic
    var region: Binding<MKCoordinateRegion>?
    var rect: Binding<MKMapRect>?
    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    var selection: (get: () -> AnyHashable?, set: (AnyHashable?) -> Void)?
    var showsUserLocation = false
    var tracking: Binding<MapUserTrackingMode>?
    var scope: Namespace.ID?

    static func collected(_ content: some MapContent) -> [MapItem] {
        var items = _MapItems()
        content._collect(_MapStyle(), into: &items)
        return items.items
    }
}

extension Map {
    /// A map that begins at a position and is moved by fingers alone.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapContentView(
                value: MapValue(
                    items: MapValue.collected(content()), initialPosition: initialPosition, bounds: bounds, modes: interactionModes,
                    scope: scope)))
    }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() }
    }

    /// A map whose position is a binding.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            MapContentView(
                value: MapValue(
                    items: MapValue.collected(content()), position: position, bounds: bounds, modes: interactionModes, scope: scope)))
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() }
    }

    /// A map whose tagged content can be selected.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapContentView(
                value: MapValue(
                    items: MapValue.collected(content()), initialPosition: initialPosition, bounds: bounds, modes: interactionModes,
                    selection: Self.erased(selection), scope: scope)))
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            MapContentView(
                value: MapValue(
                    items: MapValue.collected(content()), position: position, bounds: bounds, modes: interactionModes,
                    selection: Self.erased(selection), scope: scope)))
    }

    private static func erased<Value: Hashable>(_ selection: Binding<Value?>) -> (get: () -> AnyHashable?, set: (AnyHashable?) -> Void) {
        (
            { selection.wrappedValue.map { AnyHashable($0) } },
            { value in
                // Tags may be of the value's type or optional.
                selection.wrappedValue = value.flatMap { $0.base as? Value ?? ($0.base as? Value?).flatMap { $0 } }
            }
        )
    }

    // MARK: iOS 14

    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(
            _DefaultMapContent(
                value: MapValue(
                    region: coordinateRegion, modes: interactionModes, showsUserLocation: showsUserLocation, tracking: userTrackingMode)))
    }

    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(
            _DefaultMapContent(
                value: MapValue(rect: mapRect, modes: interactionModes, showsUserLocation: showsUserLocation, tracking: userTrackingMode)))
    }

    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            _DefaultAnnotatedMapContent(
                value: MapValue(
                    items: Self.items(annotationItems, annotationContent), region: coordinateRegion, modes: interactionModes,
                    showsUserLocation: showsUserLocation, tracking: userTrackingMode)))
    }

    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            _DefaultAnnotatedMapContent(
                value: MapValue(
                    items: Self.items(annotationItems, annotationContent), rect: mapRect, modes: interactionModes,
                    showsUserLocation: showsUserLocation, tracking: userTrackingMode)))
    }

    private static func items<Items: RandomAccessCollection>(
        _ elements: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
    ) -> [MapItem] where Items.Element: Identifiable {
        var items = _MapItems()
        for element in elements { items.nested(element.id) { content(element)._annotationData._append(to: &$0) } }
        return items.items
    }
}

/// What a marker, pin or view of maps of iOS 14 is.
@MainActor @preconcurrency public struct _MapAnnotationData {
    let kind: MapItem.Kind
    let tint: Color?

    func _append(to items: inout _MapItems) {
        var style = _MapStyle()
        style.tint = tint
        items.append(kind, style)
    }
}

/// An annotation of maps of iOS 14.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
    var _annotationData: _MapAnnotationData { get }
}

@available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapMarker: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapAnnotationData(kind: .marker(.init(title: "", coordinate: coordinate)), tint: tint)
    }
}

@available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapPin: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapAnnotationData(kind: .marker(.init(title: "", coordinate: coordinate, isPin: true)), tint: tint)
    }
}

@available(
    iOS, introduced: 14.0, deprecated: 17.0, message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
    ) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _annotationData = _MapAnnotationData(
            kind: .view(.init(title: "", coordinate: coordinate, anchor: anchor, content: AnyView(content()))), tint: nil)
    }
}
