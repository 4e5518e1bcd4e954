import UIKit

/// Shows a section's entries and lets the user add some.
final class SectionViewController: UIViewController {
    private let store = SectionStore()
    private let banner = UIView()
    private let summaryLabel = UILabel()
    private let list = UIStackView()
    private let slider = UISlider()
    private let addButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Section"
        view.backgroundColor = .systemBackground
        addButton.setTitle("Add", for: .normal)
        addButton.addTarget(self, action: #selector(addEntry), for: .touchUpInside)
        slider.maximumValue = 100
        slider.addTarget(self, action: #selector(amountChanged(_:)), for: .valueChanged)
        summaryLabel.font = .preferredFont(forTextStyle: .headline)
        list.axis = .vertical
        list.spacing = 4
        arrange()
        NotificationCenter.default.addObserver(self, selector: #selector(storeChanged), name: SectionStore.didChange, object: store)
        refresh()
    }

    private func arrange() {
        let controls = UIStackView(arrangedSubviews: [slider, addButton])
        controls.spacing = 12
        for subview in [banner, summaryLabel, list, controls] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: safeArea.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 80),
            summaryLabel.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 16),
            summaryLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            list.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 12),
            list.leadingAnchor.constraint(equalTo: summaryLabel.leadingAnchor),
            controls.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            controls.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            controls.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
    }

    @objc private func addEntry() { store.add("Entry \(store.entries.count + 1)", amount: Int(slider.value)) }
    @objc private func amountChanged(_ sender: UISlider) { addButton.setTitle("Add \(Int(sender.value))", for: .normal) }
    @objc private func storeChanged() { refresh() }

    private func refresh() {
        banner.backgroundColor = UIColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 1)
        summaryLabel.text = store.summary
        for old in list.arrangedSubviews { old.removeFromSuperview() }
        for (index, entry) in store.entries.enumerated() {
            let label = UILabel()
            label.text = "\(index + 1). \(entry.title): \(entry.amount)"
            label.textColor = entry.isDone ? .secondaryLabel : .label
            list.addArrangedSubview(label)
        }
    }
}
