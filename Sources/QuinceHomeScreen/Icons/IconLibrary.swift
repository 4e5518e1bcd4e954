import DeviceProtocol
import UIKit

/// The pictures of icons in the size they are shown in, without their corners cut.
@MainActor final class IconLibrary {
    private var pictures: [String: UIImage] = [:]

    /// An app's icon, `size` points wide. Apps without one get a letter on a colour of their own.
    func picture(of app: HomeApp, size: CGFloat) -> UIImage {
        let key = "\(app.identifier)-\(Int(size))-\(app.icon ?? app.name)"
        if let picture = pictures[key] { return picture }
        let picture =
            app.icon.flatMap { stored($0, app, size) } ?? (app.identifier == "com.apple.Preferences" ? gear(size) : letter(app, size))
        pictures[key] = picture
        return picture
    }

    // MARK: From a file

    /// Making a thousand pixels into sixty takes long: the small picture is kept beside the layout, and made anew when the icon has changed.
    private func stored(_ path: String, _ app: HomeApp, _ size: CGFloat) -> UIImage? {
        let scale = UIScreen.main.scale
        let kept = cacheFile(path, app, Int(size * scale))
        if let kept, let data = FileManager.default.contents(atPath: kept.path), let image = UIImage(data: data, scale: scale) {
            return image
        }
        guard let large = UIImage(contentsOfFile: path) else { return nil }
        let small = render(size) { _ in large.draw(in: CGRect(x: 0, y: 0, width: size, height: size)) }
        if let kept { try? small.pngData()?.write(to: kept, options: .atomic) }
        return small
    }

    private func cacheFile(_ path: String, _ app: HomeApp, _ pixels: Int) -> URL? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path), let date = attributes[.modificationDate] as? Date,
            let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appendingPathComponent("Icons")
        else { return nil }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stamp = UInt64(max(date.timeIntervalSince1970, 0) * 1000)
        return folder.appendingPathComponent("\(app.identifier)-\(pixels)-\(stamp).png")
    }

    // MARK: Drawn

    /// The icon of Settings.
    private func gear(_ size: CGFloat) -> UIImage {
        render(size) { context in
            let colors = [UIColor(white: 0.9, alpha: 1).cgColor, UIColor(white: 0.6, alpha: 1).cgColor]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size), options: [])
            }
            let symbol = UIImage(systemName: "gearshape.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: size * 0.68))?
                .withTintColor(UIColor(white: 0.27, alpha: 1), renderingMode: .alwaysOriginal)
            guard let symbol else { return }
            symbol.draw(at: CGPoint(x: (size - symbol.size.width) / 2, y: (size - symbol.size.height) / 2))
        }
    }

    private func letter(_ app: HomeApp, _ size: CGFloat) -> UIImage {
        let hue = CGFloat(app.identifier.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 360 }) / 360
        return render(size) { context in
            let colors = [
                UIColor(hue: hue, saturation: 0.62, brightness: 0.92, alpha: 1).cgColor,
                UIColor(hue: hue, saturation: 0.78, brightness: 0.7, alpha: 1).cgColor,
            ]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size), options: [])
            }
            let text = NSAttributedString(
                string: app.name.first.map { String($0) } ?? "",
                attributes: [.font: UIFont.systemFont(ofSize: size * 0.5, weight: .semibold), .foregroundColor: UIColor.white])
            let extent = text.size()
            text.draw(at: CGPoint(x: (size - extent.width) / 2, y: (size - extent.height) / 2))
        }
    }

    private func render(_ size: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (UIScreen.main.scale, true)
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { draw($0.cgContext) }
    }
}
