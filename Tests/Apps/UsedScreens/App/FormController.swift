import CoreLocation
import UIKit

/// Controls of every common kind, and a label that says what was done with them.
final class FormController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate, CLLocationManagerDelegate {
    static weak var shown: FormController?
    private static let colors = ["Red", "Green", "Blue", "White"]

    private let status = UILabel(), field = UITextField(), secret = UITextField()
    private let slider = UISlider(), toggle = UISwitch(), picker = UIPickerView(), pad = UIView()
    private let locations = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .systemBackground
        Self.shown = self
        status.accessibilityIdentifier = "status"
        status.text = ProcessInfo.processInfo.arguments.contains("-greeting") ? ProcessInfo.processInfo.environment["GREETING"] : "ready"
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        field.borderStyle = .roundedRect
        field.delegate = self
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        secret.borderStyle = .roundedRect
        slider.accessibilityIdentifier = "volume"
        slider.addTarget(self, action: #selector(slid), for: .valueChanged)
        toggle.accessibilityIdentifier = "alarm"
        toggle.addTarget(self, action: #selector(switched), for: .valueChanged)
        (picker.dataSource, picker.delegate) = (self, self)
        pad.backgroundColor = .systemTeal
        pad.accessibilityIdentifier = "pad"
        pad.isAccessibilityElement = true
        addGestures()
        let buttons = UIStackView(arrangedSubviews: [
            button("Alert", #selector(ask)), button("Sheet", #selector(present(_:))), button("Later", #selector(later)),
            button("Place", #selector(locate)),
        ])
        buttons.distribution = .fillEqually
        let rows = UIStackView(arrangedSubviews: [status, field, secret, slider, toggle, buttons, picker, pad])
        rows.axis = .vertical
        rows.spacing = 8
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            picker.heightAnchor.constraint(equalToConstant: 120), pad.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    func say(_ text: String) { status.text = text }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    private func addGestures() {
        let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        double.numberOfTapsRequired = 2
        let two = UITapGestureRecognizer(target: self, action: #selector(twoFingersTapped))
        two.numberOfTouchesRequired = 2
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = .left
        for recognizer in [double, two, press, pinch, swipe] { pad.addGestureRecognizer(recognizer) }
    }

    @objc private func doubleTapped() { say("double tap") }
    @objc private func twoFingersTapped() { say("two fingers") }
    @objc private func pressed(_ recognizer: UIGestureRecognizer) { if recognizer.state == .began { say("long press") } }
    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { say(recognizer.scale > 1 ? "pinched out" : "pinched in") }
    }
    @objc private func swiped() { say("swiped left") }
    @objc private func slid() { say("volume \(Int((slider.value * 10).rounded()))") }
    @objc private func switched() { say(toggle.isOn ? "alarm on" : "alarm off") }

    @objc private func ask() {
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.say("kept") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.say("deleted") })
        present(alert, animated: true)
    }

    @objc private func present(_ sender: UIButton) {
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
        close.addTarget(self, action: #selector(closeSheet), for: .touchUpInside)
        sheet.view.addSubview(close)
        present(sheet, animated: true)
    }

    @objc private func closeSheet() { dismiss(animated: true) { self.say("closed") } }

    @objc private func later() {
        say("waiting")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.say("done") }
    }

    @objc private func locate() {
        locations.delegate = self
        locations.requestWhenInUseAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus != .notDetermined else { return }
        say(manager.authorizationStatus == .authorizedWhenInUse ? "place allowed" : "place refused")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        say("hello \(textField.text ?? "")")
        return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.colors.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { Self.colors[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { say(Self.colors[row]) }
}
