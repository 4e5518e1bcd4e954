import EventKit
import QuinceFoundation
import UIKit

/// A row of the form, with the control that edits its part of the draft.
final class EventFormCell: UITableViewCell, UITextViewDelegate {
    let row: EventFormRow
    private weak var form: EventForm?
    /// Stands in the notes while they are empty.
    private let placeholder = UILabel()

    init(_ row: EventFormRow, _ form: EventForm) {
        (self.row, self.form) = (row, form)
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = row == .delete ? .default : .none
        setUp(form.draft, form)
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ draft: EventDraft, _ form: EventForm) {
        switch row {
        case .title: addField(draft.title, \.title)
        case .location: addField(draft.location, \.location)
        case .url: addField(draft.url, \.url, keyboard: .URL)
        case .notes: addNotes(draft.notes)
        case .allDay: addSwitch(draft.isAllDay)
        case .starts: addPicker(draft.start, draft) { $0.move(to: $1) }
        case .ends: addPicker(draft.end, draft) { $0.end = $1 }
        case .repetition:
            let choices = EventRepetition.choices + (draft.repetition == .custom ? [.custom] : [])
            addMenu(choices, draft.repetition, \.title) { $0.repetition = $1 }
        case .repetitionEnd: addRepetitionEnd(draft)
        case .calendar: addMenu(calendars(draft, form), draft.calendar ?? .virtual, \.title) { $0.calendar = $1 }
        case .alert: addMenu(EventAlert.choices + (draft.alert == .custom ? [.custom] : []), draft.alert, \.title) { $0.alert = $1 }
        case .availability: addMenu([EKEventAvailability.busy, .free], draft.availability, \.title) { $0.availability = $1 }
        case .delete:
            textLabel?.text = row.label
            textLabel?.textColor = .systemRed
            textLabel?.textAlignment = .center
            accessibilityTraits.insert(.button)
        }
    }

    private func calendars(_ draft: EventDraft, _ form: EventForm) -> [EKCalendar] {
        let all = form.store.calendars(for: .event).filter(\.allowsContentModifications)
        guard let own = draft.calendar, !all.contains(own) else { return all }
        return [own] + all
    }

    private func change(_ body: (inout EventDraft) -> Void) {
        guard let form else { return }
        var draft = form.draft
        body(&draft)
        form.draft = draft
    }

    private func fill(_ view: UIView) {
        view.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    private func addField(_ text: String, _ path: WritableKeyPath<EventDraft, String>, keyboard: UIKeyboardType = .default) {
        let field = UITextField()
        (field.text, field.placeholder, field.keyboardType, field.clearButtonMode) = (text, row.label, keyboard, .whileEditing)
        if keyboard == .URL { (field.autocapitalizationType, field.autocorrectionType) = (.none, .no) }
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.change { $0[keyPath: path] = field?.text ?? "" } }, for: .editingChanged)
        fill(field)
    }

    private func addNotes(_ text: String) {
        let view = UITextView()
        (view.text, view.font, view.backgroundColor, view.delegate) = (text, .preferredFont(forTextStyle: .body), .clear, self)
        view.accessibilityLabel = row.label
        view.textContainer.lineFragmentPadding = 0
        fill(view)
        placeholder.text = row.label
        (placeholder.font, placeholder.textColor) = (view.font, .placeholderText)
        placeholder.isAccessibilityElement = false
        placeholder.sizeToFit()
        placeholder.frame.origin = CGPoint(x: 0, y: 8)
        placeholder.isHidden = !text.isEmpty
        view.addSubview(placeholder)
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = textView.hasText
        change { $0.notes = textView.text ?? "" }
    }

    private func addSwitch(_ isOn: Bool) {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = row.label
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.change { $0.isAllDay = control?.isOn ?? false } }, for: .valueChanged)
        textLabel?.text = row.label
        accessoryView = control
    }

    private func addPicker(_ date: Date, _ draft: EventDraft, _ set: @escaping (inout EventDraft, Date) -> Void) {
        let picker = UIDatePicker()
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (.compact, draft.isAllDay ? .date : .dateAndTime)
        picker.date = date
        picker.accessibilityLabel = row.label
        picker.addAction(
            UIAction { [weak self, weak picker] _ in self?.change { set(&$0, picker?.date ?? date) } }, for: .valueChanged)
        picker.sizeToFit()
        textLabel?.text = row.label
        accessoryView = picker
    }

    private func addRepetitionEnd(_ draft: EventDraft) {
        guard let end = draft.repetitionEnd else {
            let later = Calendar.current.date(byAdding: .month, value: 1, to: draft.start) ?? draft.start
            return addMenu([false, true], false, { $0 ? systemText("On Date") : systemText("Never") }) {
                $0.repetitionEnd = $1 ? later : nil
            }
        }
        var day = draft
        day.isAllDay = true
        addPicker(end, day) { $0.repetitionEnd = $1 }
    }

    private func addMenu<Value: Equatable>(
        _ values: [Value], _ current: Value, _ title: @escaping (Value) -> String, _ set: @escaping (inout EventDraft, Value) -> Void
    ) {
        var look = UIButton.Configuration.plain()
        (look.image, look.imagePlacement, look.imagePadding) = (UIImage(systemName: "chevron.up.chevron.down"), .trailing, 4)
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 11)
        look.contentInsets = .zero
        look.baseForegroundColor = .secondaryLabel
        let button = UIButton(configuration: look)
        let actions = values.map { value in
            UIAction(title: title(value), state: value == current ? .on : .off) { [weak self, weak button] _ in
                self?.change { set(&$0, value) }
                button?.setTitle(title(value), for: .normal)
                button?.accessibilityValue = title(value)
                button?.sizeToFit()
                self?.setNeedsLayout()
            }
        }
        button.menu = UIMenu(options: .singleSelection, children: actions)
        button.showsMenuAsPrimaryAction = true
        button.setTitle(title(current), for: .normal)
        button.accessibilityLabel = row.label
        button.accessibilityValue = title(current)
        button.sizeToFit()
        textLabel?.text = row.label
        accessoryView = button
    }
}

extension EKEventAvailability {
    fileprivate var title: String { self == .free ? systemText("Free") : systemText("Busy") }
}
