import StoreModel
import UIKit

/// The sheet with the user's subscriptions of the app, in which they cancel them and choose others of the group.
@MainActor final class SubscriptionListController: UITableViewController {
    private let service = StoreService.shared
    private let group: String?
    private let finish: () -> Void
    private var sections: [Section] = []
    private var isFinished = false

    private struct Section {
        var group: String
        var title: String
        var products: [StoreProduct]
        var current: StoredTransaction
        var renews: Bool
        var next: String?
    }

    init(group: String?, finish: @escaping () -> Void) {
        (self.group, self.finish) = (group, finish)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = systemText("Subscriptions")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: systemText("Done"), image: nil, primaryAction: UIAction { [weak self] _ in self?.close() })
        load()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end()
    }

    private func close() { navigationController?.dismiss(animated: true) { self.end() } }

    private func end() {
        guard !isFinished else { return }
        isFinished = true
        finish()
    }

    private func load() {
        let purchases = service.purchases
        let configuration = service.configuration ?? StoreConfiguration()
        sections = configuration.groups.compactMap { item in
            guard group == nil || group == item.id, let current = purchases.latest(inGroup: item.id) else { return nil }
            let subscription = purchases.subscription(inGroup: item.id)
            return Section(
                group: item.id, title: item.displayName(Locale.preferredLanguages, fallback: configuration.settings.locale),
                products: configuration.subscriptions(in: item.id), current: current, renews: subscription?.willRenew ?? false,
                next: subscription?.nextProductID)
        }
        if sections.isEmpty {
            let label = UILabel()
            (label.text, label.textAlignment, label.textColor) = (systemText("No Subscriptions"), .center, .secondaryLabel)
            tableView.backgroundView = label
        }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].products.count + (sections[section].renews ? 1 : 0)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection index: Int) -> String? {
        guard let end = sections[index].current.expirationDate else { return nil }
        let date = DateFormatter.localizedString(from: end, dateStyle: .medium, timeStyle: .short)
        if end <= service.now() { return systemText("Expired on \(date)") }
        return sections[index].renews ? systemText("Renews on \(date)") : systemText("Expires on \(date)")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let section = sections[path.section]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if path.row < section.products.count {
            let product = section.products[path.row]
            let settings = service.configuration?.settings ?? StoreSettings()
            content.text = product.displayName(settings)
            content.secondaryText = PriceFormat(settings).text(product.price)
            cell.accessoryType = section.renews && section.next == product.id ? .checkmark : .none
        } else {
            content.text = systemText("Cancel Subscription")
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        tableView.deselectRow(at: path, animated: true)
        let section = sections[path.section]
        guard path.row < section.products.count else { return confirmCancelling(section.group) }
        let flow = PurchaseFlow(service: service, product: section.products[path.row])
        Task { @MainActor in
            let configuration = service.configuration ?? StoreConfiguration()
            guard await PurchaseSheetController.confirm(flow.question, over: self) else { return }
            // Others of the app are notified: it has not asked for this purchase.
            service.update { _ = $0.purchase(flow.product, at: service.now(), configuration) }
            load()
        }
    }

    private func confirmCancelling(_ group: String) {
        let alert = UIAlertController(title: systemText("Cancel Subscription"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("Not Now"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: systemText("Cancel Subscription"), style: .destructive) { [self] _ in
                service.update { try? $0.setRenews(false, group: group) }
                load()
            })
        present(alert, animated: true)
    }
}

extension PurchaseSheetController {
    /// Asks over a sheet of the system's own.
    static func confirm(_ question: PurchaseQuestion, over controller: UIViewController) async -> Bool {
        await withCheckedContinuation { continuation in
            controller.present(PurchaseSheetController(question) { continuation.resume(returning: $0) }, animated: true)
        }
    }
}
