import UIKit

/// The controls over the map: compass, scale, the button that follows the user, the legal link.
@MainActor final class MapControls {
    private weak var map: MKMapView?
    let compass = MKCompassButton()
    let scale = MKScaleView()
    let tracking = MKUserTrackingButton()
    private let legal = UIButton(type: .custom)
    private lazy var legalTarget = ActionTarget { [weak self] _ in self?.showLegal() }
    private var isDark: Bool?

    func install(in map: MKMapView) {
        self.map = map
        (compass.mapView, scale.mapView, tracking.mapView) = (map, map, map)
        for view in [scale, compass, tracking] as [UIView] { map.addSubview(view) }
        legal.accessibilityLabel = systemText("Legal")
        legal.addTarget(legalTarget, action: ActionTarget.selector, for: .touchUpInside)
        map.addSubview(legal)
    }

    func updateColors(isDark: Bool) {
        guard self.isDark != isDark else { return }
        self.isDark = isDark
        let title = NSAttributedString(
            string: systemText("Legal"),
            attributes: [
                .font: UIFont.systemFont(ofSize: 9, weight: .medium), .underlineStyle: NSUnderlineStyle.single.rawValue,
                .foregroundColor: UIColor(white: isDark ? 0.85 : 0.35, alpha: 1),
            ])
        legal.setAttributedTitle(title, for: .normal)
    }

    func layOut() {
        guard let map else { return }
        let room = map.bounds.inset(by: map.mapInsets).inset(by: map.ornamentMargins)
        legal.frame = CGRect(x: room.minX + 10, y: room.maxY - 20, width: 34, height: 16)
        var y = room.minY + 10
        tracking.isHidden = !map.showsUserTrackingButton
        if !tracking.isHidden {
            tracking.frame = CGRect(x: room.maxX - 54, y: y, width: 44, height: 44)
            y += 54
        }
        compass.frame = CGRect(x: room.maxX - 54, y: y, width: 44, height: 44)
        compass.compassVisibility = map.showsCompass ? .adaptive : .hidden
        scale.frame = CGRect(x: room.minX + 12, y: room.minY + 8, width: 140, height: 26)
        scale.scaleVisibility = map.showsScale ? .adaptive : .hidden
    }

    func show(_ viewport: MapViewport) {
        compass.show(viewport.heading)
        scale.show(viewport)
        for view in map?.followers.allObjects ?? [] { view.mapChanged(viewport) }
    }

    private func showLegal() {
        guard let controller = map?.window?.rootViewController else { return }
        let text = systemText("The outline of the world is simplified.")
        let alert = UIAlertController(title: systemText("Legal"), message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("OK"), style: .default))
        var top = controller
        while let next = top.presentedViewController { top = next }
        top.present(alert, animated: true)
    }
}

/// A control outside of a map that shows its state.
@MainActor protocol MapFollower: UIView {
    func mapChanged(_ viewport: MapViewport)
}

/// Controls that follow a map, kept weakly.
@MainActor final class MapFollowers {
    private final class Box {
        weak var view: (any MapFollower)?
        init(_ view: any MapFollower) { self.view = view }
    }
    private var boxes: [Box] = []

    var allObjects: [any MapFollower] { boxes.compactMap(\.view) }

    func insert(_ view: any MapFollower) {
        boxes.removeAll { $0.view == nil || $0.view === view }
        boxes.append(Box(view))
    }
}

extension MKMapView {
    func updateControls() { controls.layOut() }
}
