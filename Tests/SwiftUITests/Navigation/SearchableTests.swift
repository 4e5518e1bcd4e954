import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SearchableTests {
    @MainActor private final class Box {
        var text: Binding<String>?
        var isSearching = false
        var dismiss: DismissSearchAction?
    }

    private struct Inner: View {
        let box: Box
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            let _ = box.isSearching = isSearching
            let _ = box.dismiss = dismissSearch
            Text("content")
        }
    }

    private struct Inside: View {
        let box: Box
        @State private var text = ""
        var body: some View {
            let _ = box.text = $text
            NavigationStack { Inner(box: box).searchable(text: $text, prompt: "Find") }
        }
    }

    private struct Around: View {
        let box: Box
        @State private var text = ""
        var body: some View {
            let _ = box.text = $text
            NavigationStack { Inner(box: box) }.searchable(text: $text)
        }
    }

    private func search(_ content: some View) throws -> (UISearchController, UIHostingController<AnyView>) {
        TestPhone.use()
        let controller = UIHostingController(rootView: AnyView(content))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        let navigation = try #require(controller.children.first as? UINavigationController)
        let root = try #require(navigation.viewControllers.first)
        root.view.layoutIfNeeded()
        return (try #require(root.navigationItem.searchController), controller)
    }

    @Test func whatIsTypedGoesToTheBindingAndBack() throws {
        let box = Box()
        let (search, controller) = try search(Inside(box: box))
        #expect(search.searchBar.placeholder == "Find")
        search.searchBar.text = "pa"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(box.text?.wrappedValue == "pa")
        box.text?.wrappedValue = "x"
        controller.view.layoutIfNeeded()
        #expect(search.searchBar.text == "x")
    }

    @Test func aFieldWrittenAroundAStackStandsInItsRootsBar() throws {
        let (search, _) = try search(Around(box: Box()))
        #expect(search.searchBar.placeholder == "Search")
    }

    @Test func theFieldIsThereAtFirst() throws {
        let (search, controller) = try search(Around(box: Box()))
        let navigation = try #require(controller.children.first as? UINavigationController)
        navigation.view.layoutIfNeeded()
        navigation.navigationBar.layoutIfNeeded()
        #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
        #expect(search.searchBar.frame.height > 30)
    }

    @Test func viewsInsideKnowOfTheSearchAndEndIt() throws {
        let box = Box()
        let (search, controller) = try search(Inside(box: box))
        search.isActive = true
        search.delegate?.willPresentSearchController(search)
        controller.view.layoutIfNeeded()
        controller.children.first?.children.first?.view.layoutIfNeeded()
        #expect(box.isSearching)
        box.dismiss?()
        #expect(!search.isActive)
    }

    private struct Token: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    @MainActor private final class Tokens {
        var tokens: Binding<[Token]>?
        var isPresented: Binding<Bool>?
    }

    private struct Tokened: View {
        let box: Tokens
        @State private var text = ""
        @State private var tokens = [Token(id: 1, name: "one"), Token(id: 2, name: "two")]
        @State private var isPresented = false
        var body: some View {
            let _ = (box.tokens, box.isPresented) = ($tokens, $isPresented)
            NavigationStack {
                Text("content").searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") { Text($0.name) }
            }
        }
    }

    private struct Editable: View {
        let box: Tokens
        @State private var text = ""
        @State private var tokens = [Token(id: 1, name: "one"), Token(id: 2, name: "two")]
        var body: some View {
            let _ = box.tokens = $tokens
            NavigationStack {
                Text("content").searchable(text: $text, editableTokens: $tokens, prompt: Text("Find")) { $token in
                    Picker(selection: $token.name) {
                        ForEach(["one", "two"], id: \.self) { Text($0) }
                    } label: {
                        Text(token.name)
                    }
                }
            }
        }
    }

    @Test func tokensAndActivityAreBoundTogether() throws {
        let box = Tokens()
        let (search, controller) = try search(Tokened(box: box))
        let field = search.searchBar.searchTextField
        #expect(search.searchBar.placeholder == "Find")
        #expect(field.tokens.count == 2)
        #expect(!search.isActive)
        box.isPresented?.wrappedValue = true
        controller.view.layoutIfNeeded()
        #expect(search.isActive)
        field.tokens.removeFirst()
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(box.tokens?.wrappedValue.map(\.id) == [2])
    }

    @Test func editableTokensAreShown() throws {
        let box = Tokens()
        let (search, controller) = try search(Editable(box: box))
        let field = search.searchBar.searchTextField
        #expect(search.searchBar.placeholder == "Find")
        #expect(field.tokens.count == 2)
        box.tokens?.wrappedValue.removeLast()
        controller.view.layoutIfNeeded()
        #expect(field.tokens.count == 1)
    }

    @Test func tokensAreThereFromTheStart() throws {
        struct Token: Identifiable { let id: String }
        struct Screen: View {
            let box: Box
            @State private var text = "pas"
            @State private var tokens = [Token(id: "Quick")]
            @State private var isPresented = true
            var body: some View {
                let _ = box.text = $text
                NavigationStack {
                    Text("content").searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { Text($0.id) }
                }
            }
        }
        let (search, controller) = try search(Screen(box: Box()))
        controller.view.layoutIfNeeded()
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(search.searchBar.searchTextField.tokens.count == 1)
    }

    /// The field has room below it: the first group needs none of its own.
    @Test func listsBeginRightBelowTheField() throws {
        func top(_ content: some View) throws -> CGFloat {
            let windowed = Windowed(content)
            defer { windowed.window.isHidden = true }
            let list = try #require(windowed.list)
            list.layoutIfNeeded()
            return try #require(list.visibleCells.map(\.frame.minY).min())
        }
        let list = List { Text("One") }.navigationTitle("Title")
        #expect(try top(NavigationStack { list }) == 35)
        #expect(try top(NavigationStack { list.searchable(text: .constant("")) }) == 0)
        #expect(try top(NavigationStack { list }.searchable(text: .constant(""))) == 0)
    }
}
