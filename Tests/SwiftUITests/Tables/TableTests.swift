import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    @MainActor private final class Box {
        var order: Binding<[KeyPathComparator<Person>]>?
        var chosen: Binding<Int?>?
    }

    private struct Screen: View {
        let box: Box
        let sizeClass: UserInterfaceSizeClass
        @State private var order = [KeyPathComparator(\Person.name)]
        @State private var chosen: Int?
        private let people = [
            Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85), Person(id: 3, name: "Alan", age: 41),
        ]

        var body: some View {
            let _ = (box.order, box.chosen) = ($order, $chosen)
            Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(80)
            }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    /// Columns in a wrapper, as packages observe what columns read.
    private struct Wrapped<Content: TableColumnContent>: TableColumnContent {
        let content: Content
        typealias TableRowValue = Content.TableRowValue
        typealias TableColumnSortComparator = Content.TableColumnSortComparator
        var tableColumnBody: Never { fatalError("made by _makeContent") }

        nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
            Content._makeContent(content: content[\.content], inputs: inputs)
        }
    }

    @Test func wrappersMakeTheColumnsOfTheirContent() {
        let column = TableColumn("Name", value: \Person.name) { (person: Person) in Text(verbatim: person.name) }
        let wrapped = Wrapped(content: column)
        #expect(wrapped.listedColumns.count == 1)
        #expect(wrapped.listedColumns[0].comparator is KeyPathComparator<Person>)
    }

    private func labels(_ hosted: Hosted<Screen>) throws -> [[String]] {
        let list = try #require(hosted.list)
        list.layoutIfNeeded()
        return list.indexPathsForVisibleItems.sorted().map { path in
            Found.elements(in: list.cellForItem(at: path)!.contentView.subviews[0]).compactMap(\.label)
        }
    }

    @Test func aPhoneShowsTheFirstColumn() throws {
        #expect(try labels(Hosted(Screen(box: Box(), sizeClass: .compact))) == [["Ada"], ["Alan"], ["Grace"]])
    }

    @Test func whereThereIsRoomAllColumnsAreShown() throws {
        let hosted = Hosted(Screen(box: Box(), sizeClass: .regular), width: 700)
        #expect(try labels(hosted) == [["Ada", "36"], ["Alan", "41"], ["Grace", "85"]])
        let list = try #require(hosted.list)
        let header = try #require(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first as? RowCell)
        #expect(Found.elements(in: header.contentView.subviews[0]).compactMap(\.label) == ["Name", "Age"])
    }

    @Test func rowsAreSortedByTheTitleThatIsTapped() throws {
        let box = Box()
        let hosted = Hosted(Screen(box: box, sizeClass: .regular), width: 700)
        let list = try #require(hosted.list)
        func tap(_ title: String) throws {
            hosted.update()
            list.layoutIfNeeded()
            let header = try #require(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first as? RowCell)
            let found = try #require(Found.elements(in: header.contentView.subviews[0]).first { $0.label == title })
            #expect(found.element?.accessibilityActivate() ?? found.view?.accessibilityActivate() == true)
            hosted.update()
        }
        try tap("Age")
        #expect(try labels(hosted).map { $0[0] } == ["Ada", "Alan", "Grace"])
        #expect(box.order?.wrappedValue == [KeyPathComparator(\Person.age), KeyPathComparator(\Person.name)])
        try tap("Age")
        #expect(try labels(hosted).map { $0[0] } == ["Grace", "Alan", "Ada"])
        #expect(box.order?.wrappedValue.first == KeyPathComparator(\Person.age, order: .reverse))
    }

    @Test func headersCanBeHidden() throws {
        struct Plain: View {
            var body: some View {
                Table([Person(id: 1, name: "Ada", age: 36)]) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden)
                    .tableStyle(.inset).environment(\.horizontalSizeClass, .regular)
            }
        }
        let list = try #require(Hosted(Plain()).list)
        list.layoutIfNeeded()
        #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    }

    @Test func rowsAreListedOneByOne() throws {
        struct Listed: View {
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Person(id: 1, name: "Ada", age: 36))
                    ForEach([Person(id: 2, name: "Grace", age: 85), Person(id: 3, name: "Alan", age: 41)]) { TableRow($0) }
                }
                .environment(\.horizontalSizeClass, .compact)
            }
        }
        let list = try #require(Hosted(Listed()).list)
        #expect(list.numberOfItems(inSection: 0) == 3)
    }

    @Test func groupsStandForWhatTheyContain() throws {
        struct Grouped: View {
            let hasMore: Bool
            var body: some View {
                Table(of: Person.self) {
                    Group {
                        TableColumn("Name") { (person: Person) in Text(verbatim: person.name) }
                        TableColumn("Age") { (person: Person) in Text(verbatim: "\(person.age)") }
                    }
                } rows: {
                    Group {
                        TableRow(Person(id: 1, name: "Ada", age: 36))
                        if hasMore { TableRow(Person(id: 2, name: "Grace", age: 85)) }
                    }
                    if hasMore { TableRow(Person(id: 3, name: "Alan", age: 41)) } else { TableRow(Person(id: 4, name: "Edsger", age: 72)) }
                }
                .environment(\.horizontalSizeClass, .regular)
            }
        }
        func names(_ hasMore: Bool) throws -> [[String]] {
            let list = try #require(Hosted(Grouped(hasMore: hasMore), width: 700).list)
            list.layoutIfNeeded()
            return list.indexPathsForVisibleItems.sorted().map { path in
                Found.elements(in: list.cellForItem(at: path)!.contentView.subviews[0]).compactMap(\.label)
            }
        }
        #expect(try names(true) == [["Ada", "36"], ["Grace", "85"], ["Alan", "41"]])
        #expect(try names(false) == [["Ada", "36"], ["Edsger", "72"]])
    }

    /// A condition may be the only row there is.
    @Test func aRowMayHangOnACondition() throws {
        struct Conditional: View {
            let isShown: Bool
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    if isShown { TableRow(Person(id: 1, name: "Ada", age: 36)) }
                }
                .environment(\.horizontalSizeClass, .compact)
            }
        }
        #expect(try #require(Hosted(Conditional(isShown: true)).list).numberOfItems(inSection: 0) == 1)
    }

    @Test func columnsShareTheRoomThatOthersLeave() {
        func width(_ minimum: CGFloat?, _ maximum: CGFloat?) -> TableColumnWidth {
            TableColumnWidth(minimum: minimum, ideal: nil, maximum: maximum)
        }
        #expect(TableLine(widths: [width(nil, nil), width(80, 80), width(nil, nil)]).columnWidths(in: 312) == [100, 80, 100])
        #expect(TableLine(widths: [width(nil, 50), width(nil, nil)]).columnWidths(in: 316) == [50, 250])
        #expect(TableLine(widths: [width(200, nil), width(nil, nil)]).columnWidths(in: 316) == [200, 100])
    }

    @Test func columnsAreMadeForElementsAndAligned() {
        let columns = TableColumnForEach(["Name", "Age"], id: \.self) { title in
            TableColumn(title) { (person: Person) in Text(person.name) }.alignment(title == "Age" ? .numeric : .automatic)
        }
        #expect(columns.listedColumns.count == 2)
        #expect(columns.listedColumns.map(\.alignment) == [nil, .trailing])
    }
}
