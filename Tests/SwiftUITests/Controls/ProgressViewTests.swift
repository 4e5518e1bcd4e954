import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ProgressViewTests {
    private struct FractionStyle: ProgressViewStyle {
        let note: (Double?) -> Void
        func makeBody(configuration: Configuration) -> some View {
            note(configuration.fractionCompleted)
            return configuration.label
        }
    }

    private func fraction(_ view: some View) -> Double? {
        var result: Double?
        _ = Hosted(view.progressViewStyle(FractionStyle { result = $0 }))
        return result
    }

    @Test func stylesAreToldThePartThatIsDone() {
        #expect(fraction(ProgressView(value: 3.0, total: 4)) == 0.75)
        #expect(fraction(ProgressView(value: 9.0, total: 4)) == 1)
        #expect(fraction(ProgressView(value: -1.0)) == 0)
        #expect(fraction(ProgressView("Waiting")) == nil)
    }

    @Test func whatHasAnEndIsABarAndElseASpinner() {
        func kinds(_ view: some View) -> [Bool] { Hosted(view).view.subviews.map { $0 is UIProgressView } }
        #expect(kinds(ProgressView(value: 0.5)) == [true])
        #expect(kinds(ProgressView()) == [false])
        #expect(kinds(ProgressView(value: 0.5).progressViewStyle(.circular)) == [false])
        #expect(kinds(ProgressView().progressViewStyle(.linear)) == [true])
    }

    @Test func gaugesTellWhereTheirValueIsInTheRange() {
        struct Style: GaugeStyle {
            let note: (Double) -> Void
            func makeBody(configuration: Configuration) -> some View {
                note(configuration.value)
                return configuration.label
            }
        }
        var value = 0.0
        _ = Hosted(Gauge(value: 15, in: 10...30) { Text("Speed") }.gaugeStyle(Style { value = $0 }))
        #expect(value == 0.25)
    }

    @Test func workIsFollowedUntilItIsOver() throws {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let hosted = Hosted(ProgressView(progress))
        func bar(_ view: UIView) -> UIProgressView? { view as? UIProgressView ?? view.subviews.lazy.compactMap(bar).first }
        #expect(bar(hosted.view)?.progress == 0.25)
        #expect(hosted.found.contains { $0.label?.contains("25% completed") == true || $0.value?.contains("25") == true })
        let unknown = Hosted(ProgressView(Progress(totalUnitCount: -1)))
        #expect(bar(unknown.view) == nil)
    }
}
