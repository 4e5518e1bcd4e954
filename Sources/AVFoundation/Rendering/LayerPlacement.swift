/// The filters that place a picture by a matrix, which may change over time.
struct LayerPlacement {
    private let size: CGSize
    private let canvas: FilterGraph.Canvas
    private let matrix: [Ramps.Piece]
    private let crop: CGRect?

    /// - Parameter crop: The part that is shown, in the picture's pixels; nothing for all of it. One that moves is cut out by a mask instead.
    init(_ size: CGSize, _ canvas: FilterGraph.Canvas, _ matrix: [Ramps.Piece], _ crop: Ramps.Piece) {
        (self.size, self.canvas, self.matrix) = (size, canvas, matrix)
        let whole = CGRect(origin: .zero, size: size)
        let fixed = crop.isConstant && crop.to.count == 4 ? CGRect(components: crop.to) : nil
        let shown = fixed.map { $0.integral.intersection(whole) }
        self.crop = shown == whole ? nil : shown
    }

    /// - Returns: nil where nothing is to be seen; else the filters, and where the result lies on the canvas.
    func filters() -> (filters: [String], position: (x: Int, y: Int))? {
        if let crop, crop.isNull || crop.width < 1 || crop.height < 1 { return nil }
        let part = crop ?? CGRect(origin: .zero, size: size)
        let cropping = crop.map { ["crop=\(Int($0.width)):\(Int($0.height)):\(Int($0.minX)):\(Int($0.minY))"] } ?? []
        if matrix.count == 1, matrix[0].isConstant {
            let constant = CGAffineTransform(components: matrix[0].to).translated(by: part.origin)
            if let upright = straight(constant, part.size) { return (cropping + upright.filters, upright.position) }
            guard abs(constant.a * constant.d - constant.b * constant.c) > 1e-9 else { return nil }
        }
        return (cropping + bent(part), (-Self.margin, -Self.margin))
    }

    // MARK: Upright pictures

    /// The filters for a matrix that scales, mirrors and turns by quarters; nil for others, and where nothing is left of the picture.
    private func straight(_ matrix: CGAffineTransform, _ size: CGSize) -> (filters: [String], position: (x: Int, y: Int))? {
        let isTurned = abs(matrix.a) < 1e-6 && abs(matrix.d) < 1e-6
        guard isTurned || abs(matrix.b) < 1e-6 && abs(matrix.c) < 1e-6 else { return nil }
        let rect = CGRect(origin: .zero, size: size).applying(matrix)
        let (width, height) = (Int(rect.width.rounded()), Int(rect.height.rounded()))
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else { return nil }
        let filters = FilterGraph.turning(matrix) + ["scale=\(width):\(height)", "setsar=1"]
        return (filters, (Int(clamping: rect.minX), Int(clamping: rect.minY)))
    }

    private static let largestSide = 16384

    // MARK: Others

    /// Transparent pixels around the canvas: what is beyond the picture's edge repeats them.
    private static let margin = 2

    /// The filters for any matrix: the picture lies on a canvas of its own, whose corners are moved.
    private func bent(_ part: CGRect) -> [String] {
        let scale = min(1, CGFloat(canvas.width) / part.width, CGFloat(canvas.height) / part.height)
        let (width, height) = (max(Int(part.width * scale), 1), max(Int(part.height * scale), 1))
        let margin = Self.margin
        let (wide, high) = (canvas.width + 2 * margin, canvas.height + 2 * margin)
        let corners = [(0, 0), (wide, 0), (0, high), (wide, high)]
        let points = corners.enumerated().flatMap { index, corner -> [String] in
            // The corner in the picture's own pixels.
            let x = Double(corner.0 - margin) * Double(part.width) / Double(width) + Double(part.minX)
            let y = Double(corner.1 - margin) * Double(part.height) / Double(height) + Double(part.minY)
            return ["x\(index)=\(quoted { $0[0] * x + $0[2] * y + $0[4] })", "y\(index)=\(quoted { $0[1] * x + $0[3] * y + $0[5] })"]
        }
        let isMoving = matrix.count > 1 || !matrix[0].isConstant
        return [
            "scale=\(width):\(height)", "setsar=1", "format=yuva444p", "pad=\(wide):\(high):\(margin):\(margin):color=black@0",
            "perspective=" + (points + ["sense=destination", "eval=\(isMoving ? "frame" : "init")"]).joined(separator: ":"),
        ]
    }

    /// A coordinate on the canvas with its margin, as an expression of the frame's number.
    private func quoted(_ coordinate: @escaping ([Double]) -> Double) -> String {
        let margin = Double(Self.margin)
        let time = "(on/\(FilterGraph.number(canvas.rate)))"
        let pieces = matrix.map { piece in
            Ramps.Piece(start: piece.start, end: piece.end, from: Self.invertible(piece.from), to: Self.invertible(piece.to))
        }
        return "'" + FilterGraph.expression(pieces, time) { coordinate($0) + margin } + "'"
    }

    /// A matrix that leaves a little of the picture where another leaves nothing, which cannot be computed with.
    private static func invertible(_ matrix: [Double]) -> [Double] {
        guard abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-9 else { return matrix }
        return [1e-3, 0, 0, 1e-3, matrix[4], matrix[5]]
    }
}

extension CGAffineTransform {
    /// The matrix for coordinates that count from a point.
    fileprivate func translated(by point: CGPoint) -> CGAffineTransform { translatedBy(x: point.x, y: point.y) }
}

extension Int {
    /// The nearest number.
    fileprivate init(clamping value: CGFloat) { self = Int(Double(Swift.min(Swift.max(value, -100_000), 100_000)).rounded()) }
}
