/// Reads what `Path.description` writes: numbers, and after them the letter of the element they are for.
enum PathDescription {
    static func path(of text: String) -> Path? {
        var path = Path()
        var numbers: [CGFloat] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
            } else {
                guard append(word, numbers, to: &path) else { return nil }
                numbers = []
            }
        }
        return numbers.isEmpty ? path : nil
    }

    private static func append(_ letter: Substring, _ numbers: [CGFloat], to path: inout Path) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        // Everything but a beginning goes on from a point.
        guard numbers.count == points.count * 2, letter == "m" || path.currentPoint != nil else { return false }
        switch (letter, points.count) {
        case ("m", 1): path.move(to: points[0])
        case ("l", 1): path.addLine(to: points[0])
        case ("q", 2): path.addQuadCurve(to: points[1], control: points[0])
        case ("c", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): path.closeSubpath()
        default: return false
        }
        return true
    }
}
