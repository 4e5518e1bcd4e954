/// The scroll view of pages that scroll: three places, of which the one in the middle shows at rest, as in iOS.
///
/// It leaves its delegate to apps, which may watch it.
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        isDirectionalLockEnabled = true
        scroll.onMove = { [weak controller] in controller?.scrollMoved() }
        scroll.onRest = { [weak controller] in controller?.scrollRested() }
    }

    required init?(coder: NSCoder) { nil }

    override var takesContentSizeFromLayout: Bool { false }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        if gestureRecognizer === panRecognizer { controller?.prepareNeighbours() }
        return true
    }
}
