import Testing

@testable import UIKit

@MainActor @Suite struct SizeToFitTests {
    @Test func theTopLeftCornerStays() {
        let view = UIImageView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
        let button = UIButton(type: .system)
        button.frame.origin = CGPoint(x: 7, y: 8)
        button.setTitle("A title", for: .normal)
        button.sizeToFit()
        #expect(button.frame.origin == CGPoint(x: 7, y: 8))
        #expect(button.frame.width > 20)
    }
}
