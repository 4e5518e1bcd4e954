internal import AutomationModel
import QuartzCore
import QuinceFoundation

/// The phone that the tests use.
enum Phone {
    /// The host; replaced in tests of this module.
    nonisolated(unsafe) static var link: (any AutomationLink)? = SocketAutomationLink(environment: ProcessInfo.processInfo.environment)

    private static let missing = "UI tests run on a phone of their own. Run them with: quince test"

    /// Asks the phone; the time that passes on it passes for the tests, too.
    ///
    /// A test that is over asks for nothing any more.
    static func ask(_ request: AutomationRequest) -> AutomationReply {
        guard !TestInterruption.isOver else { return .failure("the test is over") }
        guard let link else { return .failure(missing) }
        do {
            let answer = try link.answer(AutomationCall(time: CACurrentMediaTime(), request: request))
            if answer.elapsed > 0, link is SocketAutomationLink { Thread.sleep(forTimeInterval: answer.elapsed) }
            return answer.reply
        } catch {
            return .failure("the phone is gone")
        }
    }

    /// Lets time pass on the phone.
    static func wait(_ seconds: Double) { _ = ask(.advance(seconds: seconds)) }

    /// The places in the tests' source of the functions that wait for this one, innermost first.
    static func places() -> [SourcePlace] {
        guard let link, let library = TestRun.library else { return [] }
        let offsets = CallStack.offsets(in: library)
        guard !offsets.isEmpty,
            let answer = try? link.answer(AutomationCall(time: CACurrentMediaTime(), request: .places(offsets: offsets))),
            case .places(let places) = answer.reply
        else { return [] }
        return places
    }
}
