import Foundation

/// What a card's back shows. The same seed always gives the same picture.
struct BackPattern: Codable, Hashable {
    enum Kind: String, Codable, CaseIterable {
        case circles
        case lines
    }

    struct Circle: Equatable {
        let center: CGPoint
        let radius: CGFloat
    }

    struct Line: Equatable {
        let start: CGPoint
        let end: CGPoint
    }

    static let elementCount = 15

    let kind: Kind
    let seed: UInt64

    /// Circles with integer centers inside a size and radii of 5…15.
    func circles(in size: CGSize) -> [Circle] {
        var source = SeededGenerator(seed: seed)
        return (0..<Self.elementCount).map { _ in
            Circle(center: .random(in: size, using: &source), radius: CGFloat(Int.random(in: 5...15, using: &source)))
        }
    }

    /// Lines between integer points inside a size.
    func lines(in size: CGSize) -> [Line] {
        var source = SeededGenerator(seed: seed)
        return (0..<Self.elementCount).map { _ in
            Line(start: .random(in: size, using: &source), end: .random(in: size, using: &source))
        }
    }
}

extension CGPoint {
    /// A point with integer coordinates of 0…width and 0…height.
    static func random(in size: CGSize, using source: inout some RandomNumberGenerator) -> CGPoint {
        CGPoint(
            x: Int.random(in: 0...max(Int(size.width), 0), using: &source),
            y: Int.random(in: 0...max(Int(size.height), 0), using: &source)
        )
    }
}
