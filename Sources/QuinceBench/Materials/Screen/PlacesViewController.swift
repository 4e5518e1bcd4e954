import UIKit

/// A bar, twelve rows and a button: the screen that is measured. `Screen.html` is the same as a page.
final class PlacesViewController: UIViewController {
    private let bar = UIView()
    private let rows = UIStackView()
    private let button = GradientButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addBar()
        addButton()
        addRows()
    }

    private func addBar() {
        let title = UILabel()
        title.text = "Places"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        bar.backgroundColor = UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
        for view in [bar, title] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(bar)
        bar.addSubview(title)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
            title.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
            title.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -12),
        ])
    }

    private func addRows() {
        rows.axis = .vertical
        rows.distribution = .fillEqually
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let photo = UIImage(named: "Photo.png")
        for number in 1...12 {
            rows.addArrangedSubview(
                RowView(photo: photo, title: "Place number \(number)", detail: "\(number * 3) km away, open until \(8 + number):30"))
        }
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: bar.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
        ])
    }

    private func addButton() {
        button.setTitle("Find more places", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            button.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}
