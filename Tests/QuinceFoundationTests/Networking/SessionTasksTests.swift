import QuinceFoundation
import Testing

struct SessionTasksTests {
    @Test func aSessionListsItsTasks() async throws {
        let session = URLSession(configuration: .ephemeral)
        let task = session.dataTask(with: try #require(URL(string: "http://127.0.0.1:1/")))
        #expect(await session.allTasks.map(\.taskIdentifier) == [task.taskIdentifier])
        let (data, upload, download) = await session.tasks
        #expect(data.count == 1)
        #expect(upload.isEmpty)
        #expect(download.isEmpty)
        session.invalidateAndCancel()
    }
}
