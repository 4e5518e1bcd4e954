/// Pictures of a search bar's parts and their places.
///
/// Source: Apple's “UISearchBar”, “Customizing appearance”.
extension UISearchBar {
    /// The pictures in and beside the field.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear
        case bookmark
        case resultsList
    }

    /// The customized looks of a bar's parts.
    struct Looks {
        struct IconKey: Hashable {
            let icon: Icon
            let state: UIControl.State
        }

        struct DividerKey: Hashable {
            let left: UIControl.State
            let right: UIControl.State
        }

        var backgrounds = LegacyBarImages()
        var fieldBackgrounds: [UIControl.State: UIImage] = [:]
        var icons: [IconKey: UIImage] = [:]
        var iconPositions: [Icon: UIOffset] = [:]
        var scopeBackgrounds: [UIControl.State: UIImage] = [:]
        var scopeDividers: [DividerKey: UIImage] = [:]
        var scopeTitles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

        func icon(_ icon: Icon, _ state: UIControl.State = .normal) -> UIImage? {
            icons[IconKey(icon: icon, state: state)] ?? icons[IconKey(icon: icon, state: .normal)]
        }
    }

    private func changeLooks(_ member: AppearanceMembers, _ change: (inout Looks) -> Void) {
        noteOwn(member)
        change(&looks)
        looksChanged()
    }

    // MARK: Backgrounds

    /// Shows a picture behind the bar at a place on the screen.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        changeLooks(.backgroundImage) { $0.backgrounds.backgrounds[LegacyBarImages.Key(barPosition, barMetrics)] = backgroundImage }
    }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds.backgrounds[LegacyBarImages.Key(barPosition, barMetrics)]
    }

    /// Shows a picture behind the field instead of its rounded ground; states are normal and disabled.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        changeLooks(.fieldBackgroundImage) { $0.fieldBackgrounds[state] = backgroundImage }
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldBackgrounds[state] }

    /// Moves the ground of the field, in points.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchTextField.barPlaces.background }
        set {
            noteOwn(.fieldBackgroundPosition)
            searchTextField.barPlaces.background = newValue
        }
    }

    /// Moves the text in the field, in points.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.barPlaces.text }
        set {
            noteOwn(.searchTextPosition)
            searchTextField.barPlaces.text = newValue
        }
    }

    // MARK: Icons

    /// Shows a picture instead of one of the system's; states are normal, highlighted, selected and disabled.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        changeLooks(.iconImage) { $0.icons[Looks.IconKey(icon: icon, state: state)] = iconImage }
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { looks.icons[Looks.IconKey(icon: icon, state: state)] }

    /// Moves a picture, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        changeLooks(.iconPosition) { $0.iconPositions[icon] = adjustment }
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset { looks.iconPositions[icon] ?? .zero }

    // MARK: Scopes

    /// Shows a picture behind each scope in a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        changeLooks(.scopeBackgroundImage) { $0.scopeBackgrounds[state] = backgroundImage }
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { looks.scopeBackgrounds[state] }

    /// Shows a picture between scopes in two states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        changeLooks(.scopeDividerImage) { $0.scopeDividers[Looks.DividerKey(left: leftState, right: rightState)] = dividerImage }
        scopes.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    public func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
        -> UIImage?
    { looks.scopeDividers[Looks.DividerKey(left: leftState, right: rightState)] }

    /// The look of the scopes' titles in a state.
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        changeLooks(.scopeTitleTextAttributes) { $0.scopeTitles[state] = attributes }
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { looks.scopeTitles[state] }
}

/// How far a search bar moves the parts of its field, in points.
struct SearchFieldPlaces: Equatable {
    var background = UIOffset.zero
    var text = UIOffset.zero
    var glass = UIOffset.zero
    var clear = UIOffset.zero
}

extension CGRect {
    func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
