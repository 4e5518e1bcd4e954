import DeviceProtocol
import DeviceRuntime
import HomeScreenModel
import UIKit

/// A widget on the home screen, or a stack of them, which scrolls.
final class WidgetItemView: HomeItemView, UIScrollViewDelegate {
    private(set) var widgets: [PlacedWidget]
    /// Nil for a widget that stands alone.
    private(set) var stack: WidgetStack?
    private unowned let home: HomeViewController
    private let scroll = UIScrollView()
    private var pictures: [WidgetPictureView] = []
    private let dots = StackDotsView()
    private let radius: CGFloat
    /// A tap's place waits here for what it does.
    private let tap = UITapGestureRecognizer()
    /// The copy whose picture is in the middle.
    private(set) var shownIndex: Int
    private var isRotating = false
    private var menu: HomeItemMenu?

    init(_ item: HomeItem, name: String, home: HomeViewController) {
        widgets = item.widgets
        if case .stack(let stack) = item { self.stack = stack }
        shownIndex = stack?.shownIndex ?? 0
        self.home = home
        radius = CGFloat(WidgetMetrics(DeviceSettings.current.description).cornerRadius)
        super.init(name: name, labelSize: home.metrics.labelSize)
        accessibilityIdentifier = item.widgets.first.map { "widget.\(stack?.id ?? $0.id)" }
        face.isUserInteractionEnabled = true
        scroll.isPagingEnabled = true
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.scrollsToTop = false
        scroll.isScrollEnabled = stack != nil
        scroll.delegate = self
        face.addSubview(scroll)
        for widget in widgets {
            let picture = WidgetPictureView(frame: .zero)
            picture.tapped = { [unowned self, unowned picture] point in
                guard !self.home.editor.isEditing else { return self.home.editor.tapped(self) }
                self.home.use(shownWidget, in: self, picture, at: point)
            }
            scroll.addSubview(picture)
            pictures.append(picture)
            home.board.show(widget.id, in: picture)
        }
        dots.count = stack == nil ? 0 : widgets.count
        dots.current = shownIndex
        dots.alpha = 0
        addSubview(dots)
        tap.handlers.append { [unowned self] _ in tapped() }
        face.addGestureRecognizer(tap)
        menu = HomeItemMenu(of: self, home: home) { [unowned self, unowned home] in
            home.menu(of: self)
        } lifted: { [unowned self] in
            // It is shown as it is, not as it looks under a finger.
            UIView.performWithoutAnimation { isHighlighted = false }
            return face
        }
        if let menu { face.addInteraction(UIContextMenuInteraction(delegate: menu)) }
        nameShown()
    }

    required init?(coder: NSCoder) { nil }

    override var cornerRadius: CGFloat { radius }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.frame != face.bounds else { return }
        scroll.frame = face.bounds
        let size = face.bounds.size
        scroll.contentSize = CGSize(width: size.width, height: size.height * CGFloat(pictures.count))
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: 0, y: CGFloat(index) * size.height, width: size.width, height: size.height)
        }
        scroll.contentOffset.y = CGFloat(shownIndex) * size.height
        placeDots()
    }

    private func placeDots() {
        let size = dots.fitting
        dots.bounds.size = size
        dots.center = CGPoint(x: isRightToLeft ? -2 - size.width / 2 : bounds.width + 2 + size.width / 2, y: bounds.midY)
    }

    var shownWidget: PlacedWidget { widgets[min(shownIndex, widgets.count - 1)] }

    private func nameShown() {
        let name = home.name(of: shownWidget)
        setName(name)
        accessibilityValue = stack == nil ? nil : "\(shownIndex + 1) of \(widgets.count)"
    }

    // MARK: Stacks

    /// Brings a copy of the stack up.
    func show(_ id: Int, animated: Bool) {
        guard let index = widgets.firstIndex(where: { $0.id == id }), index != shownIndex else { return }
        isRotating = true
        scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(index) * scroll.bounds.height), animated: animated)
        isRotating = false
        settle(at: index, byHand: false)
    }

    private func settle(at index: Int, byHand: Bool) {
        guard index != shownIndex, widgets.indices.contains(index) else { return }
        shownIndex = index
        nameShown()
        guard let stack else { return }
        home.stackScrolled(stack.id, to: widgets[index].id, byHand: byHand)
    }

    private var scrolledIndex: Int {
        scroll.bounds.height > 0 ? Int((scroll.contentOffset.y / scroll.bounds.height).rounded()) : 0
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots.current = min(max(scrolledIndex, 0), max(widgets.count - 1, 0))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        for (index, picture) in pictures.enumerated() where index != shownIndex { picture.update(at: home.board.now()) }
        UIView.animate(withDuration: 0.2) { self.dots.alpha = 1 }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollViewDidEndDecelerating(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle(at: scrolledIndex, byHand: true)
        UIView.animate(withDuration: 0.4, delay: 0.8, options: [.allowUserInteraction]) { self.dots.alpha = 0 }
    }

    // MARK: Touches

    /// The whole widget counts, and its name.
    override func shake(_ isShaking: Bool, remove: (() -> Void)?) {
        super.shake(isShaking, remove: remove)
        scroll.isScrollEnabled = !isShaking && stack != nil
    }

    private var shownPicture: WidgetPictureView { pictures[min(shownIndex, pictures.count - 1)] }

    private func tapped() {
        guard !home.editor.isEditing else { return home.editor.tapped(self) }
        let picture = shownPicture
        home.use(shownWidget, in: self, picture, at: picture.place(tap.location(in: picture)))
    }

    // MARK: Accessibility

    /// Whether the accessibility elements of the widget's content are exposed. A widget without any, or in edit mode, is a single element.
    private var isRead: Bool { !home.editor.isEditing && shownPicture.accessibilityElements?.isEmpty == false }

    override var isAccessibilityElement: Bool {
        get { !isRead }
        set {}
    }

    /// Of a stack only what is shown.
    override var accessibilityElements: [Any]? {
        get { isRead ? [shownPicture] : nil }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard !home.editor.isEditing else {
            home.editor.tapped(self)
            return true
        }
        let picture = shownPicture
        // Nowhere in particular: what the widget as a whole leads to.
        home.use(shownWidget, in: self, picture, at: CGPoint(x: -1, y: -1))
        return true
    }
}

/// The dots beside a stack.
final class StackDotsView: UIView {
    private var dots: [UIView] = []
    private static let side: CGFloat = 6, gap: CGFloat = 5

    var count = 0 {
        didSet {
            for dot in dots { dot.removeFromSuperview() }
            dots = (0..<count).map { index in
                let dot = UIView(frame: CGRect(x: 0, y: CGFloat(index) * (Self.side + Self.gap), width: Self.side, height: Self.side))
                dot.layer.cornerRadius = Self.side / 2
                addSubview(dot)
                return dot
            }
            paint()
        }
    }
    var current = 0 { didSet { if current != oldValue { paint() } } }

    var fitting: CGSize { CGSize(width: Self.side, height: max(CGFloat(count) * (Self.side + Self.gap) - Self.gap, 0)) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private func paint() {
        for (index, dot) in dots.enumerated() { dot.backgroundColor = UIColor(white: 1, alpha: index == current ? 1 : 0.4) }
    }
}
