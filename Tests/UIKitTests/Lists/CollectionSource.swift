@_spi(Quince) import QuinceFoundation

@testable import UIKit

/// Items of texts. What a collection view's protocols leave open is for subclasses, which adopt them: each then has just the methods it
/// declares.
@MainActor class CollectionItems: NSObject {
    var sections: [[String]]
    var log: [String] = []
    /// Cells made, in order.
    var made = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! TextCell
        if cell.text.isEmpty { made += 1 }
        cell.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func list(_ layout: UICollectionViewLayout) -> UICollectionView {
        ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } }
        ObjectRuntime.register(TextView.self) { entry in entry.factory(.frame) { _ in TextView(frame: .zero) } }
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(TextCell.self, forCellWithReuseIdentifier: "item")
        list.register(TextView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        list.dataSource = self as? any UICollectionViewDataSource
        list.delegate = self as? any UICollectionViewDelegate
        return list
    }
}

final class CollectionSource: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {}

/// A cell that knows its text.
class TextCell: UICollectionViewCell {
    var text = ""
}

class TextView: UICollectionReusableView {
    var text = ""
}

extension UICollectionView {
    /// The texts of the cells on the screen, in order.
    var texts: [String] {
        layoutIfNeeded()
        return visibleCells.map { ($0 as? TextCell)?.text ?? "-" }
    }
    /// The frames of the cells on the screen, in order.
    var frames: [CGRect] {
        layoutIfNeeded()
        return visibleCells.map(\.frame)
    }
}
