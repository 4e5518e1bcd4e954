import Foundation

extension Stream {
    /// Makes a pair of streams: what is written to the output stream can be read from the input stream.
    ///
    /// Source of the behaviour: Apple's “getBoundStreams(withBufferSize:inputStream:outputStream:)” and “CFStreamCreateBoundPair”.
    ///
    /// - Parameters:
    ///   - bufferSize: The number of bytes that wait between the two; a writer waits for room.
    ///   - inputStream: Where the stream to read from is stored.
    ///   - outputStream: Where the stream to write to is stored.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {
        let buffer = BoundBuffer(capacity: bufferSize)
        inputStream?.pointee = BoundInputStream(buffer)
        outputStream?.pointee = BoundOutputStream(buffer)
    }

    @available(*, unavailable, message: "not yet in Quince: streams to hosts; use URLSession or a socket")
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {}
}
