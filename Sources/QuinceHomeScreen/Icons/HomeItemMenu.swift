import UIKit

/// The context menu of an icon or a widget, which a long press opens while nothing is edited.
final class HomeItemMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: HomeItemView
    private unowned let home: HomeViewController
    private let content: @MainActor () -> UIMenu
    private let lifted: @MainActor () -> UIView

    /// - Parameters:
    ///   - content: Makes the menu as it opens.
    ///   - lifted: Tells what of the view shows above the menu.
    init(
        of view: HomeItemView, home: HomeViewController, content: @escaping @MainActor () -> UIMenu,
        lifted: @escaping @MainActor () -> UIView
    ) {
        (self.view, self.home, self.content, self.lifted) = (view, home, content, lifted)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !home.editor.isEditing else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.content() })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: view.face.bounds, cornerRadius: view.cornerRadius)
        return UITargetedPreview(view: lifted(), parameters: parameters)
    }
}
