import EventKit
import QuinceFoundation
import UIKit

/// The form of an event.
final class EventForm: UITableViewController {
    let event: EKEvent
    let store: EKEventStore
    /// Called once, at the end.
    var finished: ((EKEventEditViewAction) -> Void)?
    private let original: EventDraft
    private let isNew: Bool
    var draft: EventDraft { didSet { update(oldValue) } }
    private(set) var sections: [[EventFormRow]]

    init(_ event: EKEvent, _ store: EKEventStore) {
        let draft = EventDraft(event)
        (self.event, self.store, original, self.draft, isNew) = (event, store, draft, draft, event.isNew)
        sections = EventFormRow.sections(of: draft, isNew: event.isNew)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = isNew ? systemText("New Event") : systemText("Edit Event")
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: isNew ? systemText("Add") : systemText("Done"), primaryAction: UIAction { [weak self] _ in self?.save() })
        navigationItem.rightBarButtonItem?.style = .done
        tableView.keyboardDismissMode = .onDrag
        updateButtons()
    }

    private func updateButtons() {
        let isEdited = draft != original
        let isNamed = !draft.title.trimmingCharacters(in: .whitespaces).isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = isNew ? isNamed || isEdited : isEdited
        navigationController?.isModalInPresentation = isEdited
    }

    /// Shows a change: rows that come or go, and the dates that follow others.
    private func update(_ old: EventDraft) {
        guard isViewLoaded else { return }
        updateButtons()
        let current = EventFormRow.sections(of: draft, isNew: isNew)
        let datesChanged = old.isAllDay != draft.isAllDay || old.start != draft.start
        guard current != sections || datesChanged else { return }
        sections = current
        tableView.reloadData()
    }

    // MARK: The end

    private var questions: EventQuestions { EventQuestions(presenter: self) }

    func cancel() {
        guard draft != original else { return finish(.canceled) }
        questions.askDiscarding(isNew: isNew) { [weak self] in self?.finish(.canceled) }
    }

    func save() {
        view.endEditing(true)
        guard draft.start <= draft.end else { return questions.warn(systemText("The start date must be before the end date.")) }
        guard !isNew, original.repetition != .never, !event.isDetached else { return save(.thisEvent) }
        questions.askSpan { [weak self] in self?.save($0) }
    }

    func save(_ span: EKSpan) {
        draft.apply(to: event, since: original)
        do {
            try store.saveForUser(event, span: span)
            finish(.saved)
        } catch { questions.warn(error.localizedDescription) }
    }

    func delete(_ span: EKSpan) {
        do {
            try store.remove(event, span: span)
            finish(.deleted)
        } catch { questions.warn(error.localizedDescription) }
    }

    private func finish(_ action: EKEventEditViewAction) {
        let done = finished
        finished = nil
        done?(action)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section][indexPath.row] == .notes ? 120 : 44
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        EventFormCell(sections[indexPath.section][indexPath.row], self)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard sections[indexPath.section][indexPath.row] == .delete else { return }
        questions.askDeletion(of: event) { [weak self] in self?.delete($0) }
    }
}
