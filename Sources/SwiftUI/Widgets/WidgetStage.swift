import WidgetArchive

/// Lays out and draws widgets' views in one appearance, one after the other.
///
/// Parts that two views have in common are made, laid out and drawn once, unless they keep state of their own: each view looks as if it had
/// been the only one.
@MainActor package final class WidgetStage {
    private var scene: Scene?

    /// A view and what has been made of it.
    private struct Scene {
        let scope: GraphScope
        let content: Attribute<WidgetContainer>
        let date: Attribute<Date>
        let hosting: HostingView<WidgetContainer>

        @MainActor func end() {
            hosting.host.destroy()
            scope.destroy()
        }
    }

    package init() {}

    isolated deinit { scene?.end() }

    /// Draws a view as the next one.
    package func snapshot(of content: AnyView, in place: WidgetSnapshot.Place) -> WidgetSnapshot {
        let hosting = show(WidgetContainer(content: content, place: place)).hosting
        hosting.frame = CGRect(origin: .zero, size: place.size)
        hosting.layer.cornerRadius = place.cornerRadius
        for _ in 0..<4 {
            hosting.setNeedsLayout()
            hosting.layoutIfNeeded()
            if !hosting.host.graph.needsUpdate { break }
        }
        return WidgetSnapshot(of: hosting, in: place)
    }

    private func show(_ container: WidgetContainer) -> Scene {
        if let scene, !scene.scope.keepsState {
            scene.date.set(container.place.date)
            scene.content.replace(container)
            scene.hosting.adjustsEnvironment = adjustment(of: container.place, scene.date)
            return scene
        }
        scene?.end()
        let made = make(container)
        scene = made
        return made
    }

    private func adjustment(of place: WidgetSnapshot.Place, _ date: Attribute<Date>) -> (inout EnvironmentValues) -> Void {
        { values in
            values.isInWidget = true
            values.textTime = .following(date)
            place.adjustsEnvironment(&values)
        }
    }

    private func make(_ container: WidgetContainer) -> Scene {
        let (scope, content, date) = (GraphScope(parent: nil), Attribute(container), Attribute(container.place.date))
        // The content is made for the widget's environment, not made for another and then changed.
        let hosting = HostingView(following: content, parent: scope, adjustment(of: container.place, date))
        hosting.host.graph.isStill = true
        hosting.isMeasured = true
        hosting.layer.cornerCurve = .continuous
        hosting.layer.masksToBounds = true
        hosting.backgroundColor = .systemBackground
        return Scene(scope: scope, content: content, date: date, hosting: hosting)
    }
}
