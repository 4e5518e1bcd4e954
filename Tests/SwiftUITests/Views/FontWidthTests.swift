import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FontWidthTests {
    private func width(_ text: some View) -> CGFloat { Hosted(text).size(nil, nil).width }

    /// The letters are narrower by the width; what stands between them hangs on the size alone.
    @Test func lettersAreNarrowerAndWider() {
        let usual = width(Text("Hamburgefonstiv"))
        #expect(abs(width(Text("Hamburgefonstiv").fontWidth(.condensed)) / usual - 0.8) < 0.03)
        #expect(abs(width(Text("Hamburgefonstiv").fontWidth(.compressed)) / usual - 0.6) < 0.03)
        #expect(abs(width(Text("Hamburgefonstiv").font(.body.width(.expanded))) / usual - 1.2) < 0.03)
        #expect(width(Text("Hamburgefonstiv").fontWidth(.standard)) == usual)
    }

    @Test func whatATextSaysGoesBeforeItsSurroundings() {
        let text = Text("Hamburgefonstiv")
        #expect(width(VStack { text.fontWidth(.expanded) }.fontWidth(.condensed)) == width(text.fontWidth(.expanded)))
        #expect(width(VStack { text }.fontWidth(.condensed)) == width(text.fontWidth(.condensed)))
    }
}
