import CoreGraphics
import DeviceProtocol
import Foundation
import HomeScreenModel
import RenderProtocol
import Testing
import WidgetArchive

@testable import QuinceHomeScreen
@testable import UIKit

/// Widgets that stand on the home screen: what they show, when that changes, and where taps on them lead.
@Suite(.serialized) @MainActor struct WidgetsOnHomeScreenTests {
    private static func widget(_ id: Int, _ size: ItemSize = .small, app: String = "test.a") -> PlacedWidget {
        PlacedWidget(id: id, app: app, bundle: app + ".w", kind: "board", size: size)
    }

    private let blue = RenderColor(red: 0.1, green: 0.45, blue: 0.9, alpha: 1)
    private let red = RenderColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)

    /// A home screen with these pages and the sample apps.
    private func device(
        _ pages: [[HomeItem]], today: [HomeItem] = [], on description: DeviceDescription = SampleDevices.phone,
        state: DeviceState = DeviceState()
    ) -> HomeDevice {
        let device = HomeDevice(description, state: state, layout: HomeLayout(pages: pages, today: today))
        device.tell(.installed(SampleWidgets.apps), .widgetKinds([SampleWidgets.kind(intent: SampleWidgets.intent)]))
        return device
    }

    private func item(_ device: HomeDevice, _ item: HomeItem) throws -> WidgetItemView {
        try #require(device.home.itemView(of: item) as? WidgetItemView)
    }

    private func picture(_ device: HomeDevice, _ view: WidgetItemView, _ index: Int = 0) throws -> WidgetPictureView {
        let scroll = try #require(view.face.subviews.compactMap { $0 as? UIScrollView }.first)
        return try #require(scroll.subviews.compactMap { $0 as? WidgetPictureView }[index])
    }

    private func color(_ image: CGImage?, at point: CGPoint, scale: CGFloat = 3) throws -> [Int] {
        let image = try #require(image)
        let data = try #require(image.dataProvider?.data) as Data
        let start = Int(point.y * scale) * image.bytesPerRow + Int(point.x * scale) * 4
        return [2, 1, 0].map { Int(data[data.startIndex + start + $0]) }
    }

    // MARK: Content

    @Test func aWidgetHasItsSizeAndItsAppsName() throws {
        for description in SampleDevices.all {
            let small = HomeItem.widget(Self.widget(1)), large = HomeItem.widget(Self.widget(2, .large))
            let device = device([[small, large]], on: description)
            defer { device.end() }
            for (item, family) in [(small, WidgetFamilyName.small), (large, .large)] {
                let view = try self.item(device, item), size = try #require(WidgetMetrics(description).size(of: family))
                #expect(view.bounds.size == CGSize(width: size.width, height: size.height))
                #expect(view.accessibilityLabel == "Ratings")
                #expect(device.home.content.bounds.contains(view.frame.offsetBy(dx: -device.home.pager.contentOffset.x, dy: 0)))
            }
        }
    }

    @Test func contentTakesThePlaceOfBarsAndFollowsTheAppearance() throws {
        let item = HomeItem.widget(Self.widget(1))
        let device = device([[item]])
        defer { device.end() }
        let view = try self.item(device, item), picture = try self.picture(device, view)
        #expect(picture.archive == nil)
        #expect(picture.subviews.contains { $0 is WidgetSkeletonView && !$0.isHidden })
        try device.giveContents { SampleWidgets.archive($0, colors: [blue]) }
        #expect(!picture.subviews.contains { !$0.isHidden })
        let middle = view.convert(CGPoint(x: 20, y: 60), to: nil)
        #expect(try color(device.picture("widget-light"), at: middle) == [25, 115, 230])
        device.change { $0.appearance = .dark }
        #expect(try color(device.picture("widget-dark"), at: middle) == [10, 46, 92])
    }

    @Test func entriesComeAtTheirDates() throws {
        let item = HomeItem.widget(Self.widget(1))
        let device = device([[item]])
        defer { device.end() }
        try device.giveContents { SampleWidgets.archive($0, colors: [blue, red], every: 60) }
        let view = try self.item(device, item), middle = view.convert(CGPoint(x: 20, y: 60), to: nil)
        #expect(try color(device.picture("entry-1"), at: middle) == [25, 115, 230])
        #expect(device.home.board.nextChange(after: device.now) == SampleWidgets.start + 60)
        device.now += 60
        #expect(try color(device.picture("entry-2"), at: middle) == [230, 25, 25])
        #expect(device.home.board.nextChange(after: device.now) == nil)
    }

    @Test func textsTickWithoutAProcess() throws {
        let item = HomeItem.widget(Self.widget(1))
        let device = device([[item]])
        defer { device.end() }
        let timer = LiveText.Form.timer(
            SampleWidgets.start...SampleWidgets.start + 600, pauseTime: nil, countsDown: true, showsHours: false)
        try device.giveContents { SampleWidgets.archive($0, text: timer) }
        let first = device.picture("ticking-1")
        #expect(device.home.board.nextChange(after: device.now).map { $0 <= device.now + 1 } == true)
        device.now += 1
        let second = device.picture("ticking-2")
        #expect(first?.dataProvider?.data as Data? != second?.dataProvider?.data as Data?)
        // Nobody sees it any more: nothing is drawn for it.
        device.home.isInSight = false
        #expect(device.home.board.nextChange(after: device.now) == nil)
    }

    // MARK: What the device is told

    @Test func theDeviceIsToldWhatIsPlacedAndSeen() throws {
        let stack = try #require(WidgetStack(id: 9, widgets: [Self.widget(2), Self.widget(3)]))
        let device = device([[.widget(Self.widget(1)), .stack(stack)], [.widget(Self.widget(4))]], today: [.widget(Self.widget(5))])
        defer { device.end() }
        let placed = device.requests.compactMap { if case .placed(let widgets) = $0 { widgets.map(\.id) } else { nil } }
        #expect(placed == [[1, 2, 3, 4, 5]])
        func seen() -> [Int]? { device.requests.compactMap { if case .visible(let ids) = $0 { ids } else { nil } }.last }
        #expect(seen() == [1, 2])
        device.home.pager.contentOffset.x = device.home.offset(ofColumn: 2)
        device.settle()
        #expect(seen() == [4])
        device.home.pager.contentOffset.x = device.home.offset(ofColumn: 0)
        device.settle()
        #expect(seen() == [5])
        device.home.isInSight = false
        #expect(seen() == [])
    }

    @Test func tapsLeadWhereTheWidgetSays() throws {
        let small = HomeItem.widget(Self.widget(1)), medium = HomeItem.widget(Self.widget(2, .medium))
        let device = device([[small, medium]])
        defer { device.end() }
        let links = [WidgetArchive.Link(frame: CGRect(x: 0, y: 0, width: 169, height: 158), url: "app://left")]
        try device.giveContents { SampleWidgets.archive($0, url: "app://whole", links: links) }
        for (item, x, url) in [(small, 40.0, "app://whole"), (medium, 40, "app://left"), (medium, 300, "app://whole")] {
            device.forgetRequests()
            device.tap(try self.item(device, item).convert(CGPoint(x: x, y: 60), to: nil))
            #expect(device.requests.contains(.open(app: "test.a", url: url)))
            device.tell(.running(HomeState(apps: [], front: "test.a")), .running(HomeState()))
        }
    }

    @Test func buttonsOfWidgetsDoWhatTheyAreFor() throws {
        let item = HomeItem.widget(Self.widget(1))
        let device = device([[item]])
        defer { device.end() }
        let actions = [CGRect(x: 0, y: 0, width: 80, height: 80), CGRect(x: 0, y: 80, width: 80, height: 78)].map {
            WidgetArchive.Action(frame: $0, action: WidgetAction(intent: "Count"))
        }
        try device.giveContents { SampleWidgets.archive($0, actions: actions) }
        device.forgetRequests()
        device.tap(try self.item(device, item).convert(CGPoint(x: 30, y: 120), to: nil))
        #expect(device.requests == [.performAction(widget: 1, action: 1)])
        device.tap(try self.item(device, item).convert(CGPoint(x: 130, y: 120), to: nil))
        #expect(device.requests.contains(.open(app: "test.a", url: nil)))
    }

    // MARK: Stacks

    @Test func aStackShowsOneOfItsWidgetsAndKeepsWhich() throws {
        let stack = try #require(WidgetStack(id: 9, widgets: [Self.widget(1), Self.widget(2, app: "test.b")]))
        let device = device([[.stack(stack)]])
        defer { device.end() }
        try device.giveContents { SampleWidgets.archive($0, colors: [$0.id == 1 ? blue : red]) }
        let view = try item(device, .stack(stack)), middle = view.convert(CGPoint(x: 20, y: 60), to: nil)
        #expect(try color(device.picture("stack-1"), at: middle) == [25, 115, 230])
        view.show(2, animated: false)
        #expect(try color(device.picture("stack-2"), at: middle) == [230, 25, 25])
        #expect(view.accessibilityLabel == "Recipes")
        #expect(device.home.layout.stack(9)?.shown == 2)
        #expect(device.requests.last == .visible([2]))
    }

    @Test func aFingerScrollsAStack() throws {
        let stack = try #require(WidgetStack(id: 9, widgets: [Self.widget(1), Self.widget(2, app: "test.b")]))
        let device = device([[.stack(stack)]])
        defer { device.end() }
        let view = try item(device, .stack(stack)), start = view.convert(CGPoint(x: 80, y: 130), to: nil)
        device.touch(.began, start, time: 0)
        for step in 1...10 { device.touch(.moved, CGPoint(x: start.x, y: start.y - CGFloat(step) * 11), time: Double(step) / 60) }
        let scroll = try #require(view.face.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentOffset.y > 60)
        #expect(device.home.currentColumn == 1)
        device.touch(.ended, CGPoint(x: start.x, y: start.y - 110), time: 0.2)
    }

    @Test func theRelevantWidgetComesUp() throws {
        let stack = try #require(WidgetStack(id: 9, widgets: [Self.widget(1), Self.widget(2, app: "test.b")]))
        var still = stack
        still.rotates = false
        for (stack, shown) in [(stack, 2), (still, 1)] {
            let device = device([[.stack(stack)]])
            defer { device.end() }
            try device.giveContents { SampleWidgets.archive($0, score: $0.id == 2 ? 10 : nil) }
            #expect(device.home.layout.stack(9)?.shown == shown)
        }
    }

    @Test func aStackSuggestsAWidgetOfTheAppUsedLast() throws {
        let stack = try #require(WidgetStack(id: 9, widgets: [Self.widget(1, app: "test.b"), Self.widget(2, app: "test.b")]))
        let device = device([[.stack(stack)]])
        defer { device.end() }
        #expect(device.home.layout.stack(9)?.suggestion == nil)
        device.tell(.running(HomeState(apps: [RunningApp(identifier: "test.a", context: 1)])))
        device.home.rotator.look()
        let id = try #require(device.home.layout.stack(9)?.suggestion)
        // The device is asked for its content; only then it is shown.
        #expect(device.home.layout.widget(id)?.app == "test.a")
        #expect(device.home.layout.stack(9)?.shown == 1)
        try device.giveContents { SampleWidgets.archive($0) }
        #expect(device.home.layout.stack(9)?.shown == id)
        device.picture("stack-suggestion")
        device.home.editStack(9)
        device.settle()
        #expect(device.view("stack.suggest") is UISwitch)
        #expect(device.view("stack.widget.\(id)") == nil)
        device.picture("stack-sheet")
        // The placed ones can be moved and removed.
        let row = device.view("stack.widget.1") as? UITableViewCell
        #expect(row?.showsReorderControl == true)
        #expect(row?.editingStyle == .delete)
        // Another app has been used since: it goes.
        device.tell(.running(HomeState(apps: [RunningApp(identifier: "test.c", context: 2)])))
        device.home.rotator.look()
        #expect(device.home.layout.stack(9)?.widgets.map(\.id) == [1, 2])
    }

    // MARK: Editing

    @Test func aRemovedWidgetIsGone() throws {
        let device = device([[.widget(Self.widget(1)), .app("test.a")]])
        defer { device.end() }
        device.home.editor.begin()
        device.home.remove([1])
        device.settle()
        #expect(device.home.layout.widgets.isEmpty)
        #expect(device.requests.contains(.placed([])))
        #expect(device.view("widget.1") == nil)
    }

    /// Moves a finger that holds an item onto another one, a few points at a time.
    private func drag(_ device: HomeDevice, _ one: HomeItem, onto two: HomeItem, upTo share: CGFloat = 1) throws {
        func middle(_ item: HomeItem) throws -> CGPoint {
            let view = try #require(device.home.itemView(of: item))
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midX), to: nil)
        }
        let start = try middle(one), end = try middle(two)
        device.home.editor.begin()
        device.settle()
        device.home.editor.lift(at: start)
        for step in 1...40 {
            let way = CGFloat(step) / 40 * share
            device.home.editor.move(to: CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way))
        }
        device.home.editor.drop()
    }

    /// What it comes over on its way stays where it is.
    @Test func oneWidgetIsDroppedOntoAnother() throws {
        let one = HomeItem.widget(Self.widget(1)), two = HomeItem.widget(Self.widget(2, app: "test.b"))
        let device = device([[one, two]])
        defer { device.end() }
        try drag(device, one, onto: two)
        #expect(device.home.layout.pages[0].first?.widgets.map(\.id) == [1, 2])
    }

    @Test func anIconIsDroppedOntoAnother() throws {
        let device = device([[.app("test.a"), .app("test.b"), .app("test.c")]])
        defer { device.end() }
        try drag(device, .app("test.a"), onto: .app("test.c"))
        let page = device.home.layout.pages[0]
        guard page.first == .app("test.b"), case .folder(let folder) = page[1] else { return #expect(Bool(false), "\(page)") }
        #expect(folder.apps == ["test.c", "test.a"])
    }

    @Test func whatIsDroppedBesideAnotherTakesItsPlace() throws {
        let device = device([[.app("test.a"), .app("test.b"), .app("test.c")]])
        defer { device.end() }
        try drag(device, .app("test.a"), onto: .app("test.b"), upTo: 1.3)
        #expect(device.home.layout.pages[0].prefix(2) == [.app("test.b"), .app("test.a")])
    }

    // MARK: Gallery

    @Test func theGalleryPlacesACopy() throws {
        let device = device([[.app("test.a")]])
        defer { device.end() }
        device.home.editor.begin()
        device.home.showGallery()
        device.settle()
        #expect(device.view("gallery.test.a") != nil)
        #expect(device.view("suggestion.board.small") != nil)
        let asked = device.requests.compactMap { request -> (Int, WidgetFamilyName)? in
            if case .galleryPicture(let id, "test.a.w", "board", let family) = request { (id, family) } else { nil }
        }
        #expect(asked.map(\.1) == [.small, .medium])
        let sample = SampleWidgets.archive(HomeWidget(id: 0, app: "", bundle: "", kind: "board", family: .small))
        device.tell(.galleryPicture(id: asked[0].0, archive: try device.write(sample, "gallery")))
        device.picture("gallery")
        let gallery = WidgetGallery(kinds: device.home.board.kinds, apps: SampleWidgets.apps, families: [.small, .medium])
        device.home.dismiss(animated: false)
        device.home.add(try #require(gallery.apps.first?.pages.last), of: gallery)
        #expect(device.home.layout.pages[0].map(\.size) == [.medium, .icon, .icon, .icon, .icon])
        let placed = device.requests.compactMap { if case .placed(let widgets) = $0 { widgets.map(\.bundle) } else { nil } }
        #expect(placed.last == ["test.a.w"])
    }

    // MARK: Edit Widget

    @Test func whatIsSetInTheSheetIsTheCopys() throws {
        let device = device([[.widget(Self.widget(1)), .widget(Self.widget(2))]])
        defer { device.end() }
        device.home.editWidget(1)
        device.settle()
        #expect(device.view("parameter.profile") != nil)
        #expect(device.view("parameter.since") == nil)
        let card = try #require(device.home.presentedViewController as? SheetCard)
        let sheet = try #require((card.children.first as? UINavigationController)?.topViewController as? WidgetSheet)
        let toggle = try #require(sheet.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.accessoryView as? UISwitch)
        toggle.setOn(true, animated: false)
        toggle.sendActions(for: .valueChanged)
        device.settle()
        #expect(device.view("parameter.since") != nil)
        device.picture("sheet")
        // The options come when the extension has answered.
        sheet.tableView(sheet.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        device.settle()
        guard case .options(let id, let widget, "profile", nil)? = device.requests.last else { return #expect(Bool(false)) }
        #expect(widget.id == 1)
        #expect(widget.configuration.values["history"] == .flag(true))
        let anna = WidgetOption(identifier: "7", title: "Anna", subtitle: "2100")
        device.tell(.options(id: id, WidgetOptions(sections: [WidgetOptionSection(title: "Friends", options: [anna])])))
        #expect(device.view("option.7") != nil)
        device.picture("options")
        let list = try #require((card.children.first as? UINavigationController)?.topViewController as? OptionsController)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        card.dismiss(animated: false)
        device.settle()
        #expect(device.home.layout.widget(1)?.configuration.values == ["history": .flag(true), "profile": .option(anna)])
        #expect(device.home.layout.widget(2)?.configuration.values.isEmpty == true)
    }

    @Test func onlyWidgetsWithAnIntentAreEdited() throws {
        let device = device([[.widget(Self.widget(1))]])
        defer { device.end() }
        let view = try item(device, .widget(Self.widget(1)))
        #expect(device.home.menu(of: view).children.map(\.title) == ["Edit Widget", "Edit Home Screen", "Remove Widget"])
        device.tell(.widgetKinds([SampleWidgets.kind()]))
        #expect(device.home.menu(of: view).children.map(\.title) == ["Edit Home Screen", "Remove Widget"])
    }
}
