import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor @Suite(.serialized) struct SensoryFeedbackTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private final class Link: DeviceLink {
        var haptics: [String] = []
        func send(_ commit: Commit) {}
        func send(_ message: ProcessMessage) { if case .haptic(let name) = message { haptics.append(name) } }
        func sendPeers(_ request: [UInt8]) {}
    }

    private struct Counter: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("\(model.count)").sensoryFeedback(.success, trigger: model.count)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: model.count) { $1 > $0 + 1 }
                .sensoryFeedback(trigger: model.count) { _, new in new == 3 ? .selection : nil }
        }
    }

    @Test func feedbackIsPlayedWhenTheTriggerChanges() {
        TestPhone.use()
        let (link, before) = (Link(), DeviceRuntime.current.link)
        DeviceRuntime.current.link = link
        defer { DeviceRuntime.current.link = before }
        let model = Model()
        let hosted = Hosted(Counter(model: model))
        #expect(link.haptics.isEmpty)
        model.count = 1
        hosted.update()
        #expect(link.haptics == ["notification success"])
        model.count = 3
        hosted.update()
        #expect(Set(link.haptics.dropFirst()) == ["notification success", "impact heavy 0.5", "selection"])
    }

    private struct Bell: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)").sensoryFeedback(trigger: model.count) { model.count > 1 ? .warning : nil } }
    }

    @Test func feedbackMayBeChosenWithoutTheValues() {
        TestPhone.use()
        let (link, before) = (Link(), DeviceRuntime.current.link)
        DeviceRuntime.current.link = link
        defer { DeviceRuntime.current.link = before }
        let model = Model()
        let hosted = Hosted(Bell(model: model))
        model.count = 1
        hosted.update()
        #expect(link.haptics.isEmpty)
        model.count = 2
        hosted.update()
        #expect(link.haptics == ["notification warning"])
    }
}
