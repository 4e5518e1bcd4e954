import QuinceFoundation
import Testing

/// What iOS's sessions say and Foundation's on Linux do not.
@Suite struct SessionNameTests {
    private final class Forwarder: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        var created = 0
        func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { created += 1 }
    }

    @Test func eventsAreForwarded() throws {
        let session = URLSession(configuration: .ephemeral)
        let task = session.dataTask(with: try #require(URL(string: "http://127.0.0.1:9/")))
        let forwarder = Forwarder()
        let delegate: any URLSessionTaskDelegate = forwarder
        delegate.urlSession(session, didCreateTask: task)
        delegate.urlSession(session, taskIsWaitingForConnectivity: task)
        #expect(forwarder.created == 1)
    }

    @Test func tasksKeepHowTheyAreDelivered() throws {
        let task = URLSession(configuration: .ephemeral).dataTask(with: try #require(URL(string: "http://127.0.0.1:9/")))
        #expect(task.prefersIncrementalDelivery)
        task.prefersIncrementalDelivery = false
        #expect(!task.prefersIncrementalDelivery)
    }

    @Test func errorsNameTheReason() {
        let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
        #expect(error.networkUnavailableReason == .constrained)
        #expect(URLError(.badURL).networkUnavailableReason == nil)
        #expect(URLError(.badURL).backgroundTaskCancelledReason == nil)
    }

    @Test func instancesHaveASize() {
        final class Pair { var (a, b) = (1, "") }
        #expect(class_getInstanceSize(Pair.self) == 40)
        #expect(class_getInstanceSize(nil) == 0)
    }
}
