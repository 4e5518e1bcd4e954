import UIKit

/// B01–B11: straight lines, and how they are filled and stroked.
final class LinesController: ShapeViewController {
    private static let dashes: [[NSNumber]?] = [nil, [3], [3, 6], [5, 7, 1]]

    override var choiceGroups: [[String]] {
        switch scene.number {
        case 4: return [["green", "nil", "clear"]]
        case 5: return [["butt", "square", "round"]]
        case 6: return [Self.dashes.map(Self.title), ["0", "2"]]
        case 10: return [["miter", "bevel", "round"]]
        default: return []
        }
    }

    private static func title(of dash: [NSNumber]?) -> String {
        dash.map { $0.map(\.stringValue).joined(separator: " ") } ?? "nil"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.path = makePath()?.cgPath
    }

    override func choicesChanged() {
        switch scene.number {
        case 4: shape.fillColor = [UIColor.green, nil, .clear][choices[0]]?.cgColor
        case 5: shape.lineCap = [.butt, .square, .round][choices[0]]
        case 6:
            shape.lineDashPattern = Self.dashes[choices[0]]
            shape.lineDashPhase = choices[1] == 0 ? 0 : 2
        case 10: shape.lineJoin = [.miter, .bevel, .round][choices[0]]
        default: break
        }
    }

    private func makePath() -> UIBezierPath? {
        let (a, b, c) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 150))
        switch scene.number {
        case 1:
            return nil
        case 2:
            return .lines(a, b)
        case 8:
            return .lines(a, b, c, a)
        case 9, 10:
            return .triangle(a, b, c)
        case 11:
            let path = UIBezierPath.triangle(a, b, c)
            path.append(.triangle(CGPoint(x: 50, y: 70), CGPoint(x: 150, y: 170), CGPoint(x: 50, y: 170)))
            return path
        default:
            return .lines(a, b, c)
        }
    }
}
