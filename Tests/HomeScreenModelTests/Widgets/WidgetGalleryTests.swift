import DeviceProtocol
import HomeScreenModel
import Testing

struct WidgetGalleryTests {
    private func kind(_ app: String, _ kind: String, _ name: String, _ families: [WidgetFamilyName], description: String = "")
        -> HomeWidgetKind
    {
        HomeWidgetKind(
            app: app, bundle: app + ".w",
            descriptor: WidgetDescriptor(kind: kind, displayName: name, description: description, families: families))
    }

    private var gallery: WidgetGallery {
        WidgetGallery(
            kinds: [
                kind("news", "top", "Headlines", [.large, .small], description: "What happened today."),
                kind("clock", "hands", "", [.small, .extraLarge]), kind("clock", "zones", "World", [.medium, .accessoryInline]),
                kind("hidden", "lock", "Lock", [.accessoryCircular]),
            ],
            apps: [
                HomeApp(identifier: "news", name: "news"), .init(identifier: "clock", name: "Clock"),
                .init(identifier: "hidden", name: "A"),
            ],
            families: [.small, .medium, .large])
    }

    @Test func appsWithWidgetsForTheDeviceStandByName() {
        #expect(gallery.apps.map(\.app.identifier) == ["clock", "news"])
        #expect(gallery.apps[0].pages.map(\.name) == ["Clock", "World"])
        #expect(gallery.apps[1].pages.map(\.family) == [.small, .large])
        #expect(gallery.kind(of: gallery.apps[0].pages[1])?.descriptor.kind == "zones")
    }

    @Test func namesAndDescriptionsAreSearched() {
        #expect(gallery.search("WORLD clo").map(\.app.identifier) == ["clock"])
        #expect(gallery.search("today").map(\.app.identifier) == ["news"])
        #expect(gallery.search("  ").count == 2)
        #expect(gallery.search("lock screen").isEmpty)
    }

    @Test func suggestionsBeginWithAppsUsedLately() {
        let all = gallery.suggestions(recent: ["news"], placed: [])
        #expect(all.map(\.kind) == ["top", "hands", "zones"])
        let placed = PlacedWidget(id: 1, app: "news", bundle: "news.w", kind: "top", size: .large)
        #expect(gallery.suggestions(recent: ["news"], placed: [placed], limit: 2).map(\.kind) == ["hands", "zones"])
    }

    @Test func aStackIsOfferedAWidgetOfTheAppUsedLast() {
        #expect(gallery.suggestion(.small, recent: ["news", "clock"], placed: [])?.kind == "top")
        #expect(
            gallery.suggestion(.medium, recent: ["news"], placed: []) == nil && gallery.suggestion(.small, recent: [], placed: []) == nil)
        // Not of an app that has one placed already, and of none used before it either.
        let placed = PlacedWidget(id: 1, app: "news", bundle: "news.w", kind: "top", size: .large)
        #expect(gallery.suggestion(.small, recent: ["news", "clock"], placed: [placed]) == nil)
    }
}
