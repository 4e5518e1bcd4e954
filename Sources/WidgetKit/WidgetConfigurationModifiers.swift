import SwiftUI

extension WidgetConfiguration {
    /// Sets the name that the gallery shows.
    ///
    /// Source: Apple's documentation of `configurationDisplayName(_:)`.
    nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName.widgetText }
    }
    nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description that the gallery shows.
    ///
    /// Source: Apple's documentation of `description(_:)`.
    nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.description = description.widgetText }
    }
    nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    @_disfavoredOverload nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the sizes the widget is there in; all, where nothing is said.
    ///
    /// Source: Apple's documentation of `supportedFamilies(_:)`.
    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families.map(\.name) }
    }

    /// Takes away the margins that the system puts around the widget's content.
    ///
    /// Source: Apple's documentation of `contentMarginsDisabled()`.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasContentMargins = false } }

    /// Sets whether the widget may be shown without its background, where the system takes backgrounds away. Home screens never do.
    ///
    /// Source: Apple's documentation of `containerBackgroundRemovable(_:)`.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

    /// Sets the places that the widget is not made for. A simulated device has none of those that can be named.
    ///
    /// Source: Apple's documentation of `disfavoredLocations(_:for:)`.
    nonisolated public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        self
    }

    /// Handles the events of the extension's background sessions: called when the transfers of one are over, before its delegate hears of them.
    ///
    /// - Parameters:
    ///   - matching: The identifier of the session that is meant; nil for all.
    ///   - urlSessionEvents: Makes the session anew where it is not there, and calls the completion once it has done with what its delegate is told.
    ///
    /// Source: Apple's documentation of `onBackgroundURLSessionEvents(matching:_:)`.
    nonisolated public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents(matching: { matching == nil || $0 == matching }, urlSessionEvents)
    }
    nonisolated public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changed { $0.sessionEvents.append(WidgetSessionEvents(matches: matching, handle: urlSessionEvents)) }
    }

    /// Does work when the transfers of one of the extension's background sessions are over. Other tasks are not started for extensions.
    ///
    /// Source: Apple's documentation of `WidgetConfiguration.backgroundTask(_:action:)`.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration {
        changed { definition in
            guard case .sessionEvents(let matches) = task.trigger else { return }
            definition.sessionEvents.append(
                WidgetSessionEvents(matches: matches) { identifier, completion in
                    nonisolated(unsafe) let completion = completion
                    Task {
                        if let request = (() as? D) ?? (identifier as? D) { _ = await action(request) }
                        completion()
                    }
                })
        }
    }

    nonisolated private func changed(_ change: @escaping (inout WidgetDefinition) -> Void) -> some WidgetConfiguration {
        ChangedWidgetConfiguration(self, change)
    }
}

extension Text {
    /// The words, in the language of the device.
    fileprivate var widgetText: String { plainWords }
}
