import DeviceProtocol
import FileFormats
import Foundation

/// Steps on what the device keeps for its apps: its photos, and the messages they had sent.
extension FlowPlayer {
    /// Adds a picture to the device's photo library.
    ///
    /// - Parameter path: From the folder of the flow that runs.
    func addPhoto(_ path: String) throws {
        let picture = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
        let data: Data
        do { data = try RegularFile.read(picture, limit: RegularFile.pictureLimit) } catch let problem {
            throw StepFailure(message: "\(path) \(problem.message)", details: ["Name a picture beside the flow: PNG, JPEG, GIF or WebP."])
        }
        if case .refused(let reason) = app.services.photos.add(data, app.clockDate) {
            throw StepFailure(message: reason, details: ["The library takes PNG, JPEG, GIF and WebP pictures."])
        }
    }

    /// Sees whether the app had messages sent.
    func findSent(_ wanted: SentOptions) throws {
        let all = try app.services.outbox.messages(), times = try wanted.times.map { Int(try number($0)) }
        func expression(_ text: String?) throws -> NSRegularExpression? {
            try text.map { ElementMatcher.expression(try variables.expand($0)) }
        }
        let (recipient, subject) = (try expression(wanted.recipient), try expression(wanted.subject))
        let (body, attachment) = (try expression(wanted.body), try expression(wanted.attachment))
        let fitting = all.filter { message in
            (wanted.kind ?? message.kind.rawValue) == message.kind.rawValue
                && Self.fits(recipient, message.recipients + message.copies + message.blindCopies) && Self.fits(subject, [message.subject])
                && Self.fits(body, [message.body]) && Self.fits(attachment, message.attachments.map(\.name))
        }
        guard times.map({ $0 != fitting.count }) ?? fitting.isEmpty else { return }
        throw StepFailure(
            message: all.isEmpty ? "nothing has been sent" : "there are \(fitting.count) such messages of \(all.count)",
            details: all.suffix(20).map { OutboxEntry($0).line })
    }

    /// Sees whether the device plays a sound.
    ///
    /// - Parameter name: An expression for the file's name; empty for any sound.
    func findSound(_ name: String, isWanted: Bool) throws {
        let playing = app.playingSounds.map(\.playback.name)
        let expression = name.isEmpty ? nil : ElementMatcher.expression(try variables.expand(name))
        let fitting = playing.filter { Self.fits(expression, [$0]) }
        guard fitting.isEmpty == isWanted else { return }
        throw StepFailure(
            message: isWanted ? (playing.isEmpty ? "nothing plays" : "no such sound plays") : "\(fitting[0]) plays",
            details: playing.map { "plays: \($0)" })
    }

    private static func fits(_ expression: NSRegularExpression?, _ texts: [String]) -> Bool {
        guard let expression else { return true }
        return texts.contains { expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
    }
}
