import CoreData
import PhotosUI
import UIKit

/// Edits an entry in a context of its own: what is not saved is forgotten with it.
class EditorViewController: UIViewController {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var tagField: UITextField!
    @IBOutlet private var dayPicker: UIDatePicker!
    @IBOutlet private var favoriteSwitch: UISwitch!
    @IBOutlet private var photoView: UIImageView!
    @IBOutlet private var photoButton: UIButton!
    @IBOutlet private var textView: UITextView!

    var context: NSManagedObjectContext!
    /// The entry to edit, of the editor's context; nil for a new one.
    var entry: Entry?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = entry == nil ? "New Entry" : "Entry"
        titleField.text = entry?.title
        tagField.text = entry?.tagText
        dayPicker.date = entry?.day ?? .now
        favoriteSwitch.isOn = entry?.isFavorite ?? false
        textView.text = entry?.text
        showPhoto(entry?.photo)
    }

    private func showPhoto(_ data: Data?) {
        photoView.image = data.flatMap(UIImage.init)
        photoView.isHidden = photoView.image == nil
        photoButton.setTitle(photoView.image == nil ? "Add Photo" : "Remove Photo", for: .normal)
    }

    @IBAction func changePhoto(_ sender: UIButton) {
        guard photoView.image == nil else { return showPhoto(nil) }
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    /// The return key ends editing, and by that closes the keyboard.
    @IBAction func closeKeyboard(_ sender: UITextField) {}

    @IBAction func save(_ sender: UIBarButtonItem) {
        let entry = entry ?? Entry(context: context)
        entry.title = titleField.text?.isEmpty == false ? titleField.text : "Untitled"
        entry.text = textView.text
        entry.day = Calendar.current.startOfDay(for: dayPicker.date)
        entry.isFavorite = favoriteSwitch.isOn
        entry.photo = photoView.image?.jpegData(compressionQuality: 0.8)
        entry.setTags(tagField.text ?? "")
        do {
            try context.save()
            performSegue(withIdentifier: "saved", sender: self)
        } catch {
            let alert = UIAlertController(title: "Not Saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

extension EditorViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            let data = (image as? UIImage)?.jpegData(compressionQuality: 0.8)
            DispatchQueue.main.async { self?.showPhoto(data) }
        }
    }
}
