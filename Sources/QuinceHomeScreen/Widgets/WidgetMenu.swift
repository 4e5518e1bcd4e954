import UIKit

/// The context menu of a widget, which a long press opens while nothing is edited.
final class WidgetMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: WidgetItemView
    private unowned let home: HomeViewController

    init(of view: WidgetItemView, home: HomeViewController) { (self.view, self.home) = (view, home) }

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
        // The widget is shown as it is, not as it looks under a finger.
        UIView.performWithoutAnimation { view.isHighlighted = false }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: view.face.bounds, cornerRadius: view.cornerRadius)
        return UITargetedPreview(view: view.face, parameters: parameters)
    }
}
