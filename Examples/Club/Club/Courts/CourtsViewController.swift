import UIKit

/// The hours of all courts on a day: a row of days, and a grid of hours for each court.
final class CourtsViewController: UIViewController {
    enum Section: Hashable {
        case days
        case court(Court)
    }

    enum Item: Hashable {
        case day(Date)
        case slot(CourtSlot)
    }

    var bookings: [Booking] = [] {
        didSet { if bookings != oldValue, isViewLoaded { refresh() } }
    }
    var onSelect: (CourtSlot) -> Void = { _ in }

    private let calendar = CourtCalendar()
    private lazy var day = calendar.today
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: CourtsLayout.make { [weak self] in
            self?.dataSource.sectionIdentifier(for: $0)
        })
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Courts")
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Today"), primaryAction: UIAction { [weak self] _ in self?.showToday() })
        placeCollectionView()
        show(day, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private func placeCollectionView() {
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        setContentScrollView(collectionView, for: [.top, .bottom])
    }

    // MARK: Data

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let days = dayRegistration, slots = slotRegistration, headers = headerRegistration
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { view, path, item in
            switch item {
            case .day(let date): view.dequeueConfiguredReusableCell(using: days, for: path, item: date)
            case .slot(let slot): view.dequeueConfiguredReusableCell(using: slots, for: path, item: slot)
            }
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return dataSource
    }

    private var dayRegistration: UICollectionView.CellRegistration<DayCell, Date> {
        UICollectionView.CellRegistration { [weak self] cell, _, date in
            cell.configure(date, isChosen: date == self?.day)
        }
    }

    private var slotRegistration: UICollectionView.CellRegistration<SlotCell, CourtSlot> {
        UICollectionView.CellRegistration { [weak self] cell, _, slot in
            cell.configure(slot, self?.state(of: slot) ?? .past)
        }
    }

    private var headerRegistration: UICollectionView.SupplementaryRegistration<CourtHeaderView> {
        UICollectionView.SupplementaryRegistration(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] header, _, path in
            guard case .court(let court)? = self?.dataSource.sectionIdentifier(for: path.section) else { return }
            header.configure(court)
        }
    }

    private func state(of slot: CourtSlot) -> SlotState {
        SlotState(slot, bookings: bookings, calendar: calendar, at: .now)
    }

    // MARK: Changes

    /// Shows the hours of a day.
    private func show(_ day: Date, animated: Bool = true) {
        self.day = day
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.days] + Court.allCases.map { .court($0) })
        snapshot.appendItems(calendar.days().map { .day($0) }, toSection: .days)
        for court in Court.allCases {
            snapshot.appendItems(calendar.slots(of: court, on: day).map { .slot($0) }, toSection: .court(court))
        }
        snapshot.reconfigureItems(calendar.days().map { .day($0) }.filter { dataSource.indexPath(for: $0) != nil })
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    /// Shows again which hours are free.
    private func refresh() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func showToday() {
        show(calendar.today)
        collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: true)
    }
}

extension CourtsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard case .slot(let slot)? = dataSource.itemIdentifier(for: indexPath) else { return true }
        return [.free, .mine].contains(state(of: slot))
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .day(let date): show(date)
        case .slot(let slot): onSelect(slot)
        case nil: break
        }
    }
}
