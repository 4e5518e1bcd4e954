extension UIViewController {
    /// Hands the title on to what shows it.
    func titleChanged() { (navigationItemSlot as? UINavigationItem)?.title = title }
}
