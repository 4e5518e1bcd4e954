/// A place where widgets stand.
///
/// Source: Apple's documentation of `WidgetLocation`.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    @available(*, unavailable, message: "not yet in Quince: widgets that are not made for the home screen")
    public static var homeScreen: WidgetLocation { WidgetLocation(name: "homeScreen") }
}
