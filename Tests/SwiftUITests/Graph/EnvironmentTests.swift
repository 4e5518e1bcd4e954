import Testing
import UIKit

@testable import SwiftUI

@MainActor struct EnvironmentTests {
    private struct Outer: View {
        let evaluations: Evaluations
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            let _ = evaluations.note("\(scheme)")
            Text("text")
        }
    }

    @Test func contentIsEvaluatedOnceForTheEnvironmentItIsMadeIn() {
        let evaluations = Evaluations()
        let hosted = Hosted(Outer(evaluations: evaluations))
        #expect(evaluations.names == ["light"])
        hosted.view.environmentChanged()
        hosted.update()
        #expect(evaluations.names == ["light"])
        hosted.view.overrideUserInterfaceStyle = .dark
        hosted.update()
        #expect(evaluations.names == ["light", "dark"])
    }

    @Test func environmentsAreTheSameWhereTheSameWasSet() {
        var one = EnvironmentValues(), two = EnvironmentValues()
        (one.lineLimit, two.lineLimit) = (2, 2)
        #expect(one.isSame(as: two))
        two.lineLimit = 3
        #expect(!one.isSame(as: two))
        two = one
        two.font = .title
        #expect(!one.isSame(as: two))
    }
}
