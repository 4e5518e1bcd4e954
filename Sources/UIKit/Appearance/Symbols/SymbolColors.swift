import CoreText

/// The colours that symbols have of themselves.
///
/// Source: the multicolour renderings of "SF Symbols" in Apple's Human Interface Guidelines, in the system's colours.
struct SymbolColors {
    private enum Kind {
        /// One colour for everything.
        case whole(UIColor)
        /// A white glyph on a coloured shape.
        case framed(UIColor)
        /// A badge with a white glyph on what takes the tint.
        case badged(UIColor)
        /// A white cloud and what comes from it or stands behind it.
        case cloud(UIColor)
    }

    private let kind: Kind

    /// Nil for a symbol that has no colours of its own.
    init?(name: String) {
        let parts = name.split(separator: ".").map(String.init)
        if let index = parts.firstIndex(of: "badge"), index > 0, index + 1 < parts.count, let color = Self.badges[parts[index + 1]] {
            kind = .badged(color)
        } else if let color = Self.framed[name] {
            kind = .framed(color)
        } else if let color = Self.whole[name] {
            kind = .whole(color)
        } else if parts.first == "cloud", parts.last == "fill", let color = parts.compactMap({ Self.weather[$0] }).first {
            kind = .cloud(color)
        } else {
            return nil
        }
    }

    /// A colour for each level of the drawing.
    func levels(tint: UIColor) -> [UIColor] {
        switch kind {
        case .whole(let color): [color]
        case .framed(let color), .cloud(let color): [.white, color]
        case .badged(let color): [color, tint, .white]
        }
    }

    /// The drawing with the levels that its colours need.
    func drawing(_ drawing: SymbolDrawing) -> SymbolDrawing {
        switch kind {
        case .whole: return drawing
        case .badged:
            guard drawing.steps.allSatisfy({ $0.level == 0 }) else { return drawing }
            // Drawn in one piece: the badge is what reaches farthest to the right.
            let groups = drawing.groups
            let badge = groups.indices.max { groups[$0].ink.maxX < groups[$1].ink.maxX }
            return SymbolDrawing(groups.indices.map { groups[$0].step.at(level: $0 == badge ? 0 : 1) })
        case .framed:
            guard drawing.steps.allSatisfy({ $0.level == 0 }) else { return drawing }
            // The glyph is a hole in the shape: it is filled from behind.
            let holes = drawing.contours.filter(\.isHole).map { contour in
                SymbolDrawing.Step(shape: .fill(contour.path, isEvenOdd: false, isOutline: false))
            }
            return SymbolDrawing(holes + drawing.steps.map { $0.at(level: 1) })
        case .cloud:
            let groups = drawing.groups
            let cloud = groups.indices.max { groups[$0].ink.width < groups[$1].ink.width }
            return SymbolDrawing(groups.indices.map { groups[$0].step.at(level: $0 == cloud ? 0 : 1) })
        }
    }

    private static let badges: [String: UIColor] = [
        "plus": .systemGreen, "checkmark": .systemGreen, "minus": .systemRed, "xmark": .systemRed, "exclamationmark": .systemYellow,
    ]

    private static let framed: [String: UIColor] = [
        "exclamationmark.triangle.fill": .systemYellow, "exclamationmark.octagon.fill": .systemRed, "xmark.octagon.fill": .systemRed,
        "plus.circle.fill": .systemGreen, "minus.circle.fill": .systemRed, "checkmark.circle.fill": .systemGreen,
        "xmark.circle.fill": .systemRed, "exclamationmark.circle.fill": .systemRed, "star.circle.fill": .systemYellow,
        "heart.circle.fill": .systemRed, "bolt.circle.fill": .systemYellow, "phone.circle.fill": .systemGreen,
    ]

    private static let whole: [String: UIColor] = [
        "heart.fill": .systemRed, "star.fill": .systemYellow, "sun.max.fill": .systemYellow, "sun.min.fill": .systemYellow,
        "bolt.fill": .systemYellow, "lightbulb.fill": .systemYellow, "leaf.fill": .systemGreen, "flame.fill": .systemOrange,
        "drop.fill": .systemCyan, "snowflake": .systemCyan, "trash": .systemRed, "trash.fill": .systemRed, "nosign": .systemRed,
        "cross.fill": .systemRed, "cross.case.fill": .systemRed, "gift.fill": .systemRed, "phone.fill": .systemGreen,
        "phone.down.fill": .systemRed, "ladybug.fill": .systemRed, "checkmark.seal.fill": .systemBlue,
    ]

    private static let weather: [String: UIColor] = [
        "sun": .systemYellow, "moon": .systemYellow, "bolt": .systemYellow, "rain": .systemCyan, "heavyrain": .systemCyan,
        "drizzle": .systemCyan, "snow": .systemCyan, "sleet": .systemCyan, "hail": .systemCyan,
    ]
}
