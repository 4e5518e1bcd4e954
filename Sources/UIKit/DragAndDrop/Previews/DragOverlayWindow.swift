/// Shows what is dragged, above everything else; touches pass through.
final class DragOverlayWindow: SystemWindow {
    static let level = UIWindow.Level(10_000)

    static func make(for window: UIWindow) -> DragOverlayWindow? {
        guard let scene = window.windowScene else { return nil }
        let overlay = DragOverlayWindow(windowScene: UIApplication.shared.stage.coveringScene(for: scene))
        overlay.windowLevel = level
        overlay.isHidden = false
        return overlay
    }

    func location(of place: DragPlace) -> CGPoint { place.window?.convert(place.point, to: self) ?? place.point }

    /// The middle of a preview's target, and how it is transformed there.
    func center(of target: UIPreviewTarget) -> CGPoint? {
        guard let window = target.container.window else { return nil }
        return window.convert(target.container.convert(target.center, to: window), to: self)
    }
}
