import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct RowInsertionTests {
    @MainActor private final class Log { var drops: [String] = [] }

    private func rows(_ log: Log) -> some View {
        List {
            Section {
                Text("fixed")
                ForEach(["a", "b"], id: \.self) { Text($0) }
                    .onInsert(of: [.plainText]) { index, providers in log.drops.append("\(index) \(providers.count)") }
                    .onDelete { _ in }
            }
            Section { ForEach(["c"], id: \.self) { Text($0) } }
        }
    }

    private func node(_ node: LayoutNode) -> CollectionNode? {
        node as? CollectionNode ?? node.children.lazy.compactMap { self.node($0) }.first
    }

    @Test func dropsGoBetweenTheElementsThatWantThem() throws {
        let log = Log()
        let hosted = Hosted(rows(log))
        let list = try #require(node(hosted.view.host.root))
        #expect(list.collection.dropDelegate is ListDrops)
        func index(_ item: Int, _ section: Int) -> Int? { list.insertion(at: IndexPath(item: item, section: section))?.index }
        #expect([0, 1, 2, 3].map { index($0, 0) } == [nil, 0, 1, 2])
        #expect([0, 1].map { index($0, 1) } == [nil, nil])
        list.insertion(at: IndexPath(item: 3, section: 0))?.insertion.perform(2, [NSItemProvider()])
        #expect(log.drops == ["2 1"])
    }

    @Test func valuesAreMadeOfDrops() async throws {
        let texts: [String] = await withCheckedContinuation { done in
            let content = ForEach(["a"], id: \.self) { Text($0) }
                .dropDestination(for: String.self) { items, index in done.resume(returning: items + ["\(index)"]) }
            let hosted = Hosted(List { content })
            let target = node(hosted.view.host.root)?.insertion(at: nil)
            target?.insertion.perform(target?.index ?? -1, [TransferProviders.provider("dropped")])
        }
        #expect(texts == ["dropped", "1"])
    }

    @Test func listsWithoutThemTakeNone() throws {
        let hosted = Hosted(List(["a"], id: \.self) { Text($0) })
        #expect(hosted.list?.dropDelegate == nil)
    }
}
