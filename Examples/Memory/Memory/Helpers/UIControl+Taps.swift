import Combine
import UIKit

extension UIControl {
    /// What happens when the control is tapped.
    func onTap(_ action: @escaping () -> Void) {
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    /// Sends a value through the subject whenever the control is tapped.
    func send<Value>(_ value: Value, to subject: PassthroughSubject<Value, Never>) {
        onTap { subject.send(value) }
    }
}
