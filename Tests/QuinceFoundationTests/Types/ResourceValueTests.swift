import QuinceFoundation
import Testing

@Suite struct ResourceValueTests {
    private let home = URL(fileURLWithPath: NSTemporaryDirectory())

    @Test func capacitiesAreTheVolumes() throws {
        let keys: Set<URLResourceKey> = [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey, .volumeTotalCapacityKey,
        ]
        let values = try home.resourceValues(forKeys: keys)
        let important = try #require(values.volumeAvailableCapacityForImportantUsage)
        #expect(important > 0)
        #expect(important <= Int64(try #require(values.volumeTotalCapacity)))
        #expect(values.volumeAvailableCapacityForOpportunisticUsage != nil)
        #expect(values.volumeAvailableCapacity == nil)
        #expect(Set(values.allValues.keys) == keys)
    }

    @Test func keysThatAreNotAskedForHaveNoValue() throws {
        let values = try home.resourceValues(forKeys: [.volumeAvailableCapacityKey, .isDirectoryKey])
        #expect(values.volumeAvailableCapacityForImportantUsage == nil)
        #expect(values.volumeAvailableCapacity != nil)
        #expect(values.isDirectory == true)
        #expect(try home.promisedItemResourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    }

    @Test func filesHaveTypes() throws {
        let folder = home.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let types = ["a.PNG": "public.png", "b": "public.data", "c.txt": "public.plain-text"]
        for (name, type) in types {
            let file = folder.appendingPathComponent(name)
            try Data().write(to: file)
            #expect(try file.resourceValues(forKeys: [.typeIdentifierKey]).typeIdentifier == type)
        }
        let values = try folder.resourceValues(forKeys: [.typeIdentifierKey, .contentTypeKey])
        #expect(values.typeIdentifier == "public.folder")
        #expect(values.isDirectory == nil)
        #expect(Set(values.allValues.keys) == [.typeIdentifierKey, .contentTypeKey])
    }

    @Test func filesOfADeviceAreReachable() throws {
        #expect(try home.checkPromisedItemIsReachable())
        #expect(throws: (any Error).self) { try home.appendingPathComponent(UUID().uuidString).checkPromisedItemIsReachable() }
    }

    @Test func theTextOfAURLIsOptional() {
        let url = NSURL(string: "b", relativeTo: URL(string: "http://example.com/a/"))
        #expect(url?.absoluteString?.hasSuffix("/a/b") == true)
    }
}
