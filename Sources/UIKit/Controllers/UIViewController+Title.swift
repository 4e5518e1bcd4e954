extension UIViewController {
    /// Hands the title on to what shows it.
    func titleChanged() { for observer in ControllerTitles.observers { observer(self) } }
}

/// Those who show controllers' titles: navigation items, tab bar items.
@MainActor enum ControllerTitles {
    static var observers: [(UIViewController) -> Void] = []
}
