import JSONModel
import Testing

@testable import EditorServer

struct DebugAdapterTests {
    @Test func aLaunchNamesTheAppAndHowItRuns() {
        let arguments: JSONValue = [
            "program": "/App", "headless": true, "args": ["-UITesting", "YES"], "device": "iPad", "flow": "a.yaml", "stopOnEntry": true,
        ]
        #expect(
            DebugAdapter.request(arguments)
                == DebugRequest(app: "/App", device: "iPad", isHeadless: true, flow: "a.yaml", arguments: ["-UITesting", "YES"]))
        #expect(DebugAdapter.request([:]) == DebugRequest())
        #expect(DebugAdapter.request(["args": 3, "headless": "yes"]) == DebugRequest())
    }
}
