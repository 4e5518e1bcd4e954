/// Lets people choose a colour: from a grid, from the spectrum, by its parts.
///
/// Source: Apple's “UIColorPickerViewController”.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let tabs = UISegmentedControl(items: [SystemText.text(.grid), SystemText.text(.spectrum), SystemText.text(.sliders)])
    private let grid = ColorGridView()
    private let spectrum = ColorSpectrumView()
    private let sliders = ColorSlidersView()
    private let opacity = ColorSlider(SystemText.text(.opacity), format: .percent)
    private let sample = ColorSampleView()
    private lazy var dismissal = PickerDismissal { [weak self] in self?.finish() }
    private var color = ColorParts(.black)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
        title = SystemText.text(.colors)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = SystemText.text(.colors)
    }

    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor: UIColor {
        get { color.color }
        set {
            color = ColorParts(newValue)
            if isViewLoaded { showColor() }
        }
    }
    /// Whether people can choose how transparent the colour is.
    open var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: View

    open override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        self.view = view
        titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        tabs.selectedSegmentIndex = 0
        closeButton.accessibilityLabel = SystemText.text(.close)
        for part in [titleLabel, closeButton, tabs, grid, spectrum, sliders, opacity, sample] as [UIView] { view.addSubview(part) }
        connect()
        showTab()
        showColor()
    }

    private func connect() {
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        tabs.addAction(UIAction { [weak self] _ in self?.showTab() }, for: .valueChanged)
        let choose: (UIColor, Bool) -> Void = { [weak self] color, goesOn in self?.choose(color, goesOn) }
        (grid.onChoice, spectrum.onChoice, sliders.onChoice) = (choose, choose, choose)
        opacity.onChange = { [weak self] value, goesOn in
            guard let self else { return }
            color.alpha = value
            showColor()
            delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: goesOn)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        titleLabel.text = title
        presentationController?.delegate = presentationController?.delegate ?? dismissal
    }

    private func close() {
        dismiss(animated: true) { [weak self] in self?.finish() }
    }

    private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }

    private func showTab() {
        for (index, part) in [grid, spectrum, sliders].enumerated() { part.isHidden = index != tabs.selectedSegmentIndex }
    }

    private func choose(_ new: UIColor, _ goesOn: Bool) {
        let alpha = color.alpha
        color = ColorParts(new)
        color.alpha = alpha
        showColor()
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: goesOn)
    }

    private func showColor() {
        grid.show(color)
        spectrum.show(color)
        sliders.show(color)
        opacity.show(color.alpha, from: color.with(alpha: 0), to: color.with(alpha: 1))
        sample.color = color.color
    }

    // MARK: Layout

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: 16)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width - 60, height: 28)
        closeButton.frame = CGRect(x: area.maxX - 30, y: area.minY + 15, width: 30, height: 30)
        tabs.frame = CGRect(x: area.minX, y: area.minY + 60, width: area.width, height: 32)
        let bottom: CGFloat = supportsAlpha ? 186 : 110
        let top = tabs.frame.maxY + 20
        let height = max(min(area.width * 10 / 12, area.maxY - top - bottom), 80)
        let part = CGRect(x: area.minX, y: top, width: area.width, height: height)
        (grid.frame, spectrum.frame, sliders.frame) = (part, part, part)
        opacity.isHidden = !supportsAlpha
        opacity.frame = CGRect(x: area.minX, y: part.maxY + 20, width: area.width, height: 64)
        sample.frame = CGRect(x: area.minX, y: (supportsAlpha ? opacity.frame.maxY : part.maxY) + 20, width: 75, height: 75)
    }
}

/// Learns that people have pulled the sheet of a colour picker down.
private final class PickerDismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private let onDismiss: () -> Void

    init(_ onDismiss: @escaping () -> Void) {
        self.onDismiss = onDismiss
        super.init()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss() }
}
