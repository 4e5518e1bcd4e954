import SwiftUI

/// The look of a map.
///
/// Source: Apple's documentation of `MapStyle`.
public struct MapStyle: Sendable {
    let type: MKMapType

    /// How much a map shows of heights.
    public struct Elevation: Sendable, Hashable {
        let rawValue: Int
        public static let automatic = Elevation(rawValue: 0)
        public static let flat = Elevation(rawValue: 1)
        public static let realistic = Elevation(rawValue: 2)
    }

    /// How strong a map's colours are.
    public struct StandardEmphasis: Sendable, Hashable {
        let rawValue: Int
        public static let automatic = StandardEmphasis(rawValue: 0)
        public static let muted = StandardEmphasis(rawValue: 1)
    }

    public static var standard: MapStyle { MapStyle(type: .standard) }
    public static var imagery: MapStyle { MapStyle(type: .satellite) }
    public static var hybrid: MapStyle { MapStyle(type: .hybrid) }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        MapStyle(type: emphasis == .muted ? .mutedStandard : .standard)
    }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// Kinds of places on a map. The offline map has none but cities.
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { PointOfInterestCategories() }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { PointOfInterestCategories() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { PointOfInterestCategories() }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { PointOfInterestCategories() }
}

/// How often a map says that its camera has moved.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// Where a map's camera is.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// The settings of maps below a view.
struct MapSettings {
    struct Observer {
        let frequency: MapCameraUpdateFrequency
        let action: (MapCameraUpdateContext) -> Void
    }

    var type: MKMapType?
    var observers: [Observer] = []
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
    var reader: MapProxyTarget?
}

private struct MapSettingsKey: EnvironmentKey {
    static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
    var mapSettings: MapSettings {
        get { self[MapSettingsKey.self] }
        set { self[MapSettingsKey.self] = newValue }
    }
}

extension View {
    /// The look of maps in this view.
    nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View {
        transformEnvironment(\.mapSettings) { if $0.type == nil { $0.type = mapStyle.type } }
    }

    /// Calls an action with a map's camera, while or after it moves.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapSettings) { $0.observers.append(.init(frequency: frequency, action: action)) }
    }

    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }

    /// The controls over maps, at the upper right.
    nonisolated public func mapControls(@ViewBuilder _ content: @escaping () -> some View) -> some View {
        modifier(MapControlsModifier(controls: content))
    }

    /// Whether controls of maps in this view are shown.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapSettings) { $0.controlVisibility = visibility }
    }
}

/// Puts the controls over the map.
struct MapControlsModifier<Controls: View>: ViewModifier {
    nonisolated(unsafe) let controls: () -> Controls
    @State private var target = MapProxyTarget()

    nonisolated init(controls: @escaping () -> Controls) { self.controls = controls }

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.mapSettings) { [target] in
                target.next = $0.reader
                ($0.reader, $0.controls) = (target, AnyView(EmptyView()))
            }
            .overlay(alignment: .topTrailing) {
                VStack(alignment: .trailing, spacing: 8) { controls() }
                    .padding(8)
                    .environment(\.mapControlTarget, target)
            }
    }
}

private struct MapControlTargetKey: EnvironmentKey {
    static var defaultValue: MapProxyTarget? { nil }
}

extension EnvironmentValues {
    var mapControlTarget: MapProxyTarget? {
        get { self[MapControlTargetKey.self] }
        set { self[MapControlTargetKey.self] = newValue }
    }
}

/// Where controls and readers find their map.
final class MapProxyTarget: @unchecked Sendable {
    weak var map: MKMapView?
    var next: MapProxyTarget?

    nonisolated init() {}

    @MainActor func set(_ map: MKMapView) {
        self.map = map
        next?.set(map)
    }
}

/// Reads places of the map in its content.
///
/// Source: Apple's documentation of `MapReader`.
@MainActor @preconcurrency public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var target = MapProxyTarget()

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View {
        content(MapProxy(target: target)).transformEnvironment(\.mapSettings) { [target] in
            target.next = $0.reader
            $0.reader = target
        }
    }
}

/// Converts between places of a map and points of views.
///
/// Source: Apple's documentation of `MapProxy`.
public struct MapProxy {
    let target: MapProxyTarget

    /// The place at a point; nil while there's no map.
    @MainActor public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = target.map else { return nil }
        let isLocal = space.coordinateSpace == .local
        return map.convert(point, toCoordinateFrom: isLocal ? map : nil)
    }

    /// The point of a place; nil while there's no map.
    @MainActor public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = target.map else { return nil }
        let isLocal = space.coordinateSpace == .local
        return map.convert(coordinate, toPointTo: isLocal ? map : nil)
    }
}
