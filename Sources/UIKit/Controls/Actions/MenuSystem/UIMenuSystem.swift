import DeviceRuntime

/// The menus of one place. Commands of the main system are those of the hardware keyboard.
///
/// Source: UIKit, `UIMenuSystem`.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The menus of the app; on iPads and iPhones their key commands count.
    public class var main: UIMenuSystem { mainSystem }
    /// The menus over what is selected.
    public class var context: UIMenuSystem { contextSystem }
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    private var built: MenuTree?

    /// Has the menus made anew before they are used again.
    open func setNeedsRebuild() { built = nil }
    /// Has commands validated anew; that is done here whenever one is used.
    open func setNeedsRevalidate() {}

    /// The key commands of the app's menus; the app and its delegate are asked for them once.
    func keyCommands(of application: UIApplication) -> [UIKeyCommand] {
        if built == nil {
            let tree = MenuTree(self, root: Self.standardMenu)
            built = tree
            application.buildMenu(with: tree)
            (application.delegate as? UIResponder)?.buildMenu(with: tree)
        }
        return built?.elements.compactMap { $0 as? UIKeyCommand } ?? []
    }

    /// The main menu before the app changes it.
    private static var standardMenu: UIMenu {
        func menu(_ identifier: UIMenu.Identifier, _ title: String, _ groups: [UIMenu.Identifier]) -> UIMenu {
            UIMenu(
                title: title, identifier: identifier,
                children: groups.map { UIMenu(identifier: $0, options: .displayInline, children: []) })
        }
        return UIMenu(
            identifier: .root,
            children: [
                menu(
                    .application, AppInformation.main.string("CFBundleDisplayName") ?? "", [.about, .preferences, .services, .hide, .quit]),
                menu(.file, "File", [.newScene, .open, .close, .document, .print]),
                menu(.edit, "Edit", [.undoRedo, .standardEdit, .find, .replace, .share, .textStyle]),
                menu(.format, "Format", [.font, .text]), menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
                menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]), menu(.help, "Help", []),
            ])
    }
}
