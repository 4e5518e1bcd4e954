import DeviceProtocol
import Testing

@testable import SwiftUI
@testable import UIKit

/// The order in which people come to the rows of lists.
@MainActor @Suite(.serialized) struct ListReadingTests {
    private func read<Content: View>(_ content: Content) -> [String] {
        TestPhone.use()
        let controller = UIHostingController(rootView: content)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        // Tests of UIKit in the same process leave scenes of their own devices behind.
        window.windowScene = nil
        window.rootViewController = controller
        window.isHidden = false
        for _ in 0..<3 { window.layoutIfNeeded() }
        defer { window.isHidden = true }
        func labels(_ node: ElementNode) -> [String] {
            (node.isAccessibilityElement ? [node.label].compactMap { $0 } : []) + node.children.flatMap(labels)
        }
        return labels(ElementTree(screen: window.bounds).makeElementTree(of: [window], named: ""))
    }

    @Test func rowsOfAListAreReadFromTheTop() {
        let words = read(
            List {
                Section("First") { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                Section("Second") { Text("d") }
            })
        #expect(words.map { $0.lowercased() } == ["first", "a", "b", "c", "second", "d"])
    }

    @Test func rowsOfAFormAreReadFromTheTop() {
        let words = read(
            Form {
                Text("a")
                Button("b") {}
                Text("c")
            })
        #expect(words == ["a", "b", "c"])
    }

    @Test func lazyGridsAreReadLineByLine() {
        let words = read(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<6) { Text("\($0)") } }
                LazyVStack { ForEach(6..<9) { Text("\($0)") } }
            })
        #expect(words == (0..<9).map(String.init))
    }
}
