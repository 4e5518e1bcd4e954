import SwiftUI

/// The lines of a tennis court seen from above, the net from left to right. The court fills the rectangle.
struct CourtLines: Shape {
    /// The width of a court divided by its length.
    static let aspectRatio = Measure.width / Measure.length

    nonisolated func path(in rect: CGRect) -> Path {
        let alley = rect.width * Measure.alley / Measure.width
        let service = rect.height * Measure.serviceDepth / Measure.length
        let singles = rect.insetBy(dx: alley, dy: 0)
        var path = Path()
        path.addRect(rect)
        path.addLines([CGPoint(x: singles.minX, y: rect.minY), CGPoint(x: singles.minX, y: rect.maxY)])
        path.addLines([CGPoint(x: singles.maxX, y: rect.minY), CGPoint(x: singles.maxX, y: rect.maxY)])
        path.addRect(CGRect(x: singles.minX, y: rect.midY - service, width: singles.width, height: 2 * service))
        path.addLines([CGPoint(x: rect.midX, y: rect.midY - service), CGPoint(x: rect.midX, y: rect.midY + service)])
        path.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
        return path
    }
}

/// Metres, as the rules have them.
private enum Measure {
    static let length: CGFloat = 23.77
    static let width: CGFloat = 10.97
    static let alley: CGFloat = 1.37
    static let serviceDepth: CGFloat = 6.40
}
