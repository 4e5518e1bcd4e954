import UIKit

/// The floating palette of a tool picker: undo and redo, the tools with the selected one raised, and colours.
@MainActor final class ToolPalette: UIView {
    private static let height: CGFloat = 88
    /// The colours to choose from with one tap.
    private static let colors: [(name: String, color: UIColor)] = [
        ("Black", .black), ("Blue", .systemBlue), ("Green", .systemGreen), ("Yellow", .systemYellow), ("Red", .systemRed),
    ]

    private unowned let picker: PKToolPicker
    private weak var responder: UIResponder?
    private let plate = UIVisualEffectView(effect: UIGlassEffect())
    private let undoButton = UIButton(type: .system)
    private let redoButton = UIButton(type: .system)
    private let well = UIColorWell()
    private var tools: [ToolView] = []
    private var swatches: [SwatchView] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ picker: PKToolPicker, _ responder: UIResponder) {
        (self.picker, self.responder) = (picker, responder)
        super.init(frame: .zero)
        accessibilityIdentifier = "PKToolPicker"
        plate.layer.cornerRadius = Self.height / 2
        plate.clipsToBounds = true
        // Glass over white paper has no edge of its own.
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.18, 14, CGSize(width: 0, height: 4))
        addSubview(plate)
        addButtons()
        addTools()
        observeUndo()
    }

    required init?(coder: NSCoder) { nil }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func addButtons() {
        for (button, symbol, label) in [
            (undoButton, "arrow.uturn.backward", "Undo"), (redoButton, "arrow.uturn.forward", "Redo"),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.tintColor = .label
            button.accessibilityLabel = label
            addSubview(button)
        }
        undoButton.addAction(UIAction { [weak self] _ in self?.responder?.undoManager?.undo() }, for: .touchUpInside)
        redoButton.addAction(UIAction { [weak self] _ in self?.responder?.undoManager?.redo() }, for: .touchUpInside)
    }

    private func addTools() {
        for (index, item) in picker.toolItems.enumerated() {
            let view = ToolView(item)
            view.addAction(UIAction { [weak self] _ in self?.picker.select(index) }, for: .touchUpInside)
            tools.append(view)
            addSubview(view)
        }
        for (name, color) in Self.colors {
            let swatch = SwatchView(color, name)
            swatch.addAction(UIAction { [weak self] _ in self?.picker.select(color) }, for: .touchUpInside)
            swatches.append(swatch)
            addSubview(swatch)
        }
        well.accessibilityLabel = "More colors"
        well.addAction(UIAction { [weak self] _ in self?.well.selectedColor.map { self?.picker.select($0) } }, for: .valueChanged)
        addSubview(well)
    }

    private func observeUndo() {
        let names: [Notification.Name] = [
            .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidOpenUndoGroup,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                // Of whichever undo manager, on whichever thread.
                MainThread.runIsolated { self?.updateButtons() }
            }
        }
    }

    // MARK: State

    func update() {
        overrideUserInterfaceStyle = picker.overrideUserInterfaceStyle
        for (index, view) in tools.enumerated() { view.isSelected = index == picker.selectedIndex }
        let color = (picker.selectedTool as? PKInkingTool)?.color
        for swatch in swatches {
            swatch.isSelected = color == swatch.color
            swatch.isEnabled = color != nil
        }
        well.isEnabled = color != nil
        well.selectedColor = color
        updateButtons()
        setNeedsLayout()
    }

    func updateButtons() {
        undoButton.isEnabled = responder?.undoManager?.canUndo ?? false
        redoButton.isEnabled = responder?.undoManager?.canRedo ?? false
    }

    // MARK: Layout

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        setNeedsLayout()
        superview?.setNeedsLayout()
        place()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        place()
    }

    /// Above the home indicator, and no wider than a phone.
    private func place() {
        guard let superview else { return }
        let insets = superview.safeAreaInsets
        let available = superview.bounds.width - insets.left - insets.right - 24
        let width = min(available, 400)
        frame = CGRect(
            x: superview.bounds.midX - width / 2, y: superview.bounds.maxY - max(insets.bottom, 12) - Self.height, width: width,
            height: Self.height)
        autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.height / 2).cgPath
        undoButton.frame = CGRect(x: 8, y: 6, width: 36, height: 36)
        redoButton.frame = CGRect(x: 8, y: 46, width: 36, height: 36)
        let colorWidth: CGFloat = 3 * 32
        let colors = CGRect(x: bounds.width - colorWidth - 12, y: 10, width: colorWidth, height: 68)
        for (index, view) in (swatches as [UIView] + [well]).enumerated() {
            let cell = CGRect(x: colors.minX + CGFloat(index % 3) * 32, y: colors.minY + CGFloat(index / 3) * 36, width: 32, height: 32)
            view.frame = view === well ? cell.insetBy(dx: 2, dy: 2) : cell
        }
        let room = CGRect(x: 52, y: 0, width: colors.minX - 60, height: bounds.height)
        let step = min(room.width / CGFloat(max(tools.count, 1)), 48)
        let start = room.midX - step * CGFloat(tools.count) / 2
        for (index, view) in tools.enumerated() {
            view.frame = CGRect(x: start + CGFloat(index) * step, y: 0, width: step, height: bounds.height)
        }
    }
}
