import SwiftUI

extension Widget {
    /// Starts an extension with one widget: what `@main` calls.
    @MainActor @preconcurrency public static func main() { WidgetProcess.run(_makeWidgets(Self()).definitions) }
}

extension WidgetBundle {
    /// Starts an extension with several widgets: what `@main` calls.
    @MainActor @preconcurrency public static func main() { WidgetProcess.run(Body._makeWidgets(Self().body).definitions) }
}
