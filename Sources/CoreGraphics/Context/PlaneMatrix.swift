internal import CPixman

/// A transform of a plane, perspective included: points are rows of three numbers, multiplied by the matrix from the right.
struct PlaneMatrix {
    /// Row by row.
    private let numbers: [Double]

    /// - Parameter numbers: Nine of them, row by row.
    init(_ numbers: [Double]) { self.numbers = numbers }

    static func * (a: PlaneMatrix, b: PlaneMatrix) -> PlaneMatrix {
        PlaneMatrix(
            (0..<9).map { place in
                let (row, column) = (place / 3, place % 3)
                return (0..<3).reduce(0) { $0 + a.numbers[row * 3 + $1] * b.numbers[$1 * 3 + column] }
            })
    }

    /// The transform back; nil for one that is seen from its edge, or has numbers that are none.
    var inverse: PlaneMatrix? {
        func minor(_ row: Int, _ column: Int) -> Double {
            let rows = (0..<3).filter { $0 != row }, columns = (0..<3).filter { $0 != column }
            func at(_ row: Int, _ column: Int) -> Double { numbers[rows[row] * 3 + columns[column]] }
            return (at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0)) * ((row + column).isMultiple(of: 2) ? 1 : -1)
        }
        let determinant = (0..<3).reduce(0) { $0 + numbers[$1] * minor(0, $1) }
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let result = (0..<9).map { minor($0 % 3, $0 / 3) / determinant }
        return result.allSatisfy(\.isFinite) ? PlaneMatrix(result) : nil
    }

    /// The matrix for columns, as pixman has it, for pictures of a size; nil for one that is out of pixman's range.
    ///
    /// Its numbers have 16 bits after the point and 15 before, and so have the products with the furthest pixel. They are made as large as they can be: only
    /// their ratios count.
    func pixman(width: Int, height: Int) -> pixman_transform_t? {
        let column = { (index: Int) in (0..<3).map { numbers[$0 * 3 + index] } }
        let furthest = (0..<3).map { index in
            let part = column(index)
            return abs(part[0]) * Double(width) + abs(part[1]) * Double(height) + abs(part[2])
        }
        let factor = min(30_000 / max(furthest.max() ?? 1, 1e-9), 16_000)
        let rows = (0..<3).map { column($0).map { $0 * factor } }
        var exact = pixman_f_transform()
        exact.m = ((rows[0][0], rows[0][1], rows[0][2]), (rows[1][0], rows[1][1], rows[1][2]), (rows[2][0], rows[2][1], rows[2][2]))
        var result = pixman_transform_t()
        return pixman_transform_from_pixman_f_transform(&result, &exact) == 0 ? nil : result
    }
}
