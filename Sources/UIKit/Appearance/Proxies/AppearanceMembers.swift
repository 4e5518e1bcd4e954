/// The properties that appearance proxies pass on, as a set: those somebody has set on an object, be it a proxy or one that shows.
///
/// Classes that have a property of the same name share its element.
struct AppearanceMembers: OptionSet {
    let rawValue: UInt128

    private init(bit: UInt64) { rawValue = 1 << bit }
    init(rawValue: UInt128) { self.rawValue = rawValue }

    // Views
    static let backgroundColor = AppearanceMembers(bit: 0)
    static let tintColor = AppearanceMembers(bit: 1)
    static let semanticContentAttribute = AppearanceMembers(bit: 47)

    // Bars
    static let barStyle = AppearanceMembers(bit: 2)
    static let isTranslucent = AppearanceMembers(bit: 3)
    static let barTintColor = AppearanceMembers(bit: 4)
    static let backgroundImage = AppearanceMembers(bit: 5)
    static let shadowImage = AppearanceMembers(bit: 6)
    static let standardAppearance = AppearanceMembers(bit: 7)
    static let compactAppearance = AppearanceMembers(bit: 8)
    static let scrollEdgeAppearance = AppearanceMembers(bit: 9)
    static let compactScrollEdgeAppearance = AppearanceMembers(bit: 10)
    static let prefersLargeTitles = AppearanceMembers(bit: 11)
    static let titleTextAttributes = AppearanceMembers(bit: 12)
    static let largeTitleTextAttributes = AppearanceMembers(bit: 13)
    static let backIndicatorImage = AppearanceMembers(bit: 14)
    static let backIndicatorTransitionMaskImage = AppearanceMembers(bit: 15)
    static let unselectedItemTintColor = AppearanceMembers(bit: 16)
    static let selectionIndicatorImage = AppearanceMembers(bit: 17)
    static let itemPositioning = AppearanceMembers(bit: 18)
    static let itemWidth = AppearanceMembers(bit: 19)
    static let itemSpacing = AppearanceMembers(bit: 20)
    static let searchBarStyle = AppearanceMembers(bit: 21)

    // Items of bars
    static let badgeColor = AppearanceMembers(bit: 22)
    static let badgeTextAttributes = AppearanceMembers(bit: 23)
    static let titlePositionAdjustment = AppearanceMembers(bit: 24)

    // Text
    static let font = AppearanceMembers(bit: 25)
    static let textColor = AppearanceMembers(bit: 26)
    static let defaultTextAttributes = AppearanceMembers(bit: 27)
    static let keyboardAppearance = AppearanceMembers(bit: 28)
    static let clearButtonMode = AppearanceMembers(bit: 29)
    static let borderStyle = AppearanceMembers(bit: 30)
    static let shadowColor = AppearanceMembers(bit: 31)
    static let shadowOffset = AppearanceMembers(bit: 32)
    static let textContainerInset = AppearanceMembers(bit: 33)
    static let linkTextAttributes = AppearanceMembers(bit: 34)

    // Controls
    static let onTintColor = AppearanceMembers(bit: 35)
    static let thumbTintColor = AppearanceMembers(bit: 36)
    static let minimumTrackTintColor = AppearanceMembers(bit: 37)
    static let maximumTrackTintColor = AppearanceMembers(bit: 38)
    static let thumbImage = AppearanceMembers(bit: 39)
    static let minimumTrackImage = AppearanceMembers(bit: 40)
    static let maximumTrackImage = AppearanceMembers(bit: 41)
    static let progressTintColor = AppearanceMembers(bit: 42)
    static let trackTintColor = AppearanceMembers(bit: 43)
    static let pageIndicatorTintColor = AppearanceMembers(bit: 44)
    static let currentPageIndicatorTintColor = AppearanceMembers(bit: 45)
    static let color = AppearanceMembers(bit: 46)
    static let attributedTitle = AppearanceMembers(bit: 84)
    static let selectedSegmentTintColor = AppearanceMembers(bit: 48)
    static let titleColor = AppearanceMembers(bit: 49)
    static let titleShadowColor = AppearanceMembers(bit: 50)
    static let preferredSymbolConfiguration = AppearanceMembers(bit: 51)
    static let contentEdgeInsets = AppearanceMembers(bit: 52)

    // Lists and scroll views
    static let separatorColor = AppearanceMembers(bit: 53)
    static let separatorInset = AppearanceMembers(bit: 54)
    static let separatorStyle = AppearanceMembers(bit: 55)
    static let sectionIndexColor = AppearanceMembers(bit: 56)
    static let sectionIndexBackgroundColor = AppearanceMembers(bit: 57)
    static let sectionIndexTrackingBackgroundColor = AppearanceMembers(bit: 58)
    static let sectionHeaderTopPadding = AppearanceMembers(bit: 59)
    static let selectionStyle = AppearanceMembers(bit: 60)
    static let bounces = AppearanceMembers(bit: 61)
    static let keyboardDismissMode = AppearanceMembers(bit: 62)
    static let indicatorStyle = AppearanceMembers(bit: 63)

    // Places and pictures by metrics
    static let backgroundPosition = AppearanceMembers(bit: 64)
    static let backBackgroundImage = AppearanceMembers(bit: 65)
    static let backTitlePosition = AppearanceMembers(bit: 66)
    static let backBackgroundPosition = AppearanceMembers(bit: 67)
    static let titleVerticalPosition = AppearanceMembers(bit: 68)
    static let dividerImage = AppearanceMembers(bit: 69)
    static let contentPosition = AppearanceMembers(bit: 70)
    static let progressImage = AppearanceMembers(bit: 71)
    static let trackImage = AppearanceMembers(bit: 72)
    static let onImage = AppearanceMembers(bit: 73)
    static let offImage = AppearanceMembers(bit: 74)
    static let incrementImage = AppearanceMembers(bit: 85)
    static let decrementImage = AppearanceMembers(bit: 86)

    // Search bars
    static let fieldBackgroundImage = AppearanceMembers(bit: 75)
    static let scopeBarBackgroundImage = AppearanceMembers(bit: 76)
    static let scopeBackgroundImage = AppearanceMembers(bit: 77)
    static let scopeDividerImage = AppearanceMembers(bit: 78)
    static let scopeTitleTextAttributes = AppearanceMembers(bit: 79)
    static let fieldBackgroundPosition = AppearanceMembers(bit: 80)
    static let searchTextPosition = AppearanceMembers(bit: 81)
    static let iconPosition = AppearanceMembers(bit: 82)
    static let iconImage = AppearanceMembers(bit: 83)
}

/// An object that appearance proxies style. It records which of its properties were set.
@MainActor protocol AppearanceTarget: NSObject {
    var ownAppearance: AppearanceMembers { get set }
}

extension AppearanceTarget {
    /// Notes that a property was set, so that no proxy replaces its value.
    func noteOwn(_ member: AppearanceMembers) { ownAppearance.insert(member) }

    /// Sets what is only a default: proxies still replace it.
    func withDefaults(_ set: (Self) -> Void) {
        let own = ownAppearance
        set(self)
        ownAppearance = own
    }
}
