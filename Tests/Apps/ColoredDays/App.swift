import UIKit

/// A month whose days wear a mark of a colour that people choose; with the launch argument `-Arabic` it runs from right to left.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = DaysController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class DaysController: UIViewController {
    private let calendar = UICalendarView()
    private let well = UIColorWell()
    private let status = UILabel()
    private var marked: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 3)
        calendar.availableDateRange = DateInterval(
            start: DateComponents(calendar: calendar.calendar, year: 2024, month: 3, day: 4).date!,
            end: DateComponents(calendar: calendar.calendar, year: 2024, month: 5, day: 1).date!)
        calendar.delegate = self
        calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
        if UserDefaults.standard.bool(forKey: "Arabic") { calendar.semanticContentAttribute = .forceRightToLeft }
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        well.title = "Mark"
        well.addAction(UIAction { [weak self] _ in self?.colorChosen() }, for: .valueChanged)
        status.text = "nothing chosen"
        let row = UIStackView(arrangedSubviews: [status, well])
        row.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [calendar, row])
        (stack.axis, stack.spacing) = (.vertical, 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    private func colorChosen() {
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        well.selectedColor?.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        status.text = "red \(Int((red * 100).rounded())) opacity \(Int((alpha * 100).rounded()))"
        calendar.reloadDecorations(forDateComponents: marked.map { DateComponents(year: 2024, month: 3, day: $0) }, animated: false)
    }
}

extension DaysController: UICalendarViewDelegate {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        marked.contains(dateComponents.day ?? 0) ? .default(color: well.selectedColor, size: .large) : nil
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        status.text = "month \(calendarView.visibleDateComponents.month ?? 0)"
    }
}

extension DaysController: UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        status.text = dateComponents.map { "chosen \($0.day ?? 0)" } ?? "given up"
        guard let day = dateComponents?.day else { return }
        marked.insert(day)
        calendar.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 3, day: day)], animated: false)
    }
}
