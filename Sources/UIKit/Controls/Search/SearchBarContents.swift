/// Hands what happens in a search bar's field on to the bar.
final class SearchFieldWatcher: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldBeginEditing(bar) ?? true }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.controller?.barBeganEditing()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldEndEditing(bar) ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}

/// Search bars of iOS 17, in points.
enum SearchBarMetrics {
    static let height: CGFloat = 56
    static let fieldHeight: CGFloat = 36
    static let sideMargin: CGFloat = 8
    static let scopeHeight: CGFloat = 45
    static let scopeControlHeight: CGFloat = 32
    static let cancelGap: CGFloat = 12
    /// In a navigation bar: the room of the bar, what stands above the field, the margins beside it.
    static let barHeight: CGFloat = 52
    static let barTop: CGFloat = 1
    static let activeBarTop: CGFloat = 8
    static let barMargin: CGFloat = 16
}
