import UIKit

/// The recommended programmes.
final class ProgrammesViewController: UITableViewController {
    /// Set before the view loads.
    var world: World?

    private var programmes: [Programme] = []
    private var isLoading = false
    private let statusView = StatusView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundView = statusView
        statusView.retryButton.addTarget(self, action: #selector(load), for: .touchUpInside)
        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(load), for: .valueChanged)
        self.refreshControl = refreshControl
        load()
    }

    // MARK: - Loading

    @objc private func load() {
        guard let world, !isLoading else { return }
        isLoading = true
        if programmes.isEmpty, refreshControl?.isRefreshing != true { showStatus(.loading) }
        world.loader.load { [weak self] result in self?.loaded(result) }
    }

    private func loaded(_ result: Result<[Programme], LoadingError>) {
        isLoading = false
        refreshControl?.endRefreshing()
        switch result {
        case .success(let programmes):
            self.programmes = programmes
            tableView.reloadData()
            showStatus(programmes.isEmpty ? .empty : nil)
        case .failure(let error) where programmes.isEmpty:
            showStatus(.failed(cause: error.localizedDescription))
        case .failure(let error):
            presentFailure(error)
        }
    }

    private func showStatus(_ status: StatusView.Status?) {
        statusView.show(status)
        tableView.separatorStyle = status == nil ? .singleLine : .none
    }

    /// Says over the rows, which stay, why there are no new ones.
    private func presentFailure(_ error: LoadingError) {
        let alert = UIAlertController(
            title: NSLocalizedString("Loading failed", comment: "Title of a failure"),
            message: error.localizedDescription,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Try again", comment: "Button that loads anew"), style: .default
        ) { [weak self] _ in self?.load() })
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "Closes an alert"), style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        programmes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ProgrammeCell.reuseIdentifier, for: indexPath)
        let programme = programmes[indexPath.row]
        if let cell = cell as? ProgrammeCell, let world {
            cell.show(world.formatter.texts(of: programme))
            cell.showPicture(at: programme.pictureURL, from: world.pictures)
        }
        return cell
    }
}
