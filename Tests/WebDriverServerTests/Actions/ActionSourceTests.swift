import Foundation
import Testing

@testable import WebDriverServer

struct ActionSourceTests {
    private func sources(_ json: String) throws -> [ActionSource] { try ActionSource.sources(JSONValue(json: Data(json.utf8))) }

    @Test func readsFingersKeysAndWheels() throws {
        let read = try sources(
            """
            [{"type": "pointer", "id": "f1", "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "x": 10, "y": 20.5, "duration": 250}, {"type": "pointerDown", "button": 0},
                {"type": "pause", "duration": 100},
                {"type": "pointerMove", "x": 1, "y": 2, "origin": {"element-6066-11e4-a52e-4f735466cecf": "e"}}, {"type": "pointerUp"}]},
             {"type": "key", "id": "k", "actions": [{"type": "keyDown", "value": "a"}, {"type": "keyUp", "value": "a"}]},
             {"type": "wheel", "id": "w", "actions": [{"type": "scroll", "x": 1, "y": 2, "deltaX": 0, "deltaY": 50, "origin": "viewport"}]}]
            """)
        #expect(read.map(\.kind) == [.pointer, .key, .wheel])
        #expect(
            read[0].actions == [
                .pointerMove(x: 10, y: 20.5, origin: .viewport, duration: 0.25), .pointerDown, .pause(0.1),
                .pointerMove(x: 1, y: 2, origin: .element("e"), duration: 0), .pointerUp,
            ])
        #expect(read[1].actions == [.keyDown("a"), .keyUp("a")])
        #expect(read[2].actions == [.scroll(x: 1, y: 2, deltaX: 0, deltaY: 50, origin: .viewport, duration: 0)])
    }

    @Test(arguments: [
        "null", "{}", "[1]", #"[{"type": "magic", "id": "a", "actions": []}]"#, #"[{"type": "key", "actions": []}]"#,
        #"[{"type": "key", "id": "a"}]"#, #"[{"type": "key", "id": "a", "actions": [{"type": "pointerDown"}]}]"#,
        #"[{"type": "key", "id": "a", "actions": [{"type": "keyDown", "value": "ab"}]}]"#,
        #"[{"type": "pointer", "id": "a", "actions": [{"type": "pointerMove", "x": "1", "y": 2}]}]"#,
        #"[{"type": "pointer", "id": "a", "actions": [{"type": "pause", "duration": -1}]}]"#,
        #"[{"type": "pointer", "id": "a", "actions": [{"type": "pause", "duration": 1e12}]}]"#,
        #"[{"type": "pointer", "id": "a", "parameters": {"pointerType": "nose"}, "actions": []}]"#,
        #"[{"type": "pointer", "id": "a", "actions": [{"type": "pointerMove", "x": 1, "y": 2, "origin": "moon"}]}]"#,
        #"[{"type": "none", "id": "a", "actions": []}, {"type": "none", "id": "a", "actions": []}]"#,
    ])
    func refusesWhatIsMalformed(_ json: String) {
        #expect { try sources(json) } throws: { ($0 as? WebDriverError)?.code == .invalidArgument }
    }

    @Test func fingersHaveNumbersOfTheirOwn() {
        var state = FingerState()
        var (first, second) = (state.finger("a"), state.finger("b"))
        #expect(first.number == 1)
        #expect(second.number == 2)
        (first.isDown, second.isDown) = (true, false)
        state.set(first, of: "a")
        state.set(second, of: "b")
        #expect(state.down.map(\.number) == [1])
    }

    @Test func aFingerMovesInAStraightLine() {
        let move = FingerMove(source: "a", start: CGPoint(x: 0, y: 10), end: CGPoint(x: 100, y: 10), duration: 2)
        #expect(move.place(after: 0.5) == CGPoint(x: 25, y: 10))
        #expect(move.place(after: 5) == CGPoint(x: 100, y: 10))
    }
}
