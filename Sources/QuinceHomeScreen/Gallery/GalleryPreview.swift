import DeviceProtocol
import DeviceRuntime
import HomeScreenModel
import UIKit

/// A widget as the gallery shows it: drawn by its extension from ready-made data, once that has come.
final class GalleryPreview: UIView {
    let page: WidgetGallery.Page
    private let picture = WidgetPictureView(frame: .zero)
    private let face = UIView()
    private let size: CGSize
    private let radius: CGFloat

    init(_ page: WidgetGallery.Page, board: WidgetBoard) {
        self.page = page
        let metrics = WidgetMetrics(DeviceSettings.current.description)
        let size = metrics.size(of: page.family)
        self.size = CGSize(width: size?.width ?? 158, height: size?.height ?? 158)
        radius = CGFloat(metrics.cornerRadius)
        super.init(frame: CGRect(origin: .zero, size: self.size))
        isUserInteractionEnabled = false
        face.clipsToBounds = true
        face.layer.cornerCurve = .continuous
        face.addSubview(picture)
        addSubview(face)
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 5)
        picture.show(nil, at: board.now())
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: GalleryPreview, _) in view.picture.update(at: board.now()) }
        board.askPicture(of: page) { [weak self] archive in
            guard let archive else { return }
            self?.picture.show(archive, at: archive.entries.first?.date ?? board.now())
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The size on the home screen, made smaller until it fits.
    func fitting(_ room: CGSize) -> CGSize {
        let scale = min(1, room.width / size.width, room.height / size.height)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        picture.frame = face.bounds
        let radius = radius * bounds.width / size.width
        face.layer.cornerRadius = radius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
}
