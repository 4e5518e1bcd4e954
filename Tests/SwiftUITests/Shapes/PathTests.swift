import Testing
import UIKit

@testable import SwiftUI

struct PathTests {
    @Test func readsItsOwnDescription() {
        let path = Path {
            $0.move(to: CGPoint(x: 1, y: 2))
            $0.addLine(to: CGPoint(x: 3, y: 4))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            $0.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14.5))
            $0.closeSubpath()
        }
        #expect(Path(path.description)?.description == path.description)
        #expect(Path("")?.isEmpty == true)
    }

    @Test(arguments: ["1 2 l", "1 m", "1 2 m 3 4", "1 2 m 3 4 5 l", "1 2 x", "h"]) func refusesWhatIsNoPath(_ text: String) {
        #expect(Path(text) == nil)
    }
}
