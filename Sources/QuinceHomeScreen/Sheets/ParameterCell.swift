import DeviceProtocol
import HomeScreenModel
import UIKit

/// A row of the sheet Edit Widget, for one parameter.
@MainActor enum ParameterCell {
    /// - Parameter set: Called with what people enter; nil for nothing.
    static func make(_ parameter: WidgetParameter, _ form: WidgetForm, set: @escaping (WidgetParameterValue?) -> Void) -> UITableViewCell {
        if parameter.kind == .choice || parameter.isArray { return list(parameter, form) }
        let value = form.value(of: parameter)
        switch parameter.kind {
        case .flag: return flag(parameter, value, set)
        case .date: return date(parameter, value, set)
        case .integer, .decimal: return number(parameter, value, set)
        default: return text(parameter, value, set)
        }
    }

    private static func titled(_ parameter: WidgetParameter) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = parameter.title
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    private static func list(_ parameter: WidgetParameter, _ form: WidgetForm) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = UIListContentConfiguration.valueCell()
        content.text = parameter.title
        if parameter.kind == .choice {
            content.secondaryText = form.summary(of: parameter) ?? systemText("Choose")
        } else if case .list(let values)? = form.value(of: parameter) {
            content.secondaryText = values.map(ValuesController.text).joined(separator: ", ")
        }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private static func flag(
        _ parameter: WidgetParameter, _ value: WidgetParameterValue?, _ set: @escaping (WidgetParameterValue?) -> Void
    ) -> UITableViewCell {
        let cell = titled(parameter), control = UISwitch()
        if case .flag(let isOn)? = value { control.isOn = isOn }
        control.addAction(UIAction { [unowned control] _ in set(.flag(control.isOn)) }, for: .valueChanged)
        control.accessibilityLabel = parameter.title
        cell.accessoryView = control
        return cell
    }

    private static func date(
        _ parameter: WidgetParameter, _ value: WidgetParameterValue?, _ set: @escaping (WidgetParameterValue?) -> Void
    ) -> UITableViewCell {
        let cell = titled(parameter), picker = UIDatePicker()
        picker.datePickerMode = .dateAndTime
        picker.preferredDatePickerStyle = .compact
        if case .date(let seconds)? = value { picker.date = Date(timeIntervalSince1970: seconds) }
        picker.addAction(UIAction { [unowned picker] _ in set(.date(picker.date.timeIntervalSince1970)) }, for: .valueChanged)
        picker.sizeToFit()
        cell.accessoryView = picker
        return cell
    }

    private static func text(
        _ parameter: WidgetParameter, _ value: WidgetParameterValue?, _ set: @escaping (WidgetParameterValue?) -> Void
    ) -> UITableViewCell {
        let field = field(width: 170)
        if case .text(let text)? = value { field.text = text }
        field.placeholder = systemText("Text")
        field.addAction(UIAction { [unowned field] _ in set(.text(field.text ?? "")) }, for: .editingChanged)
        field.accessibilityLabel = parameter.title
        let cell = titled(parameter)
        cell.accessoryView = field
        return cell
    }

    private static func number(
        _ parameter: WidgetParameter, _ value: WidgetParameterValue?, _ set: @escaping (WidgetParameterValue?) -> Void
    ) -> UITableViewCell {
        let field = field(width: 64), stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (-1_000_000_000, 1_000_000_000)
        field.keyboardType = parameter.kind == .integer ? .numberPad : .decimalPad
        field.placeholder = "0"
        if case .number(let number)? = value {
            stepper.value = number
            field.text = ValuesController.text(.number(number))
        }
        field.addAction(
            UIAction { [unowned field, unowned stepper] _ in
                let number = ValuesController.number(field.text ?? "", parameter.kind)
                stepper.value = number ?? 0
                set(number.map { .number($0) })
            }, for: .editingChanged)
        stepper.addAction(
            UIAction { [unowned field, unowned stepper] _ in
                field.text = ValuesController.text(.number(stepper.value))
                set(.number(stepper.value))
            }, for: .valueChanged)
        for each in [field, stepper] as [UIView] { each.accessibilityLabel = parameter.title }
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 64 + 10 + stepper.intrinsicContentSize.width, height: 34))
        field.frame.origin = .zero
        stepper.frame.origin = CGPoint(x: 74, y: (34 - stepper.intrinsicContentSize.height) / 2)
        for each in [field, stepper] as [UIView] { holder.addSubview(each) }
        let cell = titled(parameter)
        cell.accessoryView = holder
        return cell
    }

    private static func field(width: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 34))
        field.font = .preferredFont(forTextStyle: .body)
        field.textColor = .secondaryLabel
        field.textAlignment = HomeDirection.isRightToLeft ? .left : .right
        field.returnKeyType = .done
        field.addAction(UIAction { [unowned field] _ in field.resignFirstResponder() }, for: .editingDidEndOnExit)
        return field
    }
}
