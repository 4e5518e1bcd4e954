import Testing

@testable import PlainApp

struct PlainAppTests {
    @Test func aStoreCountsOnTheMainActor() async throws {
        let store = await Store()
        await store.add()
        #expect(await store.count == 1)
    }
}
