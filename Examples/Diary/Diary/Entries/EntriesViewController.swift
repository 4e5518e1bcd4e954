import CoreData
import UIKit

/// The entries by month, which a search narrows.
class EntriesViewController: UITableViewController {
    var context: NSManagedObjectContext!
    private var results: NSFetchedResultsController<Entry>!
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Title, text or tag"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        fetch()
    }

    private func fetch() {
        results = NSFetchedResultsController(
            fetchRequest: Entry.request(holding: search.searchBar.text ?? ""), managedObjectContext: context,
            sectionNameKeyPath: #keyPath(Entry.month), cacheName: nil)
        results.delegate = self
        do { try results.performFetch() } catch { showProblem(error) }
        tableView.reloadData()
    }

    private func showProblem(_ error: Error) {
        let alert = UIAlertController(title: "Something Went Wrong", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func save() {
        do { try context.save() } catch {
            context.rollback()
            showProblem(error)
        }
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { results.sections?[section].name }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        configure(cell, results.object(at: indexPath))
        return cell
    }

    private func configure(_ cell: UITableViewCell, _ entry: Entry) {
        var content = cell.defaultContentConfiguration()
        content.text = (entry.isFavorite ? "★ " : "") + (entry.title ?? "")
        content.secondaryText = [entry.text, entry.tagText].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
        content.image = entry.photo.flatMap(UIImage.init)
        content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
        cell.contentConfiguration = content
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let entry = results.object(at: indexPath)
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            context.delete(entry)
            save()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    // MARK: - Editor

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? EditorViewController else { return }
        let draft = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        draft.parent = context
        editor.context = draft
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
        editor.entry = draft.object(with: results.object(at: path).objectID) as? Entry
    }

    /// The editor has saved its draft.
    @IBAction func entryWasSaved(_ segue: UIStoryboardSegue) { save() }
}

extension EntriesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { fetch() }
}

extension EntriesViewController: NSFetchedResultsControllerDelegate {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections([sectionIndex], with: .automatic)
        case .delete: tableView.deleteSections([sectionIndex], with: .automatic)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
        case .update: if let cell = tableView.cellForRow(at: indexPath!), let entry = anObject as? Entry { configure(cell, entry) }
        case .move:
            tableView.deleteRows(at: [indexPath!], with: .automatic)
            tableView.insertRows(at: [newIndexPath!], with: .automatic)
        @unknown default: tableView.reloadData()
        }
    }
}
