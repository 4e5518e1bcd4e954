import DeviceProtocol

/// A widget of an extension: what its configuration says, and where its content comes from.
package struct WidgetDefinition {
    package var kind: String
    package var displayName = ""
    package var description = ""
    /// Nil = all there are.
    package var families: [WidgetFamilyName]?
    package var hasContentMargins = true
    /// The intent that configures each copy; nil for widgets without settings.
    package var intent: WidgetIntent?
    /// Answers what the device asks of the intent; nil where there is none, or the app's Intents extension answers.
    package var parameters: (any WidgetParameterProvider)?
    package var provider: any WidgetContentProvider
    /// The handlers of the widget for events of background sessions.
    package var sessionEvents: [WidgetSessionEvents] = []

    package init(kind: String, provider: any WidgetContentProvider) { (self.kind, self.provider) = (kind, provider) }
}

/// A handler of completed transfers of matching background sessions.
package struct WidgetSessionEvents {
    package var matches: (_ session: String) -> Bool
    package var handle: (_ session: String, _ completion: @escaping () -> Void) -> Void

    package init(matches: @escaping (String) -> Bool, handle: @escaping (String, @escaping () -> Void) -> Void) {
        (self.matches, self.handle) = (matches, handle)
    }
}

/// A type-erased timeline provider of a widget's content.
@MainActor package protocol WidgetContentProvider {
    func placeholder(in context: WidgetContentContext) -> WidgetContent
    func snapshot(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContent) -> Void)
    func timeline(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContentTimeline) -> Void)
    /// An entry that a preview has made; nil for one of another type.
    func content(of entry: Any) -> WidgetContent?
}

/// The provider of a widget's parameters: their options and default values, computed in the extension.
@MainActor package protocol WidgetParameterProvider {
    func options(
        of parameter: String, configuration: WidgetParameterValues, search: String?,
        completion: @escaping @MainActor (WidgetOptions) -> Void)
    func defaultConfiguration(completion: @escaping @MainActor (WidgetParameterValues) -> Void)
}

/// The context of a request for content: the family, the size and the user's configuration.
package struct WidgetContentContext {
    package var family: WidgetFamilyName
    package var isPreview: Bool
    package var size: CGSize
    /// The configuration that the user chose for the copy; nil where there is none.
    package var configuration: WidgetParameterValues?

    package init(
        family: WidgetFamilyName, isPreview: Bool, size: CGSize, configuration: WidgetParameterValues? = nil
    ) {
        (self.family, self.isPreview, self.size, self.configuration) = (family, isPreview, size, configuration)
    }
}

/// An entry with the view that shows it.
package struct WidgetContent {
    package var date: Date
    package var relevance: (score: Float, duration: TimeInterval)?
    package var view: @MainActor () -> AnyView

    package init(date: Date, relevance: (score: Float, duration: TimeInterval)?, view: @escaping @MainActor () -> AnyView) {
        (self.date, self.relevance, self.view) = (date, relevance, view)
    }
}

/// Entries, and when the next ones are wanted.
package struct WidgetContentTimeline {
    package enum Policy { case atEnd, never, after(Date) }
    package var entries: [WidgetContent]
    package var policy: Policy
    package init(entries: [WidgetContent], policy: Policy) { (self.entries, self.policy) = (entries, policy) }
}
