import Compositor
import Foundation

/// Measures the contrast of texts with what is behind them, in the pixels of a screen.
///
/// The background is the most frequent colour of the text's area, the text the colour that differs most from it. Source: WCAG 2.2, success
/// criterion 1.4.3: a ratio of 4.5, or 3 for text of 18 points, or of 14 points in bold.
enum ContrastCheck {
    static func issues(of screen: ScreenModel, _ frame: RenderedFrame) -> [ScreenIssue] {
        guard !screen.isSystem else { return [] }
        var groups: [(look: Look, items: [(item: ScreenItem, area: CGRect)])] = []
        var checked = 0
        for item in screen.items where isChecked(item, screen) {
            guard let area = ScreenChecks.textFrame(item, screen)?.intersection(screen.bounds), !area.isNull, area.width >= 4,
                area.height >= 6, let ratio = ratio(in: area, frame)
            else { continue }
            checked += 1
            let size = item.audit?.fontSize ?? min(area.height * 0.8, 17)
            let wanted = size >= 18 || size >= 14 && item.audit?.isBold == true ? 3 : 4.5
            guard ratio < wanted - 0.05 else { continue }
            let look = Look(ratio: text(ratio), wanted: text(wanted), isLow: ratio < lowRatio)
            if let index = groups.firstIndex(where: { $0.look == look }) {
                groups[index].items.append((item, area))
            } else {
                groups.append((look, [(item, area)]))
            }
        }
        // Where most texts are pale, something dims the screen for a while.
        let pale = groups.filter(\.look.isLow).map(\.items.count).reduce(0, +)
        guard pale < 4 || pale * 2 < checked else { return [] }
        return groups.compactMap { group in issue(group.look, group.items) }
    }

    /// Texts of one look are one fault.
    private struct Look: Equatable {
        var ratio, wanted: String
        var isLow: Bool
    }

    /// The system's own secondary colours have a little more.
    private static let lowRatio = 2.9

    private static func issue(_ look: Look, _ items: [(item: ScreenItem, area: CGRect)]) -> ScreenIssue? {
        guard let (item, area) = items.first else { return nil }
        let others = items.count == 1 ? "" : " and \(items.count - 1) other\(items.count == 2 ? "" : "s")"
        return ScreenIssue(
            kind: .lowContrast, severity: look.isLow ? .warning : .note,
            message:
                "“\(item.name.shortened(to: 40))”\(others): a contrast of \(look.ratio) with the background; \(look.wanted) is asked for",
            elementKey: "\(item.key) \(item.place == .row ? 0 : item.ordinal)", elementTitle: item.title, frame: area)
    }

    /// iOS' own controls, whose colours no app chooses.
    private static let ownControls = ["DatePicker", "Calendar", "UIPicker", "WheelPicker"]

    private static func isChecked(_ item: ScreenItem, _ screen: ScreenModel) -> Bool {
        guard item.isEnabled, !item.isInBar, item.place != .alert, !item.isField else { return false }
        var current = item.parent
        while let index = current, screen.items.indices.contains(index) {
            let outer = screen.items[index]
            if !outer.isEnabled || ownControls.contains(where: outer.className.contains) { return false }
            current = outer.parent
        }
        return true
    }

    private static func text(_ ratio: Double) -> String { String(format: "%.1f : 1", ratio) }

    /// The part of an area that one colour must have to be its background.
    private static let leastBackground = 0.4
    /// The part of an area that the text's own colour has at least.
    private static let leastText = 0.006

    /// The contrast of the text in an area, in points; nil where there is no single background, or no text.
    static func ratio(in area: CGRect, _ frame: RenderedFrame) -> Double? {
        let scale = frame.scale
        let (left, right) = (max(Int(area.minX * scale), 0), min(Int(area.maxX * scale), frame.width))
        let (top, bottom) = (max(Int(area.minY * scale), 0), min(Int(area.maxY * scale), frame.height))
        guard left < right, top < bottom else { return nil }
        // Every pixel of small areas, of large ones a part.
        let step = max(1, Int((Double((right - left) * (bottom - top)) / mostSamples).squareRoot()))
        var samples: [UInt32] = []
        samples.reserveCapacity(Int(mostSamples) * 2)
        frame.pixels.withUnsafeBytes { bytes in
            for y in stride(from: top, to: bottom, by: step) {
                for x in stride(from: left, to: right, by: step) {
                    let offset = y * frame.bytesPerRow + x * 4
                    guard offset + 4 <= bytes.count else { continue }
                    samples.append(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xff_ffff)
                }
            }
        }
        samples.sort()
        return ratio(of: samples)
    }

    private static let mostSamples = 24_000.0

    /// - Parameter samples: Colours as `0xRRGGBB`, in ascending order.
    static func ratio(of samples: [UInt32]) -> Double? {
        var counts: [(color: UInt32, count: Int)] = []
        for sample in samples {
            if counts.last?.color == sample { counts[counts.count - 1].count += 1 } else { counts.append((sample, 1)) }
        }
        guard let background = counts.max(by: { $0.count < $1.count }),
            Double(background.count) >= Double(samples.count) * leastBackground
        else { return nil }
        let ground = luminance(background.color)
        let ratios = counts.map { (ratio: ratio(ground, luminance($0.color)), count: $0.count) }.sorted { $0.ratio > $1.ratio }
        let needed = max(Int(Double(samples.count) * leastText), 3)
        var counted = 0
        for (ratio, count) in ratios {
            counted += count
            // Nothing is drawn where all is of one colour.
            if counted >= needed { return ratio > 1.04 ? ratio : nil }
        }
        return nil
    }

    private static func ratio(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }

    /// The relative luminance of a colour, 0…1.
    static func luminance(_ color: UInt32) -> Double {
        0.2126 * linear[Int(color >> 16 & 0xff)] + 0.7152 * linear[Int(color >> 8 & 0xff)] + 0.0722 * linear[Int(color & 0xff)]
    }

    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
