import QuinceCombine
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ObjectBindingTests {
    private final class Store: ObservableObject {
        @Published var chosen: Set<Int> = []
        subscript(isChosen id: Int) -> Bool {
            get { chosen.contains(id) }
            set { if newValue { chosen.insert(id) } else { chosen.remove(id) } }
        }
    }

    private struct Mark: View {
        @Binding var isChosen: Bool
        var body: some View { Color.red.frame(width: isChosen ? 20 : 10, height: 10) }
    }

    private struct Marks: View {
        @ObservedObject var store: Store
        var body: some View { VStack { ForEach(0..<3, id: \.self) { Mark(isChosen: $store[isChosen: $0]) } } }
    }

    /// A view that only has the binding shows what the object's change made of it.
    @Test func viewsFollowBindingsToPropertiesOfObjects() {
        let store = Store()
        let hosted = Hosted(Marks(store: store))
        #expect(hosted.frames.map(\.width) == [10, 10, 10])
        store.chosen = [1]
        hosted.update()
        #expect(hosted.frames.map(\.width) == [10, 20, 10])
        store.chosen = [0]
        hosted.update()
        #expect(hosted.frames.map(\.width) == [20, 10, 10])
    }
}
