@_spi(Quince) import QuinceFoundation

/// A controller's view and how it comes to be.
struct ControllerViewState {
    var view: UIView?
    var isLoading = false
    var nibName: String?
    var nibBundle: Bundle?
}

/// The loader of views designed in Interface Builder; set by Storyboards.
@MainActor package enum InterfaceLoading {
    /// Loads the view of a controller from its storyboard or nib and connects its outlets; false where it has none.
    package static var loadView: (UIViewController) -> Bool = { NibLoading.loadView(of: $0) }
}

extension UIViewController {
    var requestedView: UIView {
        if let view = viewState.view { return view }
        if viewState.isLoading {
            uncaughtException(
                .internalInconsistency,
                "loadView of \(self) asked for its view before the view was loaded: call super.loadView() or set view first")
        }
        viewState.isLoading = true
        loadView()
        viewState.isLoading = false
        guard let view = viewState.view else {
            uncaughtException(.internalInconsistency, "-[\(String(reflecting: type(of: self))) loadView] did not set the view of \(self)")
        }
        traitCollection.asCurrent { viewDidLoad() }
        return viewState.view ?? view
    }

    func loadDefaultView() {
        if InterfaceLoading.loadView(self) { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    func setView(_ view: UIView?) {
        if let old = viewState.view, old !== view { old.hierarchy.controller = nil }
        viewState.view = view
        view?.hierarchy.controller = self
        view?.inheritedEnvironmentChanged()
    }
}
