import CoreText

extension SymbolDrawing {
    /// One closed line of an area.
    struct Contour {
        let path: CGPath
        let box: CGRect
        /// Which step it belongs to.
        let step: Int
        /// Whether it lies within another.
        let isHole: Bool
    }

    /// Something that stands by itself: a stroke, or an area with its holes.
    struct Group {
        var step: Step
        var ink: CGRect
    }

    /// The closed lines of the areas.
    var contours: [Contour] {
        let all = steps.enumerated().flatMap { index, step -> [(path: CGPath, box: CGRect, step: Int)] in
            guard case .fill(let path, _, _) = step.shape else { return [] }
            return path.subpaths.map { ($0, $0.boundingBoxOfPath, index) }
        }
        return all.enumerated().map { index, one in
            let isHole = all.indices.contains { $0 != index && all[$0].box.contains(one.box) && all[$0].box != one.box }
            return Contour(path: one.path, box: one.box, step: one.step, isHole: isHole)
        }
    }

    /// The separate shapes of the drawing, each with its holes.
    var groups: [Group] {
        let contours = contours
        let areas = contours.filter { !$0.isHole }.map { outer -> Group in
            let path = CGMutablePath()
            path.addPath(outer.path)
            for hole in contours where hole.isHole && outer.box.contains(hole.box) { path.addPath(hole.path) }
            var step = steps[outer.step]
            if case .fill(_, let isEvenOdd, let isOutline) = step.shape {
                step.shape = .fill(path, isEvenOdd: isEvenOdd, isOutline: isOutline)
            }
            return Group(step: step, ink: outer.box)
        }
        return areas + steps.flatMap(lines)
    }

    private func lines(_ step: Step) -> [Group] {
        guard case .stroke(let path, let width) = step.shape else {
            if case .text(_, let rect) = step.shape { return [Group(step: step, ink: rect)] }
            return []
        }
        return path.subpaths.map { line in
            var part = step
            part.shape = .stroke(line, width)
            return Group(step: part, ink: line.boundingBoxOfPath)
        }
    }
}
