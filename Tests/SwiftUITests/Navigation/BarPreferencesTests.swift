import Testing
import UIKit

@testable import SwiftUI

@MainActor struct BarPreferencesTests {
    @MainActor private final class Box<Value> { var binding: Binding<Value>? }

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
        #expect(navigation.viewControllers.count == 2 && navigation.isNavigationBarHidden)
        UIView.performWithoutAnimation { _ = navigation.popViewController(animated: false) }
        shown.update()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func backgroundsCountOverContentOrAlways() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbarBackground(Color.red, for: .navigationBar) })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let red = UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
        #expect(item.standardAppearance?.backgroundColor?.cgColor == red && item.scrollEdgeAppearance == nil)
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

    @Test func aTitleMenuStandsInPlaceOfTheTitle() throws {
        let shown = Windowed(
            NavigationStack { Text("content").navigationTitle("Notes").toolbarTitleMenu { Button("Rename") {} } })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let title = try #require(item.titleView as? ElementHost)
        #expect(CollectedButtons.title(of: title.host.root) == "Notes")
        #expect(item.largeTitleDisplayMode == .never)
        shown.update()
        // The title comes after the menu; the bar has it in the middle all the same.
        #expect(title.bounds.width == title.intrinsicContentSize.width && abs(title.frame.midX - 195) < CGFloat(0.5))
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
        #expect(item.title == "New" && item.renameDelegate === delegate)
    }
}
