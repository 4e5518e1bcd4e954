import Testing

@testable import UIKit

@MainActor struct ArchivedGeometryTests {
    @Test func structuresComeBackFromArchives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4), insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        archiver.encode(rect, forKey: "rect")
        archiver.encode(CGPoint(x: 5, y: 6), forKey: "point")
        archiver.encode(insets, forKey: "insets")
        archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeCGRect(forKey: "rect") == rect)
        #expect(unarchiver.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
        #expect(unarchiver.decodeUIEdgeInsets(forKey: "insets") == insets)
        #expect(unarchiver.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
        #expect(unarchiver.decodeCGSize(forKey: "size") == .zero)
    }

    @Test func aViewKeepsItsRestorationIdentifier() {
        let view = UIView()
        #expect(view.restorationIdentifier == nil)
        view.restorationIdentifier = "list"
        #expect(view.restorationIdentifier == "list")
    }
}
