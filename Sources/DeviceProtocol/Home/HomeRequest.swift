/// A request from a home screen to its device.
public enum HomeRequest: Codable, Equatable, Sendable {
    /// Brings an app to the front, starting it where it does not run.
    case launch(String)
    /// Takes the app in front from the display.
    case goHome
    /// Ends an app, as swiping it away does.
    case terminate(String)
    /// Removes an app with its data.
    case uninstall(String)
    /// Whether something of the home screen's lies over the app in front, as the app switcher does: touches go to the home screen then, and the app is
    /// not active.
    case covers(Bool)
    /// Confirms that the latest state has been drawn; the home screen's drawing becomes the contents of the display.
    case shown
    /// All widgets there are on the home screen; a new configuration of one counts as another widget from then on.
    case placed([HomeWidget])
    /// The widgets that can be seen now, by their ids.
    case visible([Int])
    /// A widget as the gallery shows it, by ready-made data.
    case galleryPicture(id: Int, bundle: String, kind: String, family: WidgetFamilyName)
    /// Requests the options for a parameter of a placed widget.
    ///
    /// - Parameters:
    ///   - widget: The widget with its present configuration.
    ///   - search: The user's search term; nil requests all options.
    case options(id: Int, widget: HomeWidget, parameter: String, search: String?)
    /// Brings a widget's app to the front with the address its content leads to, if any.
    case open(app: String, url: String?)
    /// Brings an app to the front to do what was chosen of its icon's menu.
    case performQuickAction(app: String, QuickAction)
    /// Does what a button or switch of a placed widget does, by the number its archive gives it.
    case performAction(widget: Int, action: Int)
    /// The area of a banner over the app in front, in which touches go to the home screen; nil for none.
    case bannerArea(DisplayArea?)
    case bannerResponse(HomeBannerResponse)
}
