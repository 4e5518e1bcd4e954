import DeviceProtocol
import UIKit

extension HomeViewController {
    /// Returns the menu of an icon: the app's quick actions, then those of the icon.
    func menu(of view: HomeIconView) -> UIMenu {
        let app = view.app
        let offers = (app.actions ?? []).map { action in
            UIAction(title: action.title, subtitle: action.subtitle, image: image(of: action, app)) { [weak self] _ in
                self?.performAction?(app, action)
            }
        }
        var own = [
            UIAction(title: systemText("Edit Home Screen"), image: UIImage(systemName: "square.grid.2x2")) { [weak self] _ in
                self?.editor.begin()
            }
        ]
        if editor.canRemove(app) {
            own.append(
                UIAction(title: systemText("Remove App"), image: UIImage(systemName: "minus.circle"), attributes: .destructive) {
                    [weak self] _ in self?.editor.askToDelete(app)
                })
        }
        let groups = [offers, own].filter { !$0.isEmpty }
        return UIMenu(children: groups.map { UIMenu(options: .displayInline, children: $0) })
    }

    private func image(of action: QuickAction, _ app: HomeApp) -> UIImage? {
        switch action.icon {
        case .symbol(let name): UIImage(systemName: name)
        case .picture(let name):
            app.bundle.flatMap { Bundle(path: $0) }.flatMap { UIImage(named: name, in: $0, compatibleWith: traitCollection) }?
                .withRenderingMode(.alwaysTemplate)
        // iOS shows a disc for an action without an icon.
        case nil: UIImage(systemName: "circle.fill")
        }
    }
}
