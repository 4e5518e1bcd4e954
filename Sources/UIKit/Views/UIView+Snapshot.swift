/// A view that shows how another one looked.
final class SnapshotView: UIView {
    init(of view: UIView, _ picture: CALayer) {
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.transform = CATransform3DIdentity
        picture.position = CGPoint(x: view.bounds.width * picture.anchorPoint.x, y: view.bounds.height * picture.anchorPoint.y)
        picture.opacity = 1
        picture.isHidden = false
        layer.addSublayer(picture)
        CATransaction.commit()
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshotPicture(afterScreenUpdates: afterUpdates).map { SnapshotView(of: self, $0) }
    }

    /// The view's layers as the screen shows them, or will after pending updates; nil where the screen has not shown them.
    private func snapshotPicture(afterScreenUpdates afterUpdates: Bool) -> CALayer? {
        guard afterUpdates else { return layer.shownPicture() }
        layoutIfNeeded()
        layer.settleSubtree()
        return layer.picture()
    }

    /// Draws the view's layers so that its bounds fill `rect`.
    func drawSnapshot(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
            let picture = snapshotPicture(afterScreenUpdates: afterUpdates)
        else { return false }
        picture.opacity = 1
        picture.isHidden = false
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        picture.render(in: context)
        return true
    }

    /// A part of the view as an image that stretches between the caps.
    func makeResizableSnapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0, let picture = snapshotPicture(afterScreenUpdates: afterUpdates) else { return nil }
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            picture.render(in: context.cgContext)
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = image.cgImage
        view.layer.contentsScale = image.scale
        view.layer.contentsCenter = CGRect(
            x: capInsets.left / rect.width, y: capInsets.top / rect.height,
            width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
            height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        view.isUserInteractionEnabled = false
        return view
    }
}
