import UIKit

/// Scene A: shows a text and opens the editor in four ways.
final class DisplayViewController: UIViewController, DataDisplaying {
    @IBOutlet private weak var dataLabel: UILabel!

    var text = "Test data" {
        didSet { showText() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showText()
    }

    private func showText() {
        guard isViewLoaded else { return }
        dataLabel.text = text
    }

    // MARK: Opening the editor

    @IBAction private func changeByProperty() {
        pushEditor { _ in }
    }

    @IBAction private func changeByDelegate() {
        pushEditor { $0.delegate = self }
    }

    @IBAction private func changeByClosure() {
        pushEditor { editor in
            editor.onSave = { [weak self] text in self?.text = text }
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? DataEditing)?.text = text
    }

    private func pushEditor(configure: (DataEditing) -> Void) {
        guard let controller = storyboard?.instantiateViewController(withIdentifier: "Edit") else { return }
        if let editor = controller as? DataEditing {
            editor.text = text
            configure(editor)
        }
        navigationController?.pushViewController(controller, animated: true)
    }

    // MARK: Coming back

    @IBAction private func finishEditing(_ segue: UIStoryboardSegue) {
        EventLog.shared.record("unwind action")
    }
}

extension DisplayViewController: DataEditingDelegate {
    func dataEditing(_ editor: DataEditing, didSave text: String) {
        self.text = text
    }
}
