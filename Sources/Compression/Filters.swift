internal import CCompression

/// A stream that hands its output over in parts.
final class FilterStream {
    private var stream: OpaquePointer?
    private let capacity: Int

    init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
        guard capacity > 0, let form = algorithm.rawValue.form, let stream = pack_open(form, operation == .compress) else {
            throw FilterError.invalidState
        }
        (self.stream, self.capacity) = (stream, capacity)
    }

    deinit { pack_close(stream) }

    var hasEnded: Bool { stream == nil }

    private func end() {
        pack_close(stream)
        stream = nil
    }

    /// Takes all of the input, and hands over what comes of it.
    func process(_ data: Data, isLast: Bool, _ write: (Data) throws -> Void) throws {
        guard stream != nil else { throw FilterError.invalidState }
        var input = data
        while let stream {
            var output = Data(count: capacity)
            let (status, taken, made) = step(stream, input, &output, isLast)
            if status == pack_failed {
                end()
                throw FilterError.invalidData
            }
            if status == pack_ended { end() }
            if made > 0 { try write(output.prefix(made)) }
            input = input.dropFirst(taken)
            guard taken > 0 || made > 0 else { break }
            if input.isEmpty, made < capacity, !isLast { break }
        }
        guard isLast, stream != nil else { return }
        end()
        throw FilterError.invalidData
    }

    private func step(_ stream: OpaquePointer, _ input: Data, _ output: inout Data, _ isLast: Bool) -> (pack_status, Int, Int) {
        var (left, room) = (input.count, output.count)
        let status = input.withUnsafeBytes { source in
            output.withUnsafeMutableBytes { target in
                var from = source.bindMemory(to: UInt8.self).baseAddress
                var to = target.bindMemory(to: UInt8.self).baseAddress
                return pack_process(stream, &from, &left, &to, &room, isLast)
            }
        }
        return (status, input.count - left, output.count - room)
    }
}

/// Compresses or decompresses data that are written to it.
///
/// Source: Apple's “OutputFilter”.
public class OutputFilter {
    private let stream: FilterStream
    private let writeFunc: (Data?) throws -> Void
    private var isFinal = false

    /// - Parameters:
    ///   - bufferCapacity: The most bytes that are handed over at once.
    ///   - writeFunc: Takes the output, and nil after its end.
    /// - Throws: `FilterError.invalidState`.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        self.writeFunc = writeFunc
    }

    /// Takes input; nil ends it.
    ///
    /// - Throws: `FilterError`, and what the function for the output throws.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data else { return try finalize() }
        // What follows the end of compressed data is ignored.
        if stream.hasEnded, !isFinal { return }
        try stream.process(Data(data), isLast: false, writeFunc)
    }

    /// Ends the input; the rest of the output is handed over, and nil.
    ///
    /// - Throws: `FilterError`, and what the function for the output throws.
    public func finalize() throws {
        guard !isFinal else { return }
        isFinal = true
        if !stream.hasEnded { try stream.process(Data(), isLast: true, writeFunc) }
        try writeFunc(nil)
    }
}

/// Compresses or decompresses data as they are read from it.
///
/// Source: Apple's “InputFilter”.
public class InputFilter<D: DataProtocol> {
    private let stream: FilterStream
    private let readFunc: (Int) throws -> D?
    private let capacity: Int
    private var output = Data()
    private var isFinal = false

    /// - Parameters:
    ///   - bufferCapacity: The bytes of input that are asked for at once.
    ///   - readFunc: Gives up to so many bytes of input; nil or none at its end.
    /// - Throws: `FilterError.invalidState`.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        self.readFunc = readFunc
        capacity = bufferCapacity
    }

    /// Up to so many bytes of output; nil at its end.
    ///
    /// - Throws: `FilterError`, and what the function for the input throws.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0 else { throw FilterError.invalidState }
        while output.count < count, !isFinal, !stream.hasEnded {
            let input = try readFunc(capacity).map { Data($0) } ?? Data()
            isFinal = input.isEmpty
            try stream.process(input, isLast: isFinal) { output += $0 }
        }
        guard !output.isEmpty else { return nil }
        defer { output = Data(output.dropFirst(count)) }
        return Data(output.prefix(count))
    }
}
