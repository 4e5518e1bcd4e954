import DeviceProtocol
import RenderProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct MenuTests {
    @MainActor private final class Screen {
        let device = TestDevice()
        let time: SteppedTime
        let controller = UIViewController()
        let window: UIWindow
        var chosen: [String] = []

        init() {
            time = SteppedTime(device)
            window = device.show(controller)
        }

        func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.chosen.append($0.title) }
        }

        func button(_ menu: UIMenu, at frame: CGRect = CGRect(x: 20, y: 100, width: 120, height: 40)) -> UIButton {
            let button = UIButton(type: .system)
            button.frame = frame
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            controller.view.addSubview(button)
            device.settle()
            return button
        }

        var container: MenuContainerView? { window.subviews.lazy.compactMap { $0 as? MenuContainerView }.first }
        var panel: MenuPanelView? { container?.subviews.compactMap { $0 as? MenuPanelView }.last }
        var rows: [MenuRowView] { panel.map(Self.rows) ?? [] }
        var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

        private static func rows(in view: UIView) -> [MenuRowView] {
            view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? rows(in: $0) }
        }

        func center(_ title: String) -> CGPoint {
            let row = rows.first { $0.accessibilityLabel == title }!
            return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        }

        func tap(_ title: String) {
            let point = center(title)
            device.tap(point.x, point.y)
        }

        func tap(_ view: UIView) {
            let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            device.tap(point.x, point.y)
            time.pass(0.5)
        }
    }

    // MARK: Buttons

    @Test func aTouchOpensAMenuAndATapChooses() {
        let screen = Screen()
        defer { screen.time.end() }
        var senders: [AnyObject?] = [], events: [String] = []
        let action = UIAction(title: "One") { senders.append($0.sender as AnyObject) }
        let button = screen.button(UIMenu(children: [action, screen.action("Two")]))
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        screen.tap(button)
        #expect(screen.titles == ["One", "Two"])
        #expect(events == ["menu"])
        #expect(screen.panel?.bounds.width == 250)
        #expect(screen.panel?.frame.minY == 150)
        screen.tap("One")
        #expect(senders.count == 1 && senders[0] === button)
        screen.time.pass(0.5)
        #expect(screen.container == nil)
        #expect(events == ["menu"])
    }

    @Test func aFingerThatSlidesToARowChoosesIt() {
        let screen = Screen()
        defer { screen.time.end() }
        _ = screen.button(UIMenu(children: [screen.action("One"), screen.action("Two")]))
        screen.device.touch(.began, 60, 120)
        screen.time.pass(0.5)
        let point = screen.center("Two")
        screen.device.touch(.moved, point.x, point.y)
        #expect(screen.rows.map(\.isHighlighted) == [false, true])
        screen.device.touch(.ended, point.x, point.y)
        #expect(screen.chosen == ["Two"])
    }

    @Test func aTapBesideDismisses() {
        let screen = Screen()
        defer { screen.time.end() }
        let button = screen.button(UIMenu(children: [screen.action("One")]))
        screen.tap(button)
        screen.device.tap(200, 700)
        screen.time.pass(0.5)
        #expect(screen.container == nil)
        #expect(screen.chosen.isEmpty)
    }

    @Test func smallElementsAndPalettesStandBesideEachOther() {
        let screen = Screen()
        defer { screen.time.end() }
        let star = UIImage(systemName: "star")
        func pictured(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, image: star, state: state) { [weak screen] in screen?.chosen.append($0.title) }
        }
        let medium = UIMenu(options: .displayInline, children: [pictured("Cut"), pictured("Copy"), pictured("Paste"), pictured("Find")])
        medium.preferredElementSize = .medium
        let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: [pictured("Red"), pictured("Blue", .on)])
        screen.tap(screen.button(UIMenu(children: [medium, palette, screen.action("Last")])))
        #expect(screen.titles == ["Cut", "Copy", "Paste", "Find", "Red", "Blue", "Last"])
        let frames = screen.rows.map { $0.convert($0.bounds, to: screen.panel) }
        // Three stand in a line, a fourth below.
        #expect(Set(frames[0..<3].map(\.minY)).count == 1 && frames[3].minY > frames[0].minY && frames[1].minX > frames[0].minX)
        #expect(frames[4].minY == frames[5].minY && frames[6].width == 250)
        screen.tap("Blue")
        #expect(screen.chosen == ["Blue"])
    }

    @Test func sectionsShowInlineAndHiddenElementsDoNot() {
        let screen = Screen()
        defer { screen.time.end() }
        let inline = UIMenu(title: "More", options: .displayInline, children: [screen.action("Two"), screen.action("No", .hidden)])
        let button = screen.button(UIMenu(children: [screen.action("One"), inline, screen.action("Off", .disabled)]))
        screen.tap(button)
        #expect(screen.titles == ["One", "Two", "Off"])
        // Three rows, the thick lines between three sections, the title of one of them and the line under it.
        #expect(abs((screen.panel?.bounds.height ?? 0) - (3 * 44 + 2 * 8 + 30 + 1.0 / 3)) < 0.4)
        screen.tap("Off")
        screen.time.pass(0.5)
        #expect(screen.chosen.isEmpty)
        #expect(screen.container != nil)
        #expect(screen.rows[2].accessibilityTraits.contains(.notEnabled))
    }

    @Test func submenusOpenAndClose() {
        let screen = Screen()
        defer { screen.time.end() }
        let inner = UIMenu(title: "Sort", children: [screen.action("Name"), screen.action("Date")])
        let button = screen.button(UIMenu(children: [screen.action("One"), inner]))
        screen.tap(button)
        screen.tap("Sort")
        screen.time.pass(0.5)
        #expect(screen.titles == ["Sort", "Name", "Date"])
        screen.tap("Sort")
        screen.time.pass(0.5)
        #expect(screen.titles == ["One", "Sort"])
        screen.tap("Sort")
        screen.time.pass(0.5)
        screen.tap("Date")
        #expect(screen.chosen == ["Date"])
    }

    @Test func deferredElementsComeLater() {
        let screen = Screen()
        defer { screen.time.end() }
        var answers: [([UIMenuElement]) -> Void] = [], uncached = 0
        let kept = UIDeferredMenuElement { answers.append($0) }
        let fresh = UIDeferredMenuElement.uncached {
            uncached += 1
            $0([])
        }
        let button = screen.button(UIMenu(children: [screen.action("One"), kept, fresh]))
        screen.tap(button)
        #expect(screen.rows.count == 2)
        #expect(answers.count == 1)
        answers[0]([screen.action("Late")])
        screen.device.settle()
        #expect(screen.titles == ["One", "Late"])
        screen.tap("Late")
        screen.time.pass(0.5)
        screen.tap(button)
        #expect(screen.titles == ["One", "Late"])
        #expect(answers.count == 1)
        #expect(uncached == 2)
    }

    @Test func aButtonShowsWhatIsChosen() {
        let screen = Screen()
        defer { screen.time.end() }
        let menu = UIMenu(children: [screen.action("Low"), screen.action("High")])
        let button = screen.button(menu)
        button.configuration = .gray()
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Low")
        #expect(menu.selectedElements.map(\.title) == ["Low"])
        screen.tap(button)
        screen.tap("High")
        #expect(button.titleLabel?.text == "High")
        #expect(menu.selectedElements.map(\.title) == ["High"])
        #expect(screen.chosen == ["High"])
    }

    @Test func withoutAMenuTapsSelectTheButton() {
        let screen = Screen()
        defer { screen.time.end() }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.changesSelectionAsPrimaryAction = true
        screen.controller.view.addSubview(button)
        screen.tap(button)
        #expect(button.isSelected)
        screen.tap(button)
        #expect(!button.isSelected)
    }

    @Test func menusMayStayAndShowTheirState() {
        let screen = Screen()
        defer { screen.time.end() }
        let menu = UIMenu(
            options: .singleSelection,
            children: [screen.action("A", .keepsMenuPresented, .on), screen.action("B", .keepsMenuPresented)])
        let button = screen.button(menu)
        screen.tap(button)
        screen.tap("B")
        screen.time.pass(0.5)
        #expect(screen.chosen == ["B"])
        #expect(screen.container != nil)
        #expect(screen.rows.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
    }

    @Test func menusNearTheBottomOpenUpwardsWithTheFirstElementNearest() {
        let screen = Screen()
        defer { screen.time.end() }
        let button = screen.button(
            UIMenu(children: [screen.action("One"), screen.action("Two")]), at: CGRect(x: 300, y: 760, width: 80, height: 40))
        screen.tap(button)
        #expect(screen.titles == ["Two", "One"])
        #expect(screen.panel?.frame.maxY == 750)
        #expect(screen.panel?.frame.maxX == 380)
        button.preferredMenuElementOrder = .fixed
        screen.device.tap(20, 100)
        screen.time.pass(0.5)
        screen.tap(button)
        #expect(screen.titles == ["One", "Two"])
    }

    @Test func onlyTheMenuIsInReachWhileItShows() {
        let screen = Screen()
        defer { screen.time.end() }
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        label.text = "behind"
        screen.controller.view.addSubview(label)
        let button = screen.button(UIMenu(children: [screen.action("One")]))
        func labels() -> [String] { screen.device.application.makeElementTree().flattened.compactMap { $0.label ?? $0.text } }
        #expect(labels().contains("behind"))
        screen.tap(button)
        #expect(labels().contains("One"))
        #expect(!labels().contains("behind"))
    }

    // MARK: Bars

    @Test func barItemsShowTheirMenuOrRunTheirAction() {
        let screen = Screen()
        defer { screen.time.end() }
        let plain = UIBarButtonItem(title: "Menu", menu: UIMenu(children: [screen.action("One")]))
        let both = UIBarButtonItem(
            title: "Both", primaryAction: screen.action("Both"), menu: UIMenu(children: [screen.action("Two")]))
        screen.controller.navigationItem.rightBarButtonItems = [plain, both]
        let navigation = UINavigationController(rootViewController: screen.controller)
        let window = UIWindow(windowScene: screen.device.scene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        screen.device.settle()
        func container() -> MenuContainerView? { window.subviews.lazy.compactMap { $0 as? MenuContainerView }.first }
        screen.tap(plain.barView as! BarButtonView)
        #expect(container() != nil)
        screen.device.tap(20, 700)
        screen.time.pass(0.5)
        screen.tap(both.barView as! BarButtonView)
        #expect(container() == nil)
        #expect(screen.chosen == ["Both"])
        #expect((both.barView as! BarButtonView).contextMenuInteraction?.opensByPress == true)
    }

    // MARK: Context menus

    @MainActor private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
            -> UIContextMenuConfiguration?
        {
            log.append("configuration \(indexPath.row)")
            guard indexPath.row > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy") }])
            })
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.log.append("shown") }
            log.append("display")
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.log.append("gone") }
            log.append("end")
        }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion { [weak self] in self?.log.append("committed") }
            log.append("commit")
        }
    }

    private func press(_ table: UITableView, row: Int, _ screen: Screen) {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        let point = table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        let interaction = table.contextMenuInteraction!
        if interaction.prepare(at: table.convert(point, from: nil as UIView?)) { interaction.open() }
        screen.time.pass(0.5)
    }

    @Test func rowsHaveMenusAsTheDelegateSays() {
        let screen = Screen()
        defer { screen.time.end() }
        let source = Table(), table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        (table.dataSource, table.delegate) = (source, source)
        screen.controller.view.addSubview(table)
        screen.device.settle()
        press(table, row: 0, screen)
        #expect(source.log == ["configuration 0"])
        #expect(screen.container == nil)
        source.log = []
        press(table, row: 1, screen)
        #expect(source.log == ["configuration 1", "display", "shown"])
        #expect(screen.titles == ["Copy"])
        #expect(table.contextMenuInteraction?.menuAppearance == .rich)
        source.log = []
        screen.tap("Copy")
        screen.time.pass(0.5)
        #expect(source.log == ["end", "copy", "gone"])
        #expect(screen.container == nil)
        source.log = []
        press(table, row: 2, screen)
        screen.tap(screen.container!.subviews.first { $0 is MenuPreviewView }!)
        #expect(source.log == ["configuration 2", "display", "shown", "commit", "end", "gone", "committed"])
    }

    /// The preview is the row, lifted: nothing is left in its place until it comes back. The app knows nothing of it.
    @Test func whatIsLiftedIsNotInItsPlace() throws {
        let screen = Screen()
        defer { screen.time.end() }
        let source = Table(), table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        (table.dataSource, table.delegate) = (source, source)
        screen.controller.view.addSubview(table)
        screen.device.settle()
        press(table, row: 1, screen)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        func isDrawn() -> Bool? { screen.device.tree.layers[cell.layer.id].map { $0.properties[.isHidden] != .bool(true) } }
        #expect(isDrawn() == false)
        #expect(!cell.isHidden)
        #expect(!cell.layer.isHidden)
        #expect(cell.alpha == 1)
        #expect(screen.container?.subviews.contains { $0 is MenuPreviewView } == true)
        screen.device.tap(20, 50)
        screen.time.pass(0.5)
        #expect(screen.container == nil)
        #expect(isDrawn() == true)
    }

    @MainActor private final class Lifting: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            interaction.view?.backgroundColor = .blue
            return interaction.view.map { UITargetedPreview(view: $0) }
        }
    }

    @Test func whatIsLiftedLooksAsTheDelegateLeftIt() {
        let screen = Screen()
        defer { screen.time.end() }
        let view = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 60)), delegate = Lifting()
        view.backgroundColor = .red
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        screen.controller.view.addSubview(view)
        screen.device.settle()
        #expect(interaction.prepare(at: CGPoint(x: 50, y: 30)))
        interaction.open()
        screen.time.pass(0.5)
        func number(of color: RenderColor) -> Int {
            screen.device.tree.layers.filter { $0.key != view.layer.id && $0.value.properties[.backgroundColor] == .color(color) }.count
        }
        #expect(number(of: RenderColor(red: 0, green: 0, blue: 1)) == 1)
        #expect(number(of: RenderColor(red: 1, green: 0, blue: 0)) == 0)
    }

    @Test func visibleMenusAreExchanged() {
        let screen = Screen()
        defer { screen.time.end() }
        let button = screen.button(UIMenu(children: [screen.action("One")]))
        screen.tap(button)
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([screen.action("New")]) }
        screen.device.settle()
        #expect(screen.titles == ["New"])
        button.contextMenuInteraction?.dismissMenu()
        screen.time.pass(0.5)
        #expect(screen.container == nil)
    }
}

extension ElementNode {
    var flattened: [ElementNode] { [self] + children.flatMap(\.flattened) }
}
