import SwiftUI

/// A control of UIKit's over the map.
private struct MapControlView<Control: UIView>: UIViewRepresentable {
    let size: CGSize
    /// The scope of the control's map; nil for the map whose controls these are.
    let scope: Namespace.ID?
    let make: () -> Control
    let connect: (Control, MKMapView) -> Void

    func makeUIView(context: Context) -> Control { make() }

    func updateUIView(_ control: Control, context: Context) {
        let target = scope.map { context.environment.mapScopes[$0] } ?? context.environment.mapControlTarget
        if let map = target?.map { return connect(control, map) }
        // The map is made in the same pass, after its controls.
        DispatchQueue.main.async { if let map = target?.map { connect(control, map) } }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Control, context: Context) -> CGSize? { size }
}

/// A button that moves the map to the user's place.
///
/// Source: Apple's documentation of `MapUserLocationButton`.
@MainActor @preconcurrency public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?

    /// - Parameter scope: The scope of the map to control; nil for the map whose controls these are.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlView(
            size: CGSize(width: 44, height: 44), scope: scope, make: { MKUserTrackingButton(frame: .zero) }, connect: { $0.mapView = $1 })
    }
}

/// A compass, shown while the map is turned.
///
/// Source: Apple's documentation of `MapCompass`.
@MainActor @preconcurrency public struct MapCompass: View {
    private let scope: Namespace.ID?

    /// - Parameter scope: The scope of the map to control; nil for the map whose controls these are.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlView(
            size: CGSize(width: 44, height: 44), scope: scope, make: { MKCompassButton(frame: .zero) }, connect: { $0.mapView = $1 })
    }
}

/// A bar as long as a round distance is on the map.
///
/// Source: Apple's documentation of `MapScaleView`.
@MainActor @preconcurrency public struct MapScaleView: View {
    private let anchorEdge: HorizontalEdge
    private let scope: Namespace.ID?

    /// - Parameter scope: The scope of the map to measure; nil for the map whose controls these are.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) { (self.anchorEdge, self.scope) = (anchorEdge, scope) }

    public var body: some View {
        // The map's own bar, which stands at its upper leading corner while the map is zoomed.
        MapControlView(
            size: .zero, scope: scope, make: { UIView(frame: .zero) },
            connect: { _, map in
                map.showsScale = true
                map.controls.scale.legendAlignment = anchorEdge == .leading ? .leading : .trailing
            })
    }
}

/// A button between the views from above and aslant, which a map without heights does not offer: it takes no room.
///
/// Source: Apple's documentation of `MapPitchToggle`.
@MainActor @preconcurrency public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}
