import Foundation

/// Reads a pipe on a thread of its own and tells its lines as they come.
final class LineReader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var text = ""

    init(_ handle: FileHandle, _ line: @escaping @Sendable (String) -> Void) {
        let thread = Thread { [self] in
            var data = Data()
            while true {
                let part = handle.availableData
                if part.isEmpty { break }
                data += part
                while let end = data.firstIndex(of: UInt8(ascii: "\n")) {
                    let found = String(decoding: data[..<end], as: UTF8.self)
                    data = Data(data[data.index(after: end)...])
                    text += found + "\n"
                    line(found)
                }
            }
            text += String(decoding: data, as: UTF8.self)
            done.signal()
        }
        thread.start()
    }

    /// Waits for the end; all that was read.
    func finish() -> String {
        done.wait()
        return text
    }
}
