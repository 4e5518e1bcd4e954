import DeviceProtocol
import Foundation
import Testing

@testable import HomeScreenModel

/// Widgets among what stands on the home screen.
struct WidgetLayoutTests {
    private let grid = HomeGrid.phone

    private func kind(_ name: String = "clock", app: String = "a") -> HomeWidgetKind {
        HomeWidgetKind(
            app: app, bundle: app + ".w",
            descriptor: WidgetDescriptor(kind: name, displayName: "Clock", description: "", families: [.small, .medium]))
    }

    private func icons(_ count: Int) -> [HomeItem] { (0..<count).map { .app("\($0)") } }

    /// Expectations cannot change what they look at.
    private func check(_ isSo: Bool, location: SourceLocation = #_sourceLocation) { #expect(isSo, sourceLocation: location) }

    @Test func aWidgetPushesIconsOnToTheNextPage() {
        var layout = HomeLayout(pages: [icons(24), icons(21), icons(3)])
        let first = layout.place(kind(), .small, from: .page(0), grid)
        #expect(first.location == HomeLayout.Location(.page(0), 0))
        #expect(layout.pages.map(\.count) == [21, 24, 4])
        #expect(layout.pages[1].first == .app("20"))
        let second = layout.place(kind(), .large, from: .page(2), grid)
        #expect(second.location == HomeLayout.Location(.page(2), 0))
        let third = layout.place(kind(), .medium, from: .today, grid)
        #expect(third.location == HomeLayout.Location(.today, 0))
        #expect(Set([first.id, second.id, third.id]).count == 3)
        #expect(layout.widget(first.id)?.bundle == "a.w")
    }

    @Test func aPageFullOfWidgetsIsPassedOver() {
        var layout = HomeLayout()
        layout.place(kind(), .large, from: .page(0), grid)
        layout.place(kind(), .medium, from: .page(0), grid)
        let third = layout.place(kind(), .large, from: .page(0), grid)
        #expect(third.location == HomeLayout.Location(.page(1), 0))
        #expect(layout.pages.map(\.count) == [2, 1])
    }

    @Test func numbersOfCopiesAreNeverUsedAgain() {
        var layout = HomeLayout()
        let first = layout.place(kind(), .small, from: .page(0), grid).id
        layout.remove(widget: first)
        #expect(layout.widgets.isEmpty)
        #expect(layout.place(kind(), .small, from: .page(0), grid).id > first)
    }

    @Test func widgetsOfOneSizeMakeAStack() throws {
        var layout = HomeLayout()
        for size in [ItemSize.small, .small, .medium] { layout.place(kind(), size, from: .page(0), grid) }
        // New ones come first: medium, small, small.
        let ids = layout.widgets.map(\.id)
        check(!layout.stack(.init(.page(0), 0), onto: .init(.page(0), 1)))
        check(layout.stack(.init(.page(0), 2), onto: .init(.page(0), 1)))
        guard case .stack(let stack) = layout.pages[0][1] else { return #expect(Bool(false)) }
        #expect(stack.widgets.map(\.id) == [ids[2], ids[1]] && stack.shown == ids[2] && stack.size == .small)
        #expect(layout.location(ofWidget: ids[1]) == HomeLayout.Location(.page(0), 1))
        layout.change(stack: stack.id) {
            $0.move(from: 0, to: 1)
            $0.rotates = false
        }
        #expect(layout.stack(stack.id)?.widgets.map(\.id) == [ids[1], ids[2]])
        // One alone is no stack.
        layout.remove(widget: ids[2])
        #expect(layout.pages[0].map(\.widgets).map { $0.map(\.id) } == [[ids[0]], [ids[1]]])
        #expect(layout.stack(stack.id) == nil)
    }

    @Test func aStackHasTenAtMost() throws {
        var layout = HomeLayout()
        for _ in 0..<11 { layout.place(kind(), .small, from: .today, grid) }
        for _ in 0..<9 { check(layout.stack(.init(.today, 1), onto: .init(.today, 0))) }
        check(!layout.stack(.init(.today, 1), onto: .init(.today, 0)))
        #expect(layout.today.map(\.widgets.count) == [10, 1])
    }

    @Test func theNextWidgetIsShownWhenOneGoes() throws {
        let widgets = (1...3).map { PlacedWidget(id: $0, app: "\($0)", kind: "k", size: .small) }
        let stack = try #require(WidgetStack(id: 9, widgets: widgets, shown: 2))
        guard case .stack(let left) = stack.mapped({ $0.id == 2 ? nil : $0 }) else { return #expect(Bool(false)) }
        #expect(left.shown == 3)
        var layout = HomeLayout(pages: [[.stack(stack)]])
        layout.update(installed: ["3"], grid)
        #expect(layout.pages[0].first == .widget(widgets[2]))
        layout.update(installed: [], grid)
        #expect(layout.pages.isEmpty)
    }

    @Test func theTodayViewTakesWidgetsOnly() {
        var layout = HomeLayout(pages: [[.app("a"), .widget(PlacedWidget(id: 1, app: "a", kind: "k", size: .small))]])
        check(!layout.move(from: .init(.page(0), 0), to: .init(.today, 0), grid))
        check(layout.move(from: .init(.page(0), 1), to: .init(.today, 0), grid))
        #expect(layout.today.count == 1)
        #expect(layout.pages == [[.app("a")]])
    }

    @Test func whatIsSetBelongsToOneCopy() {
        var layout = HomeLayout()
        let ids = (0..<2).map { _ in layout.place(kind(), .small, from: .page(0), grid).id }
        check(layout.stack(.init(.page(0), 0), onto: .init(.page(0), 1)))
        let configuration = WidgetParameterValues(["name": .text("x")])
        layout.configure(widget: ids[0], configuration)
        #expect(layout.widget(ids[0])?.configuration == configuration)
        #expect(layout.widget(ids[1])?.configuration == WidgetParameterValues())
        #expect(layout.widget(ids[0])?.asHomeWidget.configuration == configuration)
    }

    @Test func aSuggestionStandsInAStackUntilItIsWithdrawnOrKept() throws {
        func widget(_ id: Int) -> PlacedWidget { PlacedWidget(id: id, app: "a", kind: "clock", size: .small) }
        var layout = HomeLayout(pages: [[.stack(try #require(WidgetStack(id: 9, widgets: [widget(1), widget(2)])))]])
        let page = WidgetGallery.Page(app: "b", bundle: "b.w", kind: "news", family: .small, name: "News", description: "")
        let added = layout.suggest(page, in: 9), id = try #require(added)
        #expect(layout.stack(9)?.widgets.map(\.id) == [1, 2, id])
        #expect(layout.stack(9)?.suggestion == id)
        #expect(layout.stack(9)?.shown == 1)
        // It is kept in the file.
        let read = try JSONDecoder().decode(HomeItem.self, from: JSONEncoder().encode(layout.pages[0][0]))
        #expect(read == layout.pages[0][0])
        // Another one takes its place; what is shown of it goes with it.
        layout.change(stack: 9) { $0.show(id) }
        let second = layout.suggest(page, in: 9), next = try #require(second)
        #expect(layout.stack(9)?.widgets.map(\.id) == [1, 2, next])
        #expect(layout.stack(9)?.shown == 2)
        // It makes no stack of a widget that is left alone.
        var other = layout
        other.remove(widget: 1)
        #expect(other.pages == [[.widget(widget(2))]])
        layout.change(stack: 9) { $0.keepSuggestion() }
        layout.change(stack: 9) { $0.withdrawSuggestion() }
        #expect(layout.stack(9)?.widgets.count == 3)
        #expect(layout.stack(9)?.suggestion == nil)
        // Another size, and a stack whose switch is off, take none.
        check(
            layout.suggest(WidgetGallery.Page(app: "b", bundle: "b.w", kind: "news", family: .large, name: "", description: ""), in: 9)
                == nil)
        layout.change(stack: 9) { $0.suggests = false }
        check(layout.suggest(page, in: 9) == nil)
    }
}
