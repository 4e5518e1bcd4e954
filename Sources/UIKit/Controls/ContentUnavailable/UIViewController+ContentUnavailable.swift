/// The placeholder that a controller shows above its view.
@MainActor final class UnavailableContent {
    var configuration: UIContentConfiguration?
    var view: (UIView & UIContentView)?
    var isUpdateDue = false
}

extension UIViewController {
    var unavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = containerItems.navigation?.searchController?.searchBar.text
        return state
    }

    func showUnavailableContent(_ configuration: UIContentConfiguration?) {
        if configuration == nil, unavailableContent == nil { return }
        let content = unavailableContent ?? UnavailableContent()
        unavailableContent = content
        content.configuration = configuration
        guard let configuration = configuration?.updated(for: unavailableState) else {
            content.view?.removeFromSuperview()
            content.view = nil
            return
        }
        if let view = content.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            content.view?.removeFromSuperview()
            let view = configuration.makeContentView()
            content.view = view
            place(view)
        }
    }

    /// Covers the part of the controller's view that shows, also where that scrolls.
    private func place(_ content: UIView) {
        guard let view else { return }
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let frame = (view as? UIScrollView)?.frameLayoutGuide
        let top = view.safeAreaLayoutGuide.topAnchor, bottom = view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
            content.topAnchor.constraint(equalTo: frame?.topAnchor ?? top),
            content.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? bottom),
        ])
    }

    func scheduleUnavailableUpdate() {
        let content = unavailableContent ?? UnavailableContent()
        unavailableContent = content
        guard !content.isUpdateDue else { return }
        content.isUpdateDue = true
        DeferredWork.schedule { [weak self] in
            content.isUpdateDue = false
            guard let self, isViewLoaded else { return }
            updateContentUnavailableConfiguration(using: unavailableState)
        }
    }
}
