import DeviceProtocol
import Foundation
import WidgetArchive

/// The process of one extension on a booted device: started when it is asked something, ended when nobody has asked for a while. There is never a second one.
final class WidgetWorker: @unchecked Sendable {
    /// Seconds it stays without a question.
    static let idleTime = 2.0
    /// Seconds that it goes on for its transfers, looked after so often.
    private static let transferTime = 600.0, transferStep = 0.25

    /// An answer of the extension, and the problems that do not invalidate it.
    struct Answer<Value: Sendable>: Sendable {
        var value: Result<Value, WidgetProblem>
        var remarks: [WidgetProblem] = []
        /// The time until the answer, in seconds, including the start of the process.
        var duration = 0.0
    }

    private let queue: DispatchQueue
    private let start: @Sendable () throws -> WidgetSession
    /// The session of the running process; nil while there is none. The variables from here on may only be used in the queue.
    private var session: WidgetSession?
    private var questions = 0

    /// - Parameter start: Starts the process.
    init(name: String, start: @escaping @Sendable () throws -> WidgetSession) {
        queue = DispatchQueue(label: name)
        self.start = start
    }

    /// Asks for an archive.
    ///
    /// - Parameter completion: Called in the worker's own queue.
    func archive(_ request: WidgetRequest, completion: @escaping @Sendable (Answer<WidgetArchive>) -> Void) {
        ask({ try $0.archive(request) }, completion)
    }

    /// Asks for anything else.
    func reply(_ request: WidgetRequest, completion: @escaping @Sendable (Answer<WidgetReply>) -> Void) {
        ask({ try $0.plainReply(to: request) }, completion)
    }

    private func ask<Value: Sendable>(
        _ question: @escaping @Sendable (WidgetSession) throws -> Value, _ completion: @escaping @Sendable (Answer<Value>) -> Void
    ) {
        queue.async { [self] in
            let begin = DispatchTime.now().uptimeNanoseconds
            var answer: Answer<Value>
            do {
                let session = try session ?? start()
                self.session = session
                let value = try question(session)
                answer = Answer(value: .success(value), remarks: session.remarks)
            } catch let problem as WidgetProblem {
                answer = Answer(value: .failure(problem))
                // What has failed once begins anew.
                if case .refused = problem {} else { session = nil }
            } catch {
                answer = Answer(value: .failure(.damaged((error as? SimulatorError)?.message ?? "\(error)")))
                session = nil
            }
            answer.duration = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
            questions += 1
            endLater(questions, after: Self.idleTime, until: .now() + Self.transferTime)
            completion(answer)
        }
    }

    /// Ends the process where nobody has asked it anything meanwhile, and its transfers are over.
    private func endLater(_ number: Int, after seconds: Double, until end: DispatchTime) {
        queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, questions == number, let session else { return }
            guard session.goesOnByItself(), .now() < end else { return self.session = nil }
            endLater(number, after: Self.transferStep, until: end)
        }
    }

    /// Ends the process once it has answered what it has been asked: what comes then is asked of a new one.
    func end() { queue.async { self.session = nil } }

    /// Calls back with the process's number, if there is one.
    func process(_ completion: @escaping @Sendable (Int32?) -> Void) { queue.async { completion(self.session?.processIdentifier) } }
}
