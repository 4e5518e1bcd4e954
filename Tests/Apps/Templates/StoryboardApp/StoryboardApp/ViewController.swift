import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var greeting: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        greeting.text = "Hello, \(title ?? "world")!"
    }
}
