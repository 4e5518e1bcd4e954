/// Builds the drawings of compound symbol names from simpler ones.
struct SymbolComposer {
    let library: SymbolLibrary

    func drawing(named name: String) -> SymbolDrawing? {
        if let own = SymbolPrimitives.drawing(named: name) { return own }
        if let entry = SymbolNames.entry(name) { return drawing(entry) }
        var parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { return nil }
        if SymbolNames.languages.contains(parts.last!), parts.count > 1 { return library.find(parts.dropLast().joined(separator: ".")) }
        let isFilled = parts.count > 1 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        let base = parts.joined(separator: ".")
        if isFilled, let entry = SymbolNames.entry(base), let icon = drawing(entry.filled) { return icon }
        if let composed = enclosed(parts, isFilled) ?? numbered(parts) { return composed }
        return library.icon(name.replacingOccurrences(of: ".", with: "-")) ?? badged(parts, isFilled) ?? slashed(parts, isFilled)
            ?? turned(parts, isFilled) ?? fallback(parts, isFilled)
    }

    private func drawing(_ entry: SymbolNames.Entry) -> SymbolDrawing? {
        guard var drawing = library.icon(entry.file) else { return nil }
        if entry.rotation != 0 || entry.isFlipped {
            var turn = CGAffineTransform(rotationAngle: entry.rotation * .pi / 180)
            if entry.isFlipped { turn = turn.scaledBy(x: -1, y: 1) }
            drawing = drawing.transformed(turn)
        }
        if let height = entry.height { drawing = drawing.fitting(height: height) }
        return drawing
    }

    // MARK: Enclosures

    private func enclosed(_ parts: [String], _ isFilled: Bool) -> SymbolDrawing? {
        guard parts.count > 1, let shape = SymbolEnclosure(rawValue: parts.last!) else { return nil }
        let inner = parts.dropLast().joined(separator: ".")
        let whole = (parts.joined(separator: ".") + (isFilled ? ".fill" : "")).replacingOccurrences(of: ".", with: "-")
        if shape != .circle, shape != .square, let icon = library.icon(whole) { return icon }
        guard let frame = library.find(shape.rawValue + (isFilled ? ".fill" : "")) else { return nil }
        guard
            let placed = SymbolText.text(inner).map({ SymbolDrawing(text: $0, in: shape.interior(for: $0)) })
                ?? library.find(inner)?.fitting(in: shape.interior(for: inner))
        else { return nil }
        return SymbolDrawing(
            frame.steps.map { $0.at(level: 1) }
                + placed.steps.map { step in
                    var step = step
                    step.knocksOut = isFilled && step.gap == 0
                    return step
                })
    }

    /// An arrow around a number of seconds, and a battery by its percents.
    private func numbered(_ parts: [String]) -> SymbolDrawing? {
        guard parts.count == 2 else { return nil }
        let (first, second) = (parts[0], parts[1])
        if first == "battery", second.hasSuffix("percent") { return library.find("battery.\(second.dropLast(7))") }
        guard first == "gobackward" || first == "goforward", Int(second) != nil, let arrow = library.find(first) else { return nil }
        let ink = arrow.ink(SymbolStroke(.regular))
        return SymbolDrawing(
            arrow.steps + SymbolDrawing(text: second, in: CGRect(x: -24, y: ink.midY - 12, width: 48, height: 36)).steps)
    }

    // MARK: Badges and slashes

    private func badged(_ parts: [String], _ isFilled: Bool) -> SymbolDrawing? {
        guard let index = parts.firstIndex(of: "badge"), index > 0 else { return nil }
        if index == parts.count - 1 { return dotted(parts.dropLast().joined(separator: "."), isFilled) }
        let kind = parts[(index + 1)...].joined(separator: ".")
        let base = parts[..<index].joined(separator: ".")
        guard let drawing = library.find(base + (isFilled ? ".fill" : "")) ?? library.find(base), let glyph = library.find(kind) else {
            return nil
        }
        let ink = drawing.ink(SymbolStroke(.regular))
        let centre = CGPoint(x: ink.maxX - 8, y: ink.maxY - 14)
        let disc = CGPath(ellipseIn: CGRect(x: centre.x - 25, y: centre.y - 25, width: 50, height: 50), transform: nil)
        let small = glyph.fitting(in: CGRect(x: centre.x - 13, y: centre.y - 13, width: 26, height: 26))
        var steps = drawing.steps.map { $0.at(level: 1) }
        steps.append(.init(shape: .fill(disc, isEvenOdd: false, isOutline: false), gap: 6))
        steps.append(.init(shape: .fill(disc, isEvenOdd: false, isOutline: false)))
        steps += small.steps.map { step in
            var step = step
            step.knocksOut = true
            step.level = 2
            return step
        }
        return SymbolDrawing(steps)
    }

    /// A plain badge: a dot over the corner.
    private func dotted(_ base: String, _ isFilled: Bool) -> SymbolDrawing? {
        guard let drawing = library.find(base + (isFilled ? ".fill" : "")) ?? library.find(base) else { return nil }
        let ink = drawing.ink(SymbolStroke(.regular))
        let disc = CGPath(ellipseIn: CGRect(x: ink.maxX - 28, y: ink.minY - 4, width: 36, height: 36), transform: nil)
        return SymbolDrawing(
            drawing.steps.map { $0.at(level: 1) } + [
                .init(shape: .fill(disc, isEvenOdd: false, isOutline: false), gap: 6),
                .init(shape: .fill(disc, isEvenOdd: false, isOutline: false)),
            ])
    }

    private func slashed(_ parts: [String], _ isFilled: Bool) -> SymbolDrawing? {
        guard parts.count > 1, parts.last == "slash" else { return nil }
        let base = parts.dropLast().joined(separator: ".")
        guard let drawing = library.find(base + (isFilled ? ".fill" : "")) else { return nil }
        let line = SymbolPrimitives.polylines([(-46, -46), (46, 46)])
        return SymbolDrawing(
            drawing.steps.map { $0.at(level: 1) }
                + [.init(shape: .stroke(line, 1), gap: 7), .init(shape: .stroke(line, 1))])
    }

    // MARK: Directions

    /// A symbol of another direction, turned or mirrored.
    private func turned(_ parts: [String], _ isFilled: Bool) -> SymbolDrawing? {
        let turns: [(from: String, to: String, transform: CGAffineTransform)] = [
            ("down", "up", CGAffineTransform(scaleX: 1, y: -1)),
            ("right", "left", CGAffineTransform(scaleX: -1, y: 1)),
            ("left", "up", CGAffineTransform(rotationAngle: -.pi / 2)),
            ("up", "down", CGAffineTransform(scaleX: 1, y: -1)),
            ("left", "right", CGAffineTransform(scaleX: -1, y: 1)),
            ("forward", "right", .identity), ("backward", "left", .identity),
            ("trailing", "right", .identity), ("leading", "left", .identity),
            ("clockwise", "counterclockwise", CGAffineTransform(scaleX: -1, y: 1)),
        ]
        for turn in turns where parts.contains(turn.from) && !parts.contains(turn.to) {
            let other = parts.map { $0 == turn.from ? turn.to : $0 } + (isFilled ? ["fill"] : [])
            if let drawing = library.find(other.joined(separator: ".")) { return drawing.transformed(turn.transform) }
        }
        return nil
    }

    // MARK: The rest

    private func fallback(_ parts: [String], _ isFilled: Bool) -> SymbolDrawing? {
        let base = parts.joined(separator: ".")
        if parts.first == "figure" { return library.find(SymbolNames.pose(of: parts)) }
        if isFilled, let outline = library.find(base) { return outline.silhouette }
        // A variant number (`heart.2`) or an inner detail that no drawing has: what it is a variant of.
        if parts.count > 1, SymbolNames.details.contains(parts.last!) || Int(parts.last!) != nil {
            return library.find((parts.dropLast() + (isFilled ? ["fill"] : [])).joined(separator: "."))
        }
        return nil
    }
}

/// Shapes that other glyphs stand in.
enum SymbolEnclosure: String {
    case circle, square, rectangle, triangle, diamond, octagon, hexagon, app, shield, seal, capsule, bubble, icloud, viewfinder

    /// Returns the rectangle for a glyph inside the shape; some glyphs get more space than others, so that all of them look alike.
    func interior(for glyph: String) -> CGRect {
        let half = SymbolEnclosure.halves[glyph] ?? 26
        let room: CGFloat =
            switch self {
            case .triangle: 0.78
            case .square, .app: 1.02
            default: 1
            }
        let centre: CGFloat = self == .triangle ? 8 : self == .bubble ? -6 : 0
        return CGRect(x: -half * room, y: centre - half * room, width: 2 * half * room, height: 2 * half * room)
    }

    private static let halves: [String: CGFloat] = [
        "xmark": 19, "multiply": 19, "plus": 26, "minus": 26, "checkmark": 23, "chevron.left": 22, "chevron.right": 22, "chevron.up": 23,
        "chevron.down": 23, "chevron.backward": 22, "chevron.forward": 22, "ellipsis": 28, "star": 32, "heart": 28, "questionmark": 28,
        "exclamationmark": 28, "info": 28, "line.horizontal.3.decrease": 28, "line.3.horizontal.decrease": 28, "play": 24, "pause": 22,
        "stop": 20,
    ]
}

extension SymbolDrawing.Step {
    func at(level: Int) -> Self {
        var step = self
        step.level = level
        return step
    }
}

extension SymbolDrawing {
    /// Scaled to lie within `rect`, centred; strokes keep nearly their width, as small glyphs of SF Symbols do.
    func fitting(in rect: CGRect) -> SymbolDrawing {
        let ink = ink(SymbolStroke(.regular))
        guard ink.width > 0, ink.height > 0 else { return self }
        let scale = min(rect.width / ink.width, rect.height / ink.height, 1)
        let place = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: scale, y: scale)
            .translatedBy(x: -ink.midX, y: -ink.midY)
        return transformed(place, strokeFactor: 0.92)
    }

    /// Scaled to a height of ink, around the origin.
    func fitting(height: CGFloat) -> SymbolDrawing {
        let ink = ink(SymbolStroke(.regular))
        guard ink.height > 0 else { return self }
        let scale = height / ink.height
        return transformed(CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -ink.midX, y: -ink.midY))
    }

    /// The area inside all contours.
    var silhouette: SymbolDrawing {
        var result: [Step] = []
        for step in steps {
            switch step.shape {
            case .fill(let path, _, _):
                result += path.subpaths.map { Step(shape: .fill($0, isEvenOdd: false, isOutline: true), level: step.level, gap: step.gap) }
            case .stroke(let path, _):
                if step.gap == 0 { result.append(Step(shape: .fill(path, isEvenOdd: false, isOutline: false), level: step.level)) }
                result.append(step)
            case .text: result.append(step)
            }
        }
        return SymbolDrawing(result)
    }
}

extension CGPath {
    /// The path's subpaths, one by one.
    var subpaths: [CGPath] {
        var parts: [CGMutablePath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                let part = CGMutablePath()
                part.move(to: points[0])
                parts.append(part)
            case .addLineToPoint: parts.last?.addLine(to: points[0])
            case .addQuadCurveToPoint: parts.last?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: parts.last?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: parts.last?.closeSubpath()
            @unknown default: break
            }
        }
        return parts
    }
}
