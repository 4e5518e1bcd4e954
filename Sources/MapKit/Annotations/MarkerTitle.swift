/// The texts under a marker, with a rim that sets them off from the map.
struct MarkerTitle: Hashable {
    let title: String
    let subtitle: String
    let isDark: Bool
    let isSelected: Bool

    @MainActor var image: UIImage? {
        guard !title.isEmpty else { return nil }
        var lines = [
            HaloText(text: title, size: isSelected ? 13 : 11, weight: .semibold, ink: isDark ? .white : UIColor(white: 0.13, alpha: 1))
        ]
        if !subtitle.isEmpty { lines.append(HaloText(text: subtitle, size: 11, weight: .medium, ink: .gray)) }
        return HaloText.image(lines, halo: isDark ? UIColor(white: 0.1, alpha: 0.85) : UIColor(white: 1, alpha: 0.9), width: 130)
    }
}

/// A line of text of the map.
struct HaloText: Hashable {
    var text: String
    var size: CGFloat
    var weight: UIFont.Weight
    var ink: UIColor
    var spacing: CGFloat = 0
    var isItalic = false

    var font: UIFont { isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight) }

    /// A picture of lines, centred, with a rim around the letters; longer ones are wrapped.
    @MainActor static func image(_ lines: [HaloText], halo: UIColor, width: CGFloat) -> UIImage? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let rim: CGFloat = 2
        func whole(_ isHalo: Bool) -> NSAttributedString {
            let result = NSMutableAttributedString(string: "")
            for (number, line) in lines.enumerated() {
                var attributes: [NSAttributedString.Key: Any] = [
                    .font: line.font, .paragraphStyle: paragraph, .kern: line.spacing, .foregroundColor: isHalo ? halo : line.ink,
                ]
                if isHalo {
                    attributes[.strokeColor] = halo
                    attributes[.strokeWidth] = -100 * 2 * rim / line.size
                }
                result.append(NSAttributedString(string: (number > 0 ? "\n" : "") + line.text, attributes: attributes))
            }
            return result
        }
        let text = whole(false)
        let extent = text.boundingRect(with: CGSize(width: width, height: 200), options: [.usesLineFragmentOrigin], context: nil).size
        let size = CGSize(width: ceil(extent.width) + 2 * rim + 2, height: ceil(extent.height) + 2 * rim)
        let place = CGRect(x: rim, y: rim, width: size.width - 2 * rim, height: size.height - 2 * rim)
        return UIGraphicsImageRenderer(size: size).image { _ in
            whole(true).draw(with: place, options: [.usesLineFragmentOrigin], context: nil)
            text.draw(with: place, options: [.usesLineFragmentOrigin], context: nil)
        }
    }
}
