/// How Auto Layout sees a scroll view: its edges are, for its subviews, those of the content.
extension UIScrollView: ContentScrolling {
    func setContentSizeFromLayout(_ size: CGSize) {
        scroll.zoom.layoutSize = size
        contentSize = zoomView.map { zoomedContentSize(around: $0) } ?? size
    }

    /// Lets the guides follow the content's size and place.
    func updateScrollGuides() {
        guard layoutState != nil else { return }
        let guides = viewLayout.systemGuides
        guard guides[.scrollContent] != nil || guides[.scrollFrame] != nil else { return }
        layoutEngine?.insetsChanged(self)
        setNeedsLayout()
    }
}
