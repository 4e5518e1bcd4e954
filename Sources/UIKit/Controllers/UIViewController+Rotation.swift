extension UIViewController {
    /// Tells this controller and those it presents of a coming change of size and traits.
    func notifyTransition(to size: CGSize?, traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        let current = traitCollection
        let isClassChange =
            current.horizontalSizeClass != traits.horizontalSizeClass || current.verticalSizeClass != traits.verticalSizeClass
        if isClassChange {
            let future = current.modifyingTraits {
                $0.horizontalSizeClass = traits.horizontalSizeClass
                $0.verticalSizeClass = traits.verticalSizeClass
            }
            willTransition(to: future, with: coordinator)
        }
        if let size { viewWillTransition(to: size, with: coordinator) }
        if let presented = presentation.presented {
            presented.currentPresentationController?.containerSizeWillChange(to: size, traits: traits, coordinator: coordinator)
            presented.notifyTransition(to: size, traits: traits, coordinator: coordinator)
        }
    }

    /// Tells a controller as before iOS 8.
    func notifyRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let scene = viewIfLoaded?.window?.windowScene, let coming = scene.comingOrientation, coming != scene.interfaceOrientation
        else { return }
        let old = scene.interfaceOrientation, duration = coordinator.transitionDuration
        willRotate(to: coming, duration: duration)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: coming, duration: duration) }) {
            [weak self] _ in self?.didRotate(from: old)
        }
    }

    func updateSupportedOrientations() {
        viewIfLoaded?.window?.windowScene?.updateOrientation(animated: true)
    }

    static func rotateToDeviceOrientation() {
        for scene in UIApplication.shared.stage.visible { scene.updateOrientation(animated: true) }
    }
}
