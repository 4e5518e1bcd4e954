import DeviceProtocol
import HomeScreenModel
import Testing

struct HomeLayoutTests {
    private let grid = HomeGrid(columns: 2, rows: 2, dock: 2)

    private func layout(_ apps: String...) -> HomeLayout {
        HomeLayout(pages: apps.map { $0.map { .app(String($0)) } })
    }

    /// Expectations cannot change what they look at.
    private func check(_ isSo: Bool, location: SourceLocation = #_sourceLocation) { #expect(isSo, sourceLocation: location) }

    /// Pages as text: apps by their letters, folders in parentheses.
    private func text(_ layout: HomeLayout) -> [String] {
        layout.pages.map { page in
            page.map { item in
                switch item {
                case .app(let app): app
                case .folder(let folder): "(" + folder.apps.joined() + ")"
                case .widget, .stack: "[" + item.widgets.map(\.app).joined() + "]"
                }
            }.joined()
        }
    }

    @Test func newAppsComeLastAndRemovedOnesGo() {
        var layout = HomeLayout()
        layout.update(installed: ["a", "b", "c", "d", "e"], grid)
        #expect(text(layout) == ["abcd", "e"])
        layout.update(installed: ["b", "e", "f"], grid)
        #expect(text(layout) == ["b", "ef"])
        layout.update(installed: [], grid)
        #expect(layout == HomeLayout())
    }

    @Test func everyAppHasOneIcon() {
        var layout = HomeLayout(
            dock: [.app("a")], pages: [[.app("a"), .folder(HomeFolder(id: 1, name: "F", apps: ["b", "a"]))], [.app("b")]])
        layout.update(installed: ["a", "b"], grid)
        #expect(layout == HomeLayout(dock: [.app("a")], pages: [[.folder(HomeFolder(id: 1, name: "F", apps: ["b"]))]]))
    }

    @Test func whatHasNoRoomGoesOn() {
        var layout = layout("abcd", "efgh")
        check(layout.move(from: .init(.page(1), 3), to: .init(.page(0), 0), grid))
        #expect(text(layout) == ["habc", "defg"])
        check(layout.move(from: .init(.page(0), 0), to: .init(.page(0), 9), grid))
        #expect(text(layout) == ["abch", "defg"])
    }

    @Test func theDockTakesAFewIcons() {
        var layout = layout("abcd")
        check(layout.move(from: .init(.page(0), 0), to: .init(.dock, 0), grid))
        check(layout.move(from: .init(.page(0), 0), to: .init(.dock, 0), grid))
        #expect(layout.dock == [.app("b"), .app("a")])
        check(!layout.move(from: .init(.page(0), 0), to: .init(.dock, 0), grid))
        check(layout.move(from: .init(.dock, 1), to: .init(.dock, 0), grid))
        #expect(layout.dock == [.app("a"), .app("b")])
        #expect(text(layout) == ["cd"])
    }

    @Test func foldersAreMadeFilledAndEmptied() {
        var layout = layout("abcd")
        check(layout.combine(.init(.page(0), 0), onto: .init(.page(0), 2), name: "Folder"))
        #expect(text(layout) == ["b(ca)d"])
        check(layout.combine(.init(.page(0), 0), onto: .init(.page(0), 1), name: "Folder"))
        #expect(text(layout) == ["(cab)d"])
        layout.rename(folder: 1, "Letters")
        #expect(layout.pages[0][0] == .folder(HomeFolder(id: 1, name: "Letters", apps: ["c", "a", "b"])))
        for app in ["a", "b", "c"] { check(layout.removeFromFolder(app, grid)) }
        #expect(text(layout) == ["cbad"])
        check(!layout.removeFromFolder("a", grid))
    }

    @Test func widgetsGoWithTheirApps() {
        var layout = layout("ab")
        let clock = HomeWidgetKind(
            app: "b", bundle: "b.w", descriptor: WidgetDescriptor(kind: "clock", displayName: "", description: "", families: [.small]))
        layout.place(clock, .small, from: .page(0), grid)
        #expect(text(layout) == ["[b]", "ab"])
        check(!layout.move(from: .init(.page(0), 0), to: .init(.dock, 0), grid))
        layout.update(installed: ["a"], grid)
        #expect(text(layout) == ["a"])
    }
}
