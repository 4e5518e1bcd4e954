import SwiftUI
import UIKit

/// Crashes, ends and hangs.
class ActionsController: ColumnController {
    private let careful = UISwitch()
    private let names = ["Ada", "Grace"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Actions"
        careful.accessibilityLabel = "Careful"
        careful.isOn = true
        column.addArrangedSubview(careful)
        // Only where the switch is off.
        add("Show the Third Name") { [unowned self] in if !careful.isOn { print(names[2 + names.count % 2]) } }
        add("Wait for Nobody") { DispatchSemaphore(value: 0).wait() }
        add("Quit") { exit(0) }
        add("Present the Trap") { [unowned self] in
            let trap = TrapController()
            trap.modalPresentationStyle = .fullScreen
            present(trap, animated: true)
        }
    }
}

/// Nothing leads away from it.
class TrapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        label.text = "There is no way back"
        view.addSubview(label)
    }
}

/// Takes every text for a number.
class FormController: ColumnController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        let field = UITextField()
        field.placeholder = "Age"
        field.borderStyle = .roundedRect
        field.delegate = self
        field.widthAnchor.constraint(equalToConstant: 240).isActive = true
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        column.addArrangedSubview(field)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let age = Int(textField.text ?? "")!
        print("next year: \(age)")
        textField.resignFirstResponder()
        return true
    }
}

/// A text that is cut off, two that overlap, and a pale one.
class TextsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("texts.title", comment: "")
        view.backgroundColor = .white
        add("This sentence needs more room than it has", CGRect(x: 30, y: 140, width: 120, height: 24))
        add("One lies over", CGRect(x: 30, y: 200, width: 200, height: 24))
        add("the other one", CGRect(x: 60, y: 206, width: 200, height: 24))
        add("Pale", CGRect(x: 30, y: 260, width: 200, height: 24)).textColor = UIColor(white: 0.8, alpha: 1)
        add(NSLocalizedString("texts.note", comment: ""), CGRect(x: 30, y: 320, width: 330, height: 24))
    }

    @discardableResult
    private func add(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textColor = .black
        view.addSubview(label)
        return label
    }
}

/// A button that is too small, and one that says nothing.
class ControlsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        let small = UIButton(frame: CGRect(x: 40, y: 160, width: 24, height: 24))
        small.setTitle("i", for: .normal)
        small.setTitleColor(.label, for: .normal)
        view.addSubview(small)
        let silent = UIButton(frame: CGRect(x: 40, y: 240, width: 60, height: 60))
        silent.setImage(
            UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30)) },
            for: .normal)
        view.addSubview(silent)
    }
}

/// Constraints that contradict each other.
class LayoutController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layout"
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Narrow or wide"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.widthAnchor.constraint(equalToConstant: 160), label.widthAnchor.constraint(equalToConstant: 260),
        ])
    }
}

/// Keeps what it has loaded for ever.
class AlbumController: UIViewController {
    private static var loaded: [[UInt8]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        view.backgroundColor = .systemBackground
        Self.loaded.append([UInt8](repeating: 1, count: 2 << 20))
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        label.text = "Twelve pictures"
        view.addSubview(label)
    }
}

/// Faults of SwiftUI's views.
class ModernController: UIHostingController<ModernView> {
    init() { super.init(rootView: ModernView()) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Modern"
    }
}

struct ModernView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 40) {
            Text("A sentence that is longer than its line").lineLimit(1).frame(width: 110)
            Image("Missing")
            Button("+") { count += 1 }.frame(width: 20, height: 20)
            Text("Counted: \(count)")
        }
        .foregroundStyle(.primary)
    }
}

/// Has no faults.
class GoodController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Good"
        let label = UILabel()
        label.text = "All is well"
        column.addArrangedSubview(label)
        add("Greet") { label.text = "Hello" }
    }
}
