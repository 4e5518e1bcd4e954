import DeviceProtocol

/// The sheet in which the user writes a message: its head, attachments and text.
@MainActor final class ComposeController: UIViewController, UITextViewDelegate {
    /// A line of the head, with what it holds.
    struct Line {
        var title: String
        var identifier: String
        var text: String
        /// nil = no address.
        var keyboard: UIKeyboardType?
    }

    var onSend: () -> Void = {}
    var onCancel: () -> Void = {}
    private(set) var isTextEdited = false
    private let rows: [ComposeFieldRow]
    private let attachments: [ComposeAttachmentRow]
    private let scroll = UIScrollView()
    private let text = UITextView()
    private let namesTitle: Bool
    private let fallbackTitle: String

    /// - Parameter namesTitle: Whether the last line's text is the title.
    init(_ lines: [Line], _ attachments: [OutgoingMessage.Attachment], body: String, title: String, namesTitle: Bool) {
        rows = lines.map { line in
            let row = ComposeFieldRow(line.title, identifier: line.identifier)
            row.field.text = line.text
            if let keyboard = line.keyboard { row.takeAddresses(keyboard: keyboard) }
            return row
        }
        self.attachments = attachments.map { ComposeAttachmentRow(name: $0.name, type: $0.type, size: $0.data.count) }
        (self.namesTitle, fallbackTitle) = (namesTitle, title)
        super.init(nibName: nil, bundle: nil)
        text.text = body
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(scroll)
        scroll.keyboardDismissMode = .interactive
        text.delegate = self
        text.font = .preferredFont(forTextStyle: .body)
        text.isScrollEnabled = false
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        text.accessibilityIdentifier = "compose.body"
        text.accessibilityLabel = "Message body"
        for row in rows {
            row.field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
            scroll.addSubview(row)
        }
        for row in attachments { scroll.addSubview(row) }
        scroll.addSubview(text)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        let send = UIAction(title: "Send", image: UIImage(systemName: "arrow.up.circle.fill")) { [weak self] _ in self?.onSend() }
        let item = UIBarButtonItem(primaryAction: send)
        item.accessibilityLabel = "Send"
        item.accessibilityIdentifier = "compose.send"
        navigationItem.rightBarButtonItem = item
        update()
    }

    // MARK: Contents

    /// What a line holds.
    func line(_ index: Int) -> String { rows.indices.contains(index) ? rows[index].field.text ?? "" : "" }
    var body: String { text.text ?? "" }
    var isEmpty: Bool { body.isEmpty && attachments.isEmpty && rows.allSatisfy { ($0.field.text ?? "").isEmpty } }

    /// Whether a recipient is there.
    private var canSend: Bool {
        let addressed = rows.filter { $0.field.autocorrectionType == .no }
        return addressed.contains { !Outbox.addresses($0.field.text).isEmpty }
    }

    private func update() {
        navigationItem.rightBarButtonItem?.isEnabled = canSend
        let subject = namesTitle ? rows.last?.field.text ?? "" : ""
        title = subject.isEmpty ? fallbackTitle : subject
    }

    func textViewDidChange(_ textView: UITextView) {
        isTextEdited = true
        view.setNeedsLayout()
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let width = view.bounds.width
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: width, height: ComposeFieldRow.height)
            y += ComposeFieldRow.height
        }
        for row in attachments {
            row.frame = CGRect(x: 0, y: y, width: width, height: ComposeAttachmentRow.height)
            y += ComposeAttachmentRow.height
        }
        let room = max(view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom - y, 120)
        let height = max(text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height, room)
        text.frame = CGRect(x: 0, y: y, width: width, height: height)
        scroll.contentSize = CGSize(width: width, height: y + height)
    }
}
