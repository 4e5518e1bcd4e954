/// The ways of getting from the first scene to the second and back, and of making the window.
enum Variant: String, CaseIterable {
    /// Show segues in both directions, without a navigation controller.
    case segues
    /// Presents a controller made by its plain initializer.
    case presentInit
    /// Presents a controller made anew from the storyboard each time.
    case present
    /// Presents one controller that is kept.
    case presentLazy
    /// Like `present`, over the full screen.
    case fullScreen
    /// A Show segue inside a navigation controller.
    case navigation
    /// The window made with the screen's bounds.
    case windowScreen
    /// The window made for its scene.
    case windowScene
    /// Touches the view before it is loaded.
    case earlyView
}
