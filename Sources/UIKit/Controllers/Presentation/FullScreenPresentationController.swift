/// Presentations that fill the screen or the presenting controller's context.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(presentationStyle) }
    override var placesPresentedView: Bool { true }
    override var coversFullScreen: Bool {
        presentationStyle == .fullScreen || presentedViewController.modalPresentationCapturesStatusBarAppearance
    }
}
