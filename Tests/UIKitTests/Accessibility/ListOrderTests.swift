import DeviceProtocol
import Testing

@testable import UIKit

/// The order in which people come to what lists show.
@MainActor @Suite(.serialized) struct ListOrderTests {
    /// Cells with a label each.
    @MainActor private final class Labels: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        let sections: [[String]]
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            show(sections[indexPath.section][indexPath.item], in: cell.contentView)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            show("head \(indexPath.section)", in: view)
            return view
        }
        private func show(_ text: String, in view: UIView) {
            for old in view.subviews { old.removeFromSuperview() }
            let label = UILabel(frame: view.bounds)
            label.text = text
            view.addSubview(label)
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "head \(section)" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    private func texts(_ view: UIView) -> [String] {
        func words(_ node: ElementNode) -> [String] {
            (node.role == "text" ? [node.text ?? node.label].compactMap { $0 } : []) + node.children.flatMap(words)
        }
        return words(ElementTree(screen: view.window?.bounds ?? .zero).makeElementTree(of: [view.window].compactMap { $0 }, named: ""))
    }

    private func show(_ layout: UICollectionViewLayout, _ source: Labels, height: CGFloat = 600) -> (UICollectionView, ListStage) {
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        list.dataSource = source
        return (list, ListStage(list, height: height))
    }

    private func flow(_ item: CGSize, header: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (item, 0, 0)
        layout.headerReferenceSize = CGSize(width: header, height: header)
        return layout
    }

    @Test func cellsOfAGridAreReadLineByLine() {
        let source = Labels([["a", "b", "c", "d", "e", "f", "g"]])
        let (list, stage) = show(flow(CGSize(width: 190, height: 50)), source)
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(texts(list) == ["a", "b", "c", "d", "e", "f", "g"])
    }

    @Test func headersAreReadWhereTheyStand() {
        let source = Labels([["a", "b"], ["c", "d"]])
        let (list, stage) = show(flow(CGSize(width: 190, height: 50), header: 30), source)
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(texts(list) == ["head 0", "a", "b", "head 1", "c", "d"])
    }

    @Test func cellsThatComeByScrollingAreReadInTheirPlaces() {
        let source = Labels([(0..<40).map(String.init)])
        let (list, stage) = show(flow(CGSize(width: 393, height: 50)), source, height: 200)
        defer { withExtendedLifetime(source) { stage.close() } }
        list.contentOffset.y = 600
        list.layoutIfNeeded()
        list.contentOffset.y = 500
        list.layoutIfNeeded()
        #expect(texts(list) == ["10", "11", "12", "13"])
    }

    @Test func sectionsThatScrollByThemselvesAreReadFromTheLeadingEdge() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let source = Labels([["a", "b", "c"], ["d", "e", "f"]])
        let (list, stage) = show(UICollectionViewCompositionalLayout(section: section), source)
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(texts(list) == ["head 0", "a", "b", "c", "head 1", "d", "e", "f"])
    }

    @Test func fromRightToLeftTheRightCellIsFirst() {
        let source = Labels([["a", "b", "c", "d"]])
        let (list, stage) = show(flow(CGSize(width: 190, height: 50)), source)
        defer { withExtendedLifetime(source) { stage.close() } }
        list.semanticContentAttribute = .forceRightToLeft
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        // Without a layout that turns round, the cells stay where they are, and are read from the right.
        let places = (0..<4).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
        let expected = places.first.map { $0 > 100 } == true ? ["a", "b", "c", "d"] : ["b", "a", "d", "c"]
        #expect(texts(list) == expected)
    }

    @Test func rowsOfATableAreReadFromTheTop() {
        let source = Labels([["a", "b"], ["c", "d"]])
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        table.dataSource = source
        let stage = ListStage(table)
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(texts(table) == ["head 0", "a", "b", "head 1", "c", "d"])
    }
}
