import DeviceProtocol
import DeviceRuntime
import QuartzCore
import RenderProtocol
import SwiftUI
import WidgetArchive

/// A view that draws an entry of a widget's archive, in the archive's own size and scaled to the view's.
final class WidgetPictureView: UIView {
    /// The displayed archive; nil shows a skeleton of bars.
    private(set) var archive: WidgetArchive?
    private var shown: Shown?
    private var root: CALayer?
    private var texts: [TickingText] = []
    private var images: [ImageID: CGImage] = [:]
    private var elements: [UIAccessibilityElement] = []
    private let skeleton = WidgetSkeletonView()
    /// Called when an element is activated, with its middle in the archive's coordinates.
    var tapped: ((CGPoint) -> Void)?

    private struct Shown: Equatable {
        var entry: Int
        var appearance: Appearance
        var contentSize: ContentSize
    }

    /// A text that goes on by itself, in the layer that shows it.
    private struct TickingText {
        let picture: LiveTextPicture
        let layer: CALayer
        /// The element that says it.
        let element: UIAccessibilityElement?
        var words: String
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(skeleton)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another archive as it is at a date.
    func show(_ new: WidgetArchive?, at date: Date) {
        archive = new
        images = [:]
        let hadContent = root != nil
        shown = nil
        update(at: date, animated: hadContent && window != nil)
        skeleton.isHidden = root != nil
    }

    /// Brings the entry of a date, and its texts as they are then.
    func update(at date: Date, animated: Bool = false) {
        guard let archive, let entry = archive.entryIndex(at: date) else { return clear() }
        // The views' own traits follow the device's settings a little later.
        let state = DeviceSettings.current.state
        let wanted = Shown(entry: entry, appearance: state.appearance, contentSize: state.contentSize)
        if wanted != shown { present(wanted, archive, animated: animated && shown?.entry != entry) }
        tick(at: date)
    }

    /// When something else is to be seen; nil where nothing changes any more.
    func nextChange(after date: Date) -> Date? {
        let ticks = texts.compactMap { $0.picture.nextChange(after: date) }
        return (ticks + [archive?.nextChange(after: date)].compactMap { $0 }).min()
    }

    /// The rendition that is shown.
    var rendition: WidgetArchive.Rendition? {
        shown.flatMap { archive?.rendition(of: $0.entry, appearance: $0.appearance, contentSize: $0.contentSize) }
    }

    /// A point of the view in the archive's coordinates.
    func place(_ point: CGPoint) -> CGPoint {
        guard let archive, bounds.width > 0 else { return point }
        return CGPoint(x: point.x * archive.size.width / bounds.width, y: point.y * archive.size.height / bounds.height)
    }

    // MARK: Layers

    private func clear() {
        root?.removeFromSuperlayer()
        (root, texts, shown, elements) = (nil, [], nil, [])
    }

    private func present(_ new: Shown, _ archive: WidgetArchive, animated: Bool) {
        guard let rendition = archive.rendition(of: new.entry, appearance: new.appearance, contentSize: new.contentSize),
            let tree = try? archive.tree(of: rendition),
            let made = ImportedLayers(tree, image: { image($0, tree) })
        else { return clear() }
        let old = root
        shown = new
        elements = rendition.elements.map(element)
        texts = rendition.liveTexts.enumerated().compactMap { index, text in
            let told = rendition.elements.firstIndex { $0.liveText == index }
            return made.layers[text.layer].map {
                TickingText(picture: LiveTextPicture(text), layer: $0, element: told.map { elements[$0] }, words: "")
            }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.addSublayer(made.root)
        root = made.root
        place()
        CATransaction.commit()
        guard animated, let old else { return old?.removeFromSuperlayer() ?? () }
        CATransaction.begin()
        CATransaction.setCompletionBlock { old.removeFromSuperlayer() }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.4)
        made.root.add(fade, forKey: "fade")
        CATransaction.commit()
    }

    private func image(_ id: ImageID, _ tree: RenderTree) -> CGImage? {
        if let image = images[id] { return image }
        let image = tree.images[id].flatMap { CGImage.make(rendered: $0) }
        images[id] = image
        return image
    }

    private func tick(at date: Date) {
        for index in texts.indices {
            let words = texts[index].picture.words(at: date)
            guard words != texts[index].words else { continue }
            texts[index].words = words
            texts[index].element?.accessibilityLabel = words
            let layer = texts[index].layer, scale = CGFloat(archive?.scale ?? 3)
            guard let image = texts[index].picture.image(at: date, size: layer.bounds.size, scale: scale) else { continue }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.contents = image
            layer.contentsScale = scale
            CATransaction.commit()
        }
    }

    // MARK: Accessibility

    private func element(_ archived: WidgetArchive.Element) -> UIAccessibilityElement {
        let element = WidgetElement(accessibilityContainer: self)
        element.frameInArchive = archived.frame
        element.accessibilityLabel = archived.label
        element.accessibilityValue = archived.value
        element.accessibilityIdentifier = archived.identifier
        element.accessibilityTraits = UIAccessibilityTraits(rawValue: archived.traits)
        return element
    }

    /// The accessibility elements of the widget's content; empty while the skeleton is shown.
    override var accessibilityElements: [Any]? {
        get { elements }
        set {}
    }

    /// A rectangle of the archive in the view's coordinates.
    fileprivate func rectangle(_ frame: CGRect) -> CGRect {
        guard let archive, archive.size.width > 0, archive.size.height > 0 else { return frame }
        let (x, y) = (bounds.width / archive.size.width, bounds.height / archive.size.height)
        return CGRect(x: frame.minX * x, y: frame.minY * y, width: frame.width * x, height: frame.height * y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        skeleton.frame = bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        place()
        CATransaction.commit()
    }

    private func place() {
        guard let root, let archive else { return }
        root.position = CGPoint(x: bounds.midX, y: bounds.midY)
        root.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        root.setAffineTransform(CGAffineTransform(scaleX: bounds.width / archive.size.width, y: bounds.height / archive.size.height))
    }
}

/// A part of a widget's picture that can be read. Activating it taps it.
private final class WidgetElement: UIAccessibilityElement {
    /// In points of the archive, which need not be those of the view.
    var frameInArchive = CGRect.zero

    override var accessibilityFrameInContainerSpace: CGRect {
        get { (accessibilityContainer as? WidgetPictureView)?.rectangle(frameInArchive) ?? frameInArchive }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let picture = accessibilityContainer as? WidgetPictureView, let tapped = picture.tapped else { return false }
        tapped(CGPoint(x: frameInArchive.midX, y: frameInArchive.midY))
        return true
    }
}
