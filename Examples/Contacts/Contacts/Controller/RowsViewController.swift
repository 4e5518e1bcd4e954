import UIKit

/// Shows on the console when a table makes a new cell and when it uses an old one again.
final class RowsViewController: UIViewController {
    private static let cellIdentifier = "Row"

    private let rowCount = 50

    private func configure(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = .localizedStringWithFormat(
            NSLocalizedString("Row %ld", comment: "Text of a row: its number"), indexPath.row
        )
        cell.contentConfiguration = content
    }
}

extension RowsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell
        if let usedCell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier) {
            print("Используем старую ячейку для строки с индексом \(indexPath.row)")
            cell = usedCell
        } else {
            print("Создаем новую ячейку для строки с индексом \(indexPath.row)")
            cell = UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
        }
        configure(cell, forRowAt: indexPath)
        return cell
    }
}

extension RowsViewController: UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        print("Определяем доступные действия для строки \(indexPath.row)")
        return nil
    }
}
