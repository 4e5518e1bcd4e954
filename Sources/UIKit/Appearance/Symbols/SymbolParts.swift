/// The parts of symbols that show a value: those beyond it are pale.
///
/// Source: variable colour in "SF Symbols", Apple's Human Interface Guidelines. Part n of m is full where the value is more than (n − 1) / m.
struct SymbolParts {
    /// The side of the first part, from which the parts fill up.
    private enum Order { case bottom, left, middle }

    private let order: Order
    /// How many parts, from the beginning, show no value: the body of a loudspeaker.
    private let fixed: Int

    /// Nil for a symbol that shows no value.
    init?(name: String) {
        let parts = name.split(separator: ".").map(String.init).filter { $0 != "fill" && !SymbolNames.languages.contains($0) }
        switch parts.joined(separator: ".") {
        case "wifi": (order, fixed) = (.bottom, 0)
        case "cellularbars", "chart.bar": (order, fixed) = (.left, 0)
        case "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.1", "speaker.2", "speaker.3": (order, fixed) = (.left, 1)
        case "dot.radiowaves.left.and.right", "antenna.radiowaves.left.and.right": (order, fixed) = (.middle, 1)
        default: return nil
        }
    }

    /// The drawing as it shows a value, 0…1.
    func drawing(_ drawing: SymbolDrawing, at value: Double) -> SymbolDrawing {
        let groups = drawing.groups
        let places = groups.map { place($0.ink) }
        // What stands as far from the beginning is one part: waves to both sides.
        let distances = places.sorted().reduce(into: [CGFloat]()) { known, place in
            if known.last.map({ place - $0 > 2 }) ?? true { known.append(place) }
        }
        let count = max(distances.count - fixed, 1)
        return SymbolDrawing(
            zip(groups, places).map { group, place in
                var step = group.step
                let part = (distances.lastIndex { $0 <= place + 0.01 } ?? 0) - fixed
                step.isPale = part >= 0 && value <= Double(part) / Double(count)
                return step
            })
    }

    private func place(_ ink: CGRect) -> CGFloat {
        switch order {
        case .bottom: -ink.midY
        case .left: ink.minX
        case .middle: abs(ink.midX)
        }
    }
}
