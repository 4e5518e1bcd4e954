import Foundation
import Testing

@testable import AgentServer

@Suite struct LineFramingTests {
    private func frames(_ pieces: [String], limit: Int = 100) -> [LineFraming.Frame] {
        var framing = LineFraming(limit: limit)
        return pieces.flatMap { framing.append(Data($0.utf8)) } + framing.finish()
    }

    private func message(_ text: String) -> LineFraming.Frame { .message(Data(text.utf8)) }

    @Test func messagesAreLinesHoweverTheirBytesArrive() {
        let whole = [message("{\"a\":1}"), message("{\"b\":2}")]
        #expect(frames(["{\"a\":1}\n{\"b\":2}\n"]) == whole)
        #expect(frames(["{\"a\":1}\r\n\r\n  \n{\"b\":2}"]) == whole)
        #expect(frames("{\"a\":1}\n{\"b\":2}\n".map(String.init)) == whole)
    }

    @Test func aLineThatIsTooLongIsDroppedAloneAndNotKept() {
        let long = String(repeating: "x", count: 30)
        #expect(frames([long, long, "\n", "{}\n"], limit: 40) == [.tooLong, message("{}")])
        #expect(frames(["{}\n", long + long], limit: 40) == [message("{}"), .tooLong])
    }

    @Test func aMessageMayBeAsLongAsTheLimit() {
        let text = String(repeating: "x", count: 40)
        #expect(frames([text + "\n"], limit: 40) == [message(text)])
    }
}
