import Testing
import UIKit

@testable import SwiftUI

@MainActor struct StringTitleTests {
    private enum Kind: String { case small, large }

    private struct Screen: View {
        @SceneStorage("kind") private var kind: Kind?
        @SceneStorage("page") private var page: URL?
        @AppStorage("day") private var day: Date?
        let title: String
        var body: some View {
            Stepper(title, value: .constant(1.0), in: 0...4, format: .number)
            Text(verbatim: "\(kind == nil) \(page == nil) \(day == nil)")
        }
    }

    @Test func steppersTakeFormatsAndStringsAsTitles() {
        let hosted = Hosted(VStack { Screen(title: ["Count"][0]) })
        #expect(hosted.view.subviews.contains { $0 is UIStepper })
    }
}
