import UIKit

/// Counts the user's notes; what it needs of Objective-C is what the compiler here lacks.
final class NotesController: UIViewController {
    @IBOutlet private weak var title2: UILabel?
    private let button = UIButton(type: .system)
    private var store = NoteStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(addNote(_:)), for: .touchUpInside)
        view.addSubview(button)
        addNote(button)
    }

    @objc private func addNote(_ sender: UIButton) {
        let number = store.add("Note")
        button.setTitle("Notes: \(number)", for: .normal)
    }
}
