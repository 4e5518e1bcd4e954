/// Reads the path data of SVG (`d` attributes) and simple icon files.
struct SVGPathReader {
    /// A filled shape of an icon.
    struct Shape {
        var path: CGPath
        var isEvenOdd: Bool
    }

    /// The `path` elements of an SVG file whose only content they are.
    static func shapes(inFile text: String) -> [Shape] {
        text.components(separatedBy: "<path").dropFirst().compactMap { element in
            guard let data = attribute("d", of: element) else { return nil }
            return Shape(path: path(data), isEvenOdd: attribute("fill-rule", of: element) == "evenodd")
        }
    }

    private static func attribute(_ name: String, of element: String) -> String? {
        guard let start = element.range(of: " \(name)=\""), let end = element[start.upperBound...].firstIndex(of: "\"") else { return nil }
        return String(element[start.upperBound..<end])
    }

    static func path(_ data: String) -> CGPath {
        var reader = SVGPathReader(data)
        reader.readAll()
        return reader.path
    }

    private let bytes: [UInt8]
    private var index = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which smooth curves mirror.
    private var control: CGPoint?

    private init(_ data: String) { bytes = Array(data.utf8) }

    private mutating func readAll() {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard index < bytes.count else { return }
            if isLetter(bytes[index]) {
                command = bytes[index]
                index += 1
            }
            guard command != 0, perform(command) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        }
    }

    /// Performs one command with its arguments; false at the end or where they do not parse.
    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command >= 97
        let previousControl = control
        control = nil
        switch UnicodeScalar(isRelative ? command - 32 : command) {
        case "Z":
            path.closeSubpath()
            current = start
            // A closing command takes no arguments: another number after it is an error.
            skipSeparators()
            return index >= bytes.count || isLetter(bytes[index])
        case "M":
            guard let point = point(isRelative) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case "L":
            guard let point = point(isRelative) else { return false }
            line(to: point)
        case "H":
            guard let x = number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "C":
            guard let first = point(isRelative), let second = point(isRelative), let end = point(isRelative) else { return false }
            curve(first, second, end)
        case "S":
            guard let second = point(isRelative), let end = point(isRelative) else { return false }
            curve(mirrored(previousControl), second, end)
        case "Q":
            guard let middle = point(isRelative), let end = point(isRelative) else { return false }
            quad(middle, end)
        case "T":
            guard let end = point(isRelative) else { return false }
            quad(mirrored(previousControl), end)
        case "A":
            return arc(isRelative)
        default: return false
        }
        return true
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        (current, control) = (end, second)
    }

    private mutating func quad(_ middle: CGPoint, _ end: CGPoint) {
        path.addQuadCurve(to: end, control: middle)
        (current, control) = (end, middle)
    }

    /// An elliptical arc in SVG's end-point form, by the conversion in its specification (appendix B.2.4).
    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard var rx = number().map(abs), var ry = number().map(abs), let degrees = number(), let isLarge = flag(), let sweeps = flag(),
            let end = point(isRelative)
        else { return false }
        guard rx > 0, ry > 0, end != current else {
            line(to: end)
            return true
        }
        let angle = degrees * .pi / 180, cosine = cos(angle), sine = sin(angle)
        let dx = (current.x - end.x) / 2, dy = (current.y - end.y) / 2
        let x = cosine * dx + sine * dy, y = -sine * dx + cosine * dy
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let denominator = rx * rx * y * y + ry * ry * x * x
        let root = max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let cx = root * rx * y / ry, cy = -root * ry * x / rx
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if sweeps, sweep < 0 { sweep += 2 * .pi }
        if !sweeps, sweep > 0 { sweep -= 2 * .pi }
        let centre = CGPoint(
            x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
        let place = CGAffineTransform(a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: centre.x, ty: centre.y)
        addUnitArc(from: first, sweep: sweep, place)
        current = end
        return true
    }

    /// An arc of the unit circle as Bézier curves of at most a quarter each.
    private func addUnitArc(from first: CGFloat, sweep: CGFloat, _ place: CGAffineTransform) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / CGFloat(count), handle = 4 / 3 * tan(step / 4)
        for part in 0..<count {
            let a = first + CGFloat(part) * step, b = a + step
            let one = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a))
            let two = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))
            path.addCurve(
                to: CGPoint(x: cos(b), y: sin(b)).applying(place), control1: one.applying(place), control2: two.applying(place))
        }
    }

    // MARK: Tokens

    private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    /// Flags of arcs may stand without anything between them.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
        defer { index += 1 }
        return bytes[index] == 49
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        var hasPoint = false, hasExponent = false
        loop: while index < bytes.count {
            switch bytes[index] {
            case 48...57: break
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { break loop }
                hasPoint = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if index != first, bytes[index - 1] | 32 != UInt8(ascii: "e") { break loop }
            case UInt8(ascii: "e"), UInt8(ascii: "E"): hasExponent = true
            default: break loop
            }
            index += 1
        }
        return Double(String(decoding: bytes[first..<index], as: UTF8.self)).map { CGFloat($0) }
    }
}
