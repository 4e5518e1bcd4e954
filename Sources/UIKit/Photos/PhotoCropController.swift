/// Lets the user choose a square of a photo: “Move and Scale”.
final class PhotoCropController: UIViewController, UIGestureRecognizerDelegate {
    var onChoose: (_ edited: UIImage, _ rect: CGRect) -> Void = { _, _ in }
    var onCancel: () -> Void = {}
    private let image: UIImage
    private var crop: PhotoCrop
    private let picture = UIImageView()
    private let shades = [UIView(), UIView()]
    private let square = UIView()
    private let heading = UILabel()
    private let cancel = UIButton(type: .system)
    private let choose = UIButton(type: .system)

    private static let barHeight: CGFloat = 64

    init(_ image: UIImage) {
        self.image = image
        crop = PhotoCrop(picture: image.size, side: 1)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = .black
        view.clipsToBounds = true
        picture.image = image
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Photo"
        for shade in shades { shade.backgroundColor = UIColor(white: 0, alpha: 0.6) }
        square.layer.borderColor = UIColor.white.cgColor
        square.layer.borderWidth = 1
        (heading.text, heading.textColor, heading.textAlignment) = ("Move and Scale", .white, .center)
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        setUp(cancel, "Cancel") { [weak self] in self?.onCancel() }
        setUp(choose, "Choose") { [weak self] in self?.finish() }
        for view in shades + [square] { view.isUserInteractionEnabled = false }
        for view in [picture] + shades + [square, heading, cancel, choose] as [UIView] { self.view.addSubview(view) }
        addGestures()
    }

    private func setUp(_ button: UIButton, _ title: String, _ action: @escaping () -> Void) {
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    // MARK: Moving

    private func addGestures() {
        let pan = UIPanGestureRecognizer(), pinch = UIPinchGestureRecognizer()
        pan.handlers.append { [unowned self, unowned pan] _ in
            crop.move(by: pan.translation(in: view))
            pan.setTranslation(.zero, in: view)
            place()
        }
        pinch.handlers.append { [unowned self, unowned pinch] _ in
            crop.zoom(by: pinch.scale, around: pinch.location(in: square))
            pinch.scale = 1
            place()
        }
        for recognizer in [pan, pinch] as [UIGestureRecognizer] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    /// The photo is moved, not the sheet it is on.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view !== view }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view === view }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets, bounds = view.bounds
        let room = bounds.inset(by: UIEdgeInsets(top: safe.top + Self.barHeight, left: 0, bottom: safe.bottom + Self.barHeight, right: 0))
        let side = max(min(room.width, room.height), 1)
        square.frame = CGRect(x: (bounds.width - side) / 2, y: (room.midY - side / 2).rounded(), width: side, height: side)
        crop.side = side
        let isWide = side < room.width
        shades[0].frame =
            isWide
            ? CGRect(x: 0, y: 0, width: square.frame.minX, height: bounds.height)
            : CGRect(x: 0, y: 0, width: bounds.width, height: square.frame.minY)
        shades[1].frame =
            isWide
            ? CGRect(x: square.frame.maxX, y: 0, width: bounds.width - square.frame.maxX, height: bounds.height)
            : CGRect(x: 0, y: square.frame.maxY, width: bounds.width, height: bounds.height - square.frame.maxY)
        heading.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: Self.barHeight)
        let top = bounds.height - safe.bottom - Self.barHeight
        cancel.frame = CGRect(x: safe.left + 8, y: top, width: 96, height: Self.barHeight)
        choose.frame = CGRect(x: bounds.width - safe.right - 104, y: top, width: 96, height: Self.barHeight)
        place()
    }

    private func place() { picture.frame = crop.frame.offsetBy(dx: square.frame.minX, dy: square.frame.minY) }

    // MARK: Choosing

    private func finish() {
        let rect = crop.rect
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (image.scale, true)
        let edited = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
        onChoose(edited, rect)
    }
}
