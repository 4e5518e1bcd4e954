import Observation

/// Which tab is shown, and what lies on each tab's navigation stack.
@Observable
final class Navigator {
    enum Tab: Hashable, CaseIterable {
        case map, places, favourites
    }

    /// A screen above a tab's first one.
    enum Destination: Hashable {
        case place(Place)
        case page(Place)
    }

    var tab = Tab.map
    private var paths: [Tab: [Destination]] = [:]

    /// The screens on a tab's navigation stack, above its first one.
    subscript(path tab: Tab) -> [Destination] {
        get { paths[tab, default: []] }
        set { paths[tab] = newValue }
    }

    /// Pushes a screen onto the stack of the tab in front.
    func push(_ destination: Destination) {
        self[path: tab].append(destination)
    }

    /// Shows a place alone in the tab of all places, as links do.
    func open(_ place: Place) {
        tab = .places
        self[path: .places] = [.place(place)]
    }

    /// Shows the bare map.
    func openMap() {
        tab = .map
        self[path: .map] = []
    }
}
