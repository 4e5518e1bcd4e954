import UIKit

extension UIColor {
    static func color(of cardColor: CardColor) -> UIColor {
        switch cardColor {
        case .red: return .red
        case .green: return .green
        case .black: return .black
        case .gray: return .gray
        case .brown: return .brown
        case .yellow: return .yellow
        case .purple: return .purple
        case .orange: return .orange
        }
    }
}
