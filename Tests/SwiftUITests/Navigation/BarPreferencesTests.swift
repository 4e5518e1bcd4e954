import Testing
@testable import SwiftUI
@testable import UIKit

@MainActor struct BarPreferencesTests {
    @MainActor private final class Box<Value> { var binding: Binding<Value>? }
    @MainActor private final class Log { var names: [String] = [] }
    @MainActor private final class Elements { var all: [UIMenuElement] = [] }

    private struct Hiding: View {
        let box: Box<Bool>
        @State private var isHidden = true
        var body: some View {
            let _ = box.binding = $isHidden
            NavigationStack { Text("content").navigationTitle("Title").toolbar(isHidden ? .hidden : .visible, for: .navigationBar) }
        }
    }

    @Test func aHiddenNavigationBarComesBack() throws {
        let box = Box<Bool>()
        let shown = Windowed(Hiding(box: box))
        let navigation = try #require(shown.first(UINavigationController.self))
        #expect(navigation.isNavigationBarHidden)
        box.binding?.wrappedValue = false
        shown.update()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func theBarOfAPushedViewIsItsOwn() throws {
        let shown = Windowed(
            NavigationStack {
                Text("root").navigationDestination(isPresented: .constant(true)) { Text("pushed").toolbar(.hidden, for: .navigationBar) }
            })
        let navigation = try #require(shown.first(UINavigationController.self))
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.isNavigationBarHidden)
        UIView.performWithoutAnimation { _ = navigation.popViewController(animated: false) }
        shown.update()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func backgroundsCountOverContentOrAlways() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbarBackground(Color.red, for: .navigationBar) })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let red = UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
        #expect(item.standardAppearance?.backgroundColor?.cgColor == red)
        #expect(item.scrollEdgeAppearance == nil)
        let always = Windowed(
            NavigationStack {
                Text("content").toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
            })
        let other = try #require(always.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect(other.scrollEdgeAppearance?.backgroundColor?.cgColor == red)
    }

    @Test func aDarkBarHasLightTextInTheStatusBar() throws {
        let shown = Windowed(NavigationStack { Text("content").toolbarColorScheme(.dark, for: .navigationBar) })
        let navigation = try #require(shown.first(UINavigationController.self))
        #expect(navigation.navigationBar.overrideUserInterfaceStyle == .dark)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    @Test func theTabBarGoesForAViewInATab() throws {
        let shown = Windowed(
            TabView {
                NavigationStack { Text("one").toolbar(.hidden, for: .tabBar) }.tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            })
        let tabs = try #require(shown.first(UITabBarController.self))
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        shown.update()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func whatIsInsideDecidesAboutTheStatusBarAndTheHomeIndicator() {
        let shown = Windowed(NavigationStack { Text("content").statusBarHidden().persistentSystemOverlays(.hidden) })
        func decider(_ child: @MainActor (UIViewController) -> UIViewController?) -> UIViewController {
            var controller: UIViewController = shown.controller
            while let inner = child(controller) { controller = inner }
            return controller
        }
        #expect(decider({ $0.childForStatusBarHidden }).prefersStatusBarHidden)
        #expect(decider({ $0.childForHomeIndicatorAutoHidden }).prefersHomeIndicatorAutoHidden)
    }

    @Test func theWayBackOfAnEditorHasNoTitle() throws {
        let shown = Windowed(NavigationStack { Text("content").toolbarRole(.editor) })
        #expect(shown.first(UINavigationController.self)?.topViewController?.navigationItem.style == .editor)
    }

    /// What the menu of the title lists when it opens.
    private func titleMenu<Content: View>(_ shown: Windowed<Content>) throws -> [UIAction] {
        let navigation = try #require(shown.first(UINavigationController.self))
        let button = try #require(Self.menuButton(in: navigation.navigationBar))
        let deferred = try #require(button.menu?.children.first as? UIDeferredMenuElement)
        let found = Elements()
        deferred.load { found.all = $0 }
        return found.all.compactMap { $0 as? UIAction }
    }

    private static func typing(in view: UIView) -> UITextField? {
        if let field = view as? UITextField, field.isFirstResponder { return field }
        return view.subviews.lazy.compactMap { typing(in: $0) }.first
    }

    private static func menuButton(in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.showsMenuAsPrimaryAction { return button }
        return view.subviews.lazy.compactMap { menuButton(in: $0) }.first
    }

    @Test func aTitleMenuStandsInPlaceOfTheTitle() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbarTitleMenu { Button("Copy") {} }.navigationTitle("Notes") })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect(item.largeTitleDisplayMode == .never)
        #expect(try titleMenu(shown).map(\.title) == ["Copy"])
        let bar = try #require(shown.first(UINavigationController.self)?.navigationBar)
        let button = try #require(Self.menuButton(in: bar))
        #expect(button.accessibilityLabel == "Notes")
        #expect(abs(button.convert(button.bounds, to: bar).midX - 195) < CGFloat(0.5))
    }

    @Test func aButtonThatRenamesWorksInATitleMenu() throws {
        let log = Log()
        let shown = Windowed(
            NavigationStack {
                Text("content").navigationTitle("Notes").toolbarTitleMenu { RenameButton() }.renameAction { log.names.append("rename") }
            })
        let action = try #require(try titleMenu(shown).first)
        #expect(action.title == "Rename")
        #expect(!action.attributes.contains(.disabled))
        action.performWithSender(nil, target: nil)
        #expect(log.names == ["rename"])
        // Without an action it is off.
        let other = Windowed(NavigationStack { Text("content").navigationTitle("Notes").toolbarTitleMenu { RenameButton() } })
        #expect(try titleMenu(other).first?.attributes.contains(.disabled) == true)
    }

    private struct FocusRenamed: View {
        let log: Log
        @FocusState private var isFocused: Bool
        @State private var name = "Old"
        var body: some View {
            let _ = log.names.append("\(isFocused)")
            NavigationStack {
                TextField("Name", text: $name).focused($isFocused).navigationTitle("Notes").toolbarTitleMenu { RenameButton() }
                    .renameAction($isFocused)
            }
        }
    }

    /// The field follows the state in the next turn, as with any other change of it.
    @Test func aButtonThatRenamesFocusesAField() throws {
        let log = Log()
        let shown = Windowed(FocusRenamed(log: log))
        #expect(log.names.last == "false")
        try #require(try titleMenu(shown).first).performWithSender(nil, target: nil)
        shown.update()
        #expect(log.names.last == "true")
    }

    @Test func aButtonThatRenamesEditsABoundTitle() throws {
        let shown = Windowed(
            NavigationStack { Text("content").navigationTitle(.constant("Notes")).toolbarTitleMenu { RenameButton() } })
        let action = try #require(try titleMenu(shown).first)
        #expect(!action.attributes.contains(.disabled))
        action.performWithSender(nil, target: nil)
        let bar = try #require(shown.first(UINavigationController.self)?.navigationBar)
        #expect(Self.typing(in: bar)?.text == "Notes")
    }

    private struct Renamed: View {
        let box: Box<String>
        @State private var title = "Old"
        var body: some View {
            let _ = box.binding = $title
            NavigationStack { Text("content").navigationTitle($title).navigationBarTitleDisplayMode(.inline) }
        }
    }

    @Test func aBoundTitleIsWrittenWhenItIsEdited() throws {
        let box = Box<String>()
        let shown = Windowed(Renamed(box: box))
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let delegate = try #require(item.renameDelegate)
        delegate.navigationItem(item, didEndRenamingWith: "New")
        #expect(box.binding?.wrappedValue == "New")
        shown.update()
        #expect(item.title == "New")
        #expect(item.renameDelegate === delegate)
    }
}
