import AVFoundation
import MapKit
import UIKit

/// The frameworks beside UIKit by the names of that time, and what lowering gives the present names.
class MediaController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let label = UILabel()
    let field = UITextField()
    var parents: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let attributes: [String: Any] = [
            NSAttributedStringKey.foregroundColor.rawValue: UIColor.red, NSAttributedStringKey.font.rawValue: UIFont.systemFont(ofSize: 20),
        ]
        field.defaultTextAttributes = attributes
        field.text = "Red"
        let choose = UIButton(type: UIButtonType.system)
        choose.setTitle("Choose a photo", for: UIControlState.normal)
        choose.addTarget(self, action: #selector(choosePhoto), for: UIControlEvents.touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, field, choose])
        stack.axis = UILayoutConstraintAxis.vertical
        stack.frame = CGRect(x: 20, y: 120, width: 300, height: 200)
        stack.distribution = UIStackViewDistribution.fillEqually
        view.addSubview(stack)
        label.text = (["\(field.defaultTextAttributes.count) attributes"] + times + places + parents).joined(separator: ", ")
    }

    override func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
        parents.append("moved")
    }

    var times: [String] {
        let range = CMTimeRangeMake(kCMTimeZero, CMTimeMake(3, 2))
        return ["\(CMTimeGetSeconds(range.duration)) s"]
    }

    var places: [String] {
        let request = MKLocalSearchRequest()
        let place = CLLocationCoordinate2D(latitude: 52, longitude: 13)
        request.region = MKCoordinateRegionMake(place, MKCoordinateSpanMake(1, 1))
        try? AVAudioSession.sharedInstance().setCategory(AVAudioSessionCategoryPlayback, with: AVAudioSessionCategoryOptions.mixWithOthers)
        return [
            "\(Int(request.region.center.latitude))°",
            AVAudioSession.sharedInstance().category == AVAudioSessionCategoryPlayback ? "plays" : "silent",
        ]
    }

    @objc func choosePhoto() {
        let picker = UIImagePickerController()
        picker.sourceType = UIImagePickerControllerSourceType.photoLibrary
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
        let image = info[UIImagePickerControllerOriginalImage] as? UIImage
        label.text = image == nil ? "No picture" : "A picture of \(info[UIImagePickerControllerMediaType] as? String ?? "?")"
        picker.dismiss(animated: true)
    }
}
