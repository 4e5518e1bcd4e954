import UIKit

/// The scene every variant starts with.
class FirstViewController: UIViewController {
    /// How «About» leads to the second scene where no segue does.
    var variant = Variant.segues

    private lazy var keptController = makeSecondViewController()

    override func loadView() {
        super.loadView()
        addVersionLabel()
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

    @IBAction private func showAbout() {
        switch variant {
        case .presentInit:
            present(SecondViewController(), animated: true)
        case .presentLazy:
            present(keptController, animated: true)
        case .fullScreen:
            let controller = makeSecondViewController()
            controller.modalPresentationStyle = .fullScreen
            present(controller, animated: true)
        case .segues, .present, .navigation, .windowScreen, .windowScene, .earlyView:
            present(makeSecondViewController(), animated: true)
        }
    }

    private func makeSecondViewController() -> UIViewController {
        UIStoryboard(name: "Presentation", bundle: nil).instantiateViewController(withIdentifier: "SecondViewController")
    }

    private func addVersionLabel() {
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 20))
        label.text = NSLocalizedString("Version 1.1", comment: "Version of the app")
        label.textColor = .black
        view.addSubview(label)
    }

    private func record(_ callback: String) {
        CallbackLog.shared.record(callback, from: .controllers)
    }
}
