import DamageSupport
import DeviceProtocol
import DeviceRuntime
import Foundation
import Testing

@testable import Simulator

/// The connection of an app to its host's broker, whatever the app sends.
struct DeviceBrokerServerTests {
    @Test func requestsAreAnsweredInTurnFromSeveralThreads() throws {
        let app = try BrokerPhone().app("one")
        let answers = Lines()
        DispatchQueue.concurrentPerform(iterations: 4) { number in
            for index in 0..<50 {
                if case .refused(let reason)? = try? app.answer(.photo(name: "\(number)-\(index)")) {
                    answers.add("\(number)-\(index) \(reason)")
                }
            }
        }
        #expect(answers.all.count == 200)
        #expect(answers.all.allSatisfy { $0.hasSuffix("there is no photo \($0.prefix { $0 != " " })") })
    }

    @Test(
        arguments: [
            [255, 255, 255, 255], [4, 0, 0, 0, 1, 2, 3, 4], [8, 0, 0, 0, 4, 0, 0, 0] + Array("null".utf8),
            [6, 0, 0, 0, 2, 0, 0, 0] + Array("{}".utf8),
        ] as [[UInt8]])
    func whatIsNoRequestEndsTheConnection(bytes: [UInt8]) throws {
        let phone = try BrokerPhone()
        let bad = try phone.app("bad"), good = try phone.app("good")
        #expect(bad.exchange(bytes) == [])
        // The line is there before the connection is closed.
        let lines = bad.server.removeLines()
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Quince has closed this app's connection to the keychain, photos and pasteboard: it sent ") == true)
        #expect(try good.answer(.learnedWords) == .words([]))
    }

    @Test func anEndInTheMiddleOfARequestIsNoFault() throws {
        let app = try BrokerPhone().app("one")
        let frame = try BrokerFrame.encode(BrokerRequest.setWord("quince", isLearned: true))
        #expect(app.exchange(Array(frame.dropLast())) == [])
        #expect(app.server.removeLines() == [])
    }

    @Test func damagedRequestsHurtNobody() throws {
        let phone = try BrokerPhone()
        var damage = Damage(alphabet: "\u{0}\u{1}{}[]\",:0")
        let frame = try BrokerFrame.encode(BrokerRequest.setWord("quince", isLearned: true))
        for _ in 0..<200 { _ = try phone.app("bad").exchange(damage.apply(to: Array(frame))) }
        #expect(throws: Never.self) { try phone.app("good").answer(.learnedWords) }
    }

    @Test func anAppWithoutAHostGetsErrors() throws {
        let app = try BrokerPhone().app("one")
        app.server.end()
        for _ in 0..<2 { #expect(throws: DeviceBroker.Failure.closed) { try app.answer(.learnedWords) } }
    }

    /// It is never sent, and the connection goes on.
    @Test func aRequestThatIsTooLongIsAnErrorInTheApp() throws {
        let app = try BrokerPhone().app("one", addsPhotos: true)
        #expect(throws: BrokerFrame.Failure.self) { try app.answer(.addPhoto(Data(count: BrokerFrame.maximumLength), date: Date())) }
        #expect(try app.answer(.learnedWords) == .words([]))
    }
}
