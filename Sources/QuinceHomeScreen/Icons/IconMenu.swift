import DeviceProtocol
import UIKit

/// The context menu of an app's icon, which a long press opens while nothing is edited.
final class IconMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: HomeIconView
    private unowned let home: HomeViewController

    init(of view: HomeIconView, home: HomeViewController) { (self.view, self.home) = (view, home) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !home.editor.isEditing else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self.map { $0.home.menu(of: $0.view) } })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: view.face.bounds, cornerRadius: view.cornerRadius)
        return UITargetedPreview(view: view.picture, parameters: parameters)
    }
}

extension HomeViewController {
    /// What the app offers, then what can be done with the icon.
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
