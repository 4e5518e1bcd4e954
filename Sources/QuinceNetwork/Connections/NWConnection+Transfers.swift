import Dispatch
import Glibc

/// Data that goes over connections.
extension NWConnection {
    /// Bytes that are read ahead of what the app has asked for.
    private static let readSize = 65_536

    // MARK: Sending

    /// Sends data, after what was sent before; before the connection is ready it is kept.
    ///
    /// - Parameters:
    ///   - content: nil for none, as to end the connection's direction.
    ///   - isComplete: Whether the data ends its message; with a final context nothing can be sent any more then.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        work.async { [self] in
            let send = Send(
                data: content ?? Data(), closes: isComplete && contentContext.isFinal,
                isDatagram: parameters.isDatagram && content != nil, completion: completion)
            switch state {
            case _ where isCancelling: complete(send, .posix(.ECANCELED))
            case .cancelled: complete(send, .posix(.ECANCELED))
            case .failed: complete(send, .posix(.ENOTCONN))
            default:
                sends.append(send)
                if state == .ready { flush() }
            }
        }
    }

    public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) { send(content: content.map { Data($0) } as Data?, contentContext: contentContext, isComplete: isComplete, completion: completion) }

    /// Writes what the socket takes.
    func flush() {
        while let socket, state == .ready, let send = sends.first {
            if !send.data.isEmpty || send.isDatagram {
                let written = socket.write(send.data)
                if written == -Int(EAGAIN) || written == -Int(EWOULDBLOCK) {
                    return socket.whenWritable { [weak self] in self?.flush() }
                }
                if written < 0 {
                    if written == -Int(EINTR) { continue }
                    sends.removeFirst()
                    complete(send, .system(Int32(-written)))
                    // A datagram that could not be sent is lost by itself.
                    if parameters.isDatagram { continue }
                    return finish(.failed(.system(Int32(-written))), .system(Int32(-written)))
                }
                if written < send.data.count, !send.isDatagram {
                    // A slice: the rest is not copied with each part.
                    sends[0].data = send.data.dropFirst(written)
                    continue
                }
            }
            sends.removeFirst()
            if send.closes, !parameters.isDatagram { _ = shutdown(socket.descriptor, SHUT_WR) }
            complete(send, nil)
        }
        if isCancelling, sends.isEmpty { finish(.cancelled, .posix(.ECANCELED)) }
    }

    // MARK: Receiving

    /// Receives data once.
    ///
    /// - Parameters:
    ///   - minimumIncompleteLength: Bytes that are waited for, unless the message ends.
    ///   - maximumLength: The most bytes at a time.
    ///   - completion: Called on the connection's queue with the data, its message, whether it is complete, and the error.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) {
        let most = max(maximumLength, 1)
        receive(Receive(range: min(max(minimumIncompleteLength, 1), most)...most, isMessage: false, completion: completion))
    }

    /// Receives a whole message once: a datagram, or everything until the other end closes a stream.
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) { receive(Receive(range: Int.max...Int.max, isMessage: true, completion: completion)) }

    private func receive(_ receive: Receive) {
        work.async { [self] in
            switch state {
            case .cancelled: call { receive.completion(nil, nil, false, .posix(.ECANCELED)) }
            case .failed: call { receive.completion(nil, nil, false, .posix(.ENOTCONN)) }
            default:
                receives.append(receive)
                if state == .ready { serveReceives() }
            }
        }
    }

    /// Completes what can be completed, and waits for more where something cannot.
    func serveReceives() {
        while state == .ready, let receive = receives.first {
            if let answer = answer(to: receive) {
                receives.removeFirst()
                call { receive.completion(answer.data, answer.context, answer.isComplete, answer.error) }
            } else if !readMore() {
                return
            }
        }
    }

    private typealias Answer = (data: Data?, context: ContentContext?, isComplete: Bool, error: NWError?)

    private func answer(to receive: Receive) -> Answer? {
        if parameters.isDatagram {
            guard !datagrams.isEmpty else { return nil }
            return (Data(datagrams.removeFirst().prefix(receive.range.upperBound)), .defaultMessage, true, nil)
        }
        guard reachedEnd || received.count >= receive.range.lowerBound else { return nil }
        if received.isEmpty, reportedEnd { return (nil, nil, true, .posix(.ENODATA)) }
        let part = Data(received.prefix(receive.range.upperBound))
        received = Data(received.dropFirst(part.count))
        let isComplete = reachedEnd && received.isEmpty
        if isComplete { reportedEnd = true }
        return (part.isEmpty ? nil : part, .defaultStream, isComplete, nil)
    }

    /// Reads once.
    ///
    /// - Returns: false where nothing is there: the socket calls back then, or the connection has ended.
    private func readMore() -> Bool {
        guard let socket else { return false }
        let (data, error) = socket.read(Self.readSize)
        switch error {
        case 0 where parameters.isDatagram: datagrams.append(data)
        case 0 where data.isEmpty: reachedEnd = true
        case 0: received.append(data)
        case EINTR: break
        case EAGAIN:
            socket.whenReadable { [weak self] in self?.serveReceives() }
            return false
        default:
            finish(.failed(.system(error)), .system(error))
            return false
        }
        return true
    }
}
