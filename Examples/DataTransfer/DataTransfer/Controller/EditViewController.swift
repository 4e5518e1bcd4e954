import UIKit

/// Scene B: changes a text and hands it back in four ways.
final class EditViewController: UIViewController, DataEditing {
    @IBOutlet private weak var textField: UITextField!

    var text = ""
    weak var delegate: DataEditingDelegate?
    var onSave: ((String) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textField.text = text
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { EventLog.shared.record("pop") }
    }

    private var editedText: String { textField.text ?? "" }

    // MARK: Saving

    @IBAction private func saveByProperty() {
        for controller in navigationController?.viewControllers ?? [] {
            (controller as? DataDisplaying)?.text = editedText
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        EventLog.shared.record("prepare")
        (segue.destination as? DataDisplaying)?.text = editedText
    }

    @IBAction private func saveByDelegate() {
        delegate?.dataEditing(self, didSave: editedText)
        navigationController?.popViewController(animated: true)
    }

    @IBAction private func saveByClosure() {
        onSave?(editedText)
        navigationController?.popViewController(animated: true)
    }
}

extension EditViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
