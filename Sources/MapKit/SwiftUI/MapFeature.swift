import SwiftUI

/// A place of the map itself that can be selected. The maps of Quince have none, so that no map ever selects one.
///
/// Source: Apple's documentation of `MapFeature`.
public struct MapFeature: Hashable {
    /// Source: Apple's documentation of `MapFeature.FeatureKind`.
    public struct FeatureKind: Equatable, Sendable {
        private let name: String
        public static var pointOfInterest: FeatureKind { FeatureKind(name: "pointOfInterest") }
        public static var territory: FeatureKind { FeatureKind(name: "territory") }
        public static var physicalFeature: FeatureKind { FeatureKind(name: "physicalFeature") }
    }

    public let kind: FeatureKind
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let backgroundColor: Color?
    public let image: Image?
    public let pointOfInterestCategory: MKPointOfInterestCategory?

    public static func == (left: MapFeature, right: MapFeature) -> Bool {
        left.kind == right.kind && left.title == right.title && left.coordinate.latitude == right.coordinate.latitude
            && left.coordinate.longitude == right.coordinate.longitude
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(coordinate.latitude)
        hasher.combine(coordinate.longitude)
    }
}

/// A value that a feature of the map can become the selection as.
///
/// Source: Apple's documentation of `MapSelectable`.
public protocol MapSelectable: Hashable {
    init(_ feature: MapFeature?)
    var feature: MapFeature? { get }
}

/// A selection that is either content with a tag or a feature of the map.
///
/// Source: Apple's documentation of `MapSelection`.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    /// The tag of the content that is selected; nil for a feature.
    public let value: SelectionValue?
    /// The feature that is selected; nil for content.
    public let feature: MapFeature?

    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}

extension Map {
    /// A map without content, whose features can be selected.
    public init<SelectedValue: MapSelectable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope
        ) { EmptyMapContent() }
    }

    public init<SelectedValue: MapSelectable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) {
            EmptyMapContent()
        }
    }

    /// A map without content, whose features can be selected.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope
        ) { EmptyMapContent() }
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope) {
            EmptyMapContent()
        }
    }
}

extension View {
    /// Disables the selection of some features of the map, which Quince's maps have none of.
    ///
    /// Source: Apple's documentation of `mapFeatureSelectionDisabled(_:)`.
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }

    /// Shows content for the selected feature of the map, which Quince's maps have none of.
    ///
    /// Source: Apple's documentation of `mapFeatureSelectionContent(content:)`.
    nonisolated public func mapFeatureSelectionContent(content: @escaping (MapFeature) -> some MapContent) -> some View { self }

    /// Shows the place card of the selected feature of the map, which Quince's maps have none of.
    ///
    /// Source: Apple's documentation of `mapFeatureSelectionAccessory(_:)`.
    nonisolated public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View {
        self
    }
}
