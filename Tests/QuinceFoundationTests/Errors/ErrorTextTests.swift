import QuinceFoundation
import Testing

/// Errors in iOS's words.
struct ErrorTextTests {
    private enum Broken: Error { case first, second }
    private struct Worded: LocalizedError { var errorDescription: String? { "Own words." } }
    private struct Silent: LocalizedError {}
    private final class Fault: NSError, @unchecked Sendable { override var localizedDescription: String { "Of the class." } }
    private final class Reason: NSError, @unchecked Sendable { override var localizedFailureReason: String? { "It rained." } }

    /// The words of an error whose static type is unknown, as after `catch`.
    private func words(_ error: any Error) -> String { error.localizedDescription }

    @Test func errorsWithoutWordsNameDomainAndCode() {
        #expect(words(NSError(domain: "d", code: 1)) == "The operation couldn’t be completed. (d error 1.)")
        #expect(Broken.second.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
        #expect(Broken.second.localizedDescription.hasSuffix(" error 1.)"))
        #expect(Silent().localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
    }

    @Test func ownWordsComeFirst() {
        let error: any Error = Worded()
        #expect(error.localizedDescription == "Own words.")
        #expect((error as NSError).localizedDescription == "Own words.")
        let wrapped: any Error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "Said."])
        #expect(wrapped.localizedDescription == "Said.")
        let reason = NSError(domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It rained."])
        #expect(words(reason) == "The operation couldn’t be completed. It rained.")
        #expect(words(Fault(domain: "d", code: 1)) == "Of the class.")
        #expect(Fault(domain: "d", code: 1).localizedDescription == "Of the class.")
        #expect(words(Reason(domain: "d", code: 1)) == "The operation couldn’t be completed. It rained.")
    }

    @Test func filesAreNamed() throws {
        let missing = try #require(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/nowhere/a.txt")) }
        #expect(missing.localizedDescription == "The file “a.txt” couldn’t be opened because there is no such file.")
        #expect(CocoaError(.fileNoSuchFile).localizedDescription == "The file doesn’t exist.")
        let refused = CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: "/a/b.txt"])
        #expect(refused.localizedDescription == "The file “b.txt” couldn’t be opened because you don’t have permission to view it.")
        let unwritten = NSError(domain: NSCocoaErrorDomain, code: NSFileWriteNoPermissionError, userInfo: [NSFilePathErrorKey: "/a/b.txt"])
        #expect(words(unwritten) == "You don’t have permission to save the file “b.txt” in the folder “a”.")
    }

    @Test func dataInTheWrongFormatSaysSo() throws {
        let broken = try #require(throws: (any Error).self) { try JSONDecoder().decode([Int].self, from: Data("{".utf8)) }
        #expect(broken.localizedDescription == "The data couldn’t be read because it isn’t in the correct format.")
        struct Keyed: Decodable { var a: Int }
        let missing = try #require(throws: (any Error).self) { try JSONDecoder().decode(Keyed.self, from: Data("{}".utf8)) }
        #expect(missing.localizedDescription == "The data couldn’t be read because it is missing.")
        let serialized = try #require(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data("{".utf8)) }
        #expect(serialized.localizedDescription == "The data couldn’t be read because it isn’t in the correct format.")
    }

    @Test func errorsOfTheNetworkHaveTheirWords() {
        #expect(URLError(.timedOut).localizedDescription == "The request timed out.")
        #expect(URLError(.notConnectedToInternet).localizedDescription == "The Internet connection appears to be offline.")
        let posix: any Error = POSIXError(.ENOENT)
        #expect(posix.localizedDescription == "The operation couldn’t be completed. No such file or directory")
    }

    @Test func json5IsReadWhereItIsAllowed() throws {
        let text = Data("{a: 0x10, /* comment */ b: ['x',], c: null, d: 1.5}".utf8)
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: text) }
        let read = try #require(try JSONSerialization.jsonObject(with: text, options: .json5Allowed) as? [String: Any])
        #expect(read["a"] as? Int == 16)
        #expect(read["b"] as? [String] == ["x"])
        #expect(read["c"] is NSNull)
        #expect(read["d"] as? Double == 1.5)
    }
}
