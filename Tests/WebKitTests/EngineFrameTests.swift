import Testing
import UIKit

@testable import WebKit

/// What arrives from the engine may be anything: a page that has taken it over writes it.
@Suite struct EngineFrameTests {
    @Test func framesComeBackAsTheyWere() throws {
        let data = try EngineFrame(fields: ["command": "load", "view": 3, "flag": true], bytes: Data([1, 2, 3])).encoded()
        let lengths = try EngineFrame.lengths(in: data.prefix(EngineFrame.headerLength))
        let text = data.dropFirst(EngineFrame.headerLength).prefix(lengths.text)
        let frame = try EngineFrame.decoded(text: text, bytes: data.suffix(lengths.bytes))
        #expect(frame.text("command") == "load")
        #expect(frame.integer("view") == 3)
        #expect(frame.flag("flag"))
        #expect(frame.bytes == Data([1, 2, 3]))
    }

    @Test func lengthsHaveBounds() {
        #expect(throws: EngineFrame.Failure.tooLong) { try EngineFrame.lengths(in: Data([255, 255, 255, 255, 0, 0, 0, 0])) }
        #expect(throws: EngineFrame.Failure.tooLong) { try EngineFrame.lengths(in: Data([0, 0, 0, 0, 255, 255, 255, 127])) }
        #expect(throws: EngineFrame.Failure.malformed) { try EngineFrame.lengths(in: Data([1, 2])) }
    }

    @Test(arguments: ["", "[]", "3", "{", "{\"event\":", "\u{0}"]) func whatIsNoObjectIsRefused(_ text: String) {
        #expect(throws: EngineFrame.Failure.malformed) { try EngineFrame.decoded(text: Data(text.utf8), bytes: Data()) }
    }

    @Test func fieldsOfOtherTypesCountAsMissing() throws {
        let text = #"{"event":3,"view":1.5,"id":1e300,"url":"","list":{"a":1},"flag":"yes","headers":[1]}"#
        let frame = try EngineFrame.decoded(text: Data(text.utf8), bytes: Data())
        #expect(frame.name == "")
        #expect(frame.integer("view") == nil)
        #expect(frame.integer("id") == nil)
        #expect(frame.url("url") == nil)
        #expect(frame.objects("list").isEmpty)
        #expect(!frame.flag("flag"))
        #expect(frame.texts("headers").isEmpty)
    }

    @Test func valuesThatAreNoJSONAreNotSent() {
        #expect(throws: EngineFrame.Failure.malformed) { try EngineFrame(fields: ["a": Date()]).encoded() }
        #expect(throws: EngineFrame.Failure.malformed) { try EngineFrame(fields: ["a": Double.nan]).encoded() }
    }

    @Test func picturesThatAreNoneAreRefused() {
        let whole: [String: Any] = ["width": 2, "height": 2, "stride": 8, "value": [2.0, 40.0, 0.0, 1.0]]
        let picture = PagePicture(EngineFrame(fields: whole, bytes: Data(count: 16)))
        #expect(picture?.contentSize == CGSize(width: 2, height: 40))
        #expect(picture?.origin == CGPoint(x: 0, y: 1))
        #expect(PagePicture(EngineFrame(fields: whole, bytes: Data(count: 15))) == nil)
        #expect(PagePicture(EngineFrame(fields: whole.merging(["width": -2]) { $1 }, bytes: Data(count: 16))) == nil)
        #expect(PagePicture(EngineFrame(fields: whole.merging(["height": 1 << 40]) { $1 }, bytes: Data(count: 16))) == nil)
        #expect(PagePicture(EngineFrame(fields: whole.merging(["stride": 4]) { $1 }, bytes: Data(count: 16))) == nil)
        #expect(PagePicture(EngineFrame(fields: whole.merging(["failure": "x"]) { $1 }, bytes: Data(count: 16))) == nil)
        let strange = PagePicture(EngineFrame(fields: whole.merging(["value": [1e300, 2.0, 3.0, "x"]]) { $1 }, bytes: Data(count: 16)))
        #expect(strange != nil)
        #expect(strange?.contentSize == nil)
    }
}
