import UIKit

/// The scene behind «About».
final class SecondViewController: UIViewController {
    override func loadView() {
        super.loadView()
        record("loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        record("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("viewDidDisappear")
    }

    @IBAction private func goBack(_ sender: UIButton) {
        dismiss(animated: true)
    }

    private func record(_ callback: String) {
        CallbackLog.shared.record("\(callback) SecondViewController", from: .controllers)
    }
}
