extension CGPath {
    /// The lines of a flattened path, those that close its parts included.
    var lines: [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                start = element.pointee.points[0]
                last = start
            case .addLineToPoint:
                lines.append((last, element.pointee.points[0]))
                last = element.pointee.points[0]
            case .closeSubpath:
                lines.append((last, start))
                last = start
            default: break
            }
        }
        return lines
    }

    /// The corners of each part of a flattened path, as if all were closed.
    var outlines: [[CGPoint]] {
        var outlines: [[CGPoint]] = []
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: outlines.append([element.pointee.points[0]])
            // What goes on after a part was closed begins where that did.
            case .addLineToPoint: outlines[outlines.count - 1].append(element.pointee.points[0])
            case .closeSubpath: if let first = outlines.last?.first { outlines.append([first]) }
            default: break
            }
        }
        return outlines.filter { $0.count > 2 }
    }

    /// The corners of a flattened path, each once.
    var corners: [CGPoint] {
        let lines = lines
        var corners = lines.map(\.0)
        if let end = lines.last?.1 { corners.append(end) }
        while let first = corners.first, corners.count > 1, corners.last == first { corners.removeLast() }
        return corners
    }
}
