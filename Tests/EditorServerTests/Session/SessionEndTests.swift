import Foundation
import JSONModel
import ProcessSupport
import Testing

@testable import EditorServer

/// The end of an editor's session.
struct SessionEndTests {
    @Test func aServerThatHangsDoesNotKeepTheEditor() throws {
        let (input, writer) = try OwnedDescriptor.pipe()
        let (reader, output) = try OwnedDescriptor.pipe()
        let options = LanguageServer.Options(
            app: nil, executable: URL(fileURLWithPath: "/nothing"), buildServerArguments: [], version: "1",
            makeRequest: { _ in throw CancellationError() })
        let server = LanguageServer(options: options, input: input.number, output: output.number)
        server.shutdownPatience = 0.01
        // It reads what it is told and answers nothing.
        server.server = try ToolProcess(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "while read -r line; do :; done"], in: nil)
        let ended = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var status: Int32 = -1
        Thread {
            status = server.run()
            ended.signal()
        }.start()

        let editor = MessageStream(input: reader.number, output: writer.number)
        editor.send(["jsonrpc": "2.0", "id": 7, "method": "shutdown"])
        var answers: [JSONValue] = []
        editor.read { message in
            answers.append(message)
            return false
        }
        #expect(answers == [["jsonrpc": "2.0", "id": 7, "result": .null]])
        editor.send(["jsonrpc": "2.0", "method": "exit"])
        #expect(ended.wait(timeout: .now() + 60) == .success)
        #expect(status == 0)
    }
}
