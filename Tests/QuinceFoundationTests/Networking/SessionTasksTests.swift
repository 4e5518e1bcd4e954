import QuinceFoundation
import Testing

struct SessionTasksTests {
    /// Takes requests and never answers them.
    private final class Silent: URLProtocol, @unchecked Sendable {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {}
        override func stopLoading() {}
    }

    @Test func aSessionListsItsTasks() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Silent.self]
        let session = URLSession(configuration: configuration)
        let task = session.dataTask(with: try #require(URL(string: "http://127.0.0.1:1/")))
        task.resume()
        #expect(await session.allTasks.map(\.taskIdentifier) == [task.taskIdentifier])
        let (data, upload, download) = await session.tasks
        #expect(data.count == 1)
        #expect(upload.isEmpty)
        #expect(download.isEmpty)
        session.invalidateAndCancel()
    }
}
