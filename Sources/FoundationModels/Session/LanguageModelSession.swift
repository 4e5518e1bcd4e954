import Observation
import QuinceFoundation

/// A conversation with the model.
///
/// Where the model is unavailable, whatever is asked fails with `GenerationError.assetsUnavailable`, and the transcript stays as it is.
///
/// Source: Apple's documentation of `LanguageModelSession`.
public final class LanguageModelSession: @unchecked Sendable {
    let model: SystemLanguageModel
    let tools: [any Tool]
    let lock = NSLock()
    let observers = ObservationRegistrar()
    private var entries: [Transcript.Entry]
    private var isBusy = false

    /// - Parameters:
    ///   - tools: What the model may call.
    ///   - instructions: How the model shall behave.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// - Parameters:
    ///   - tools: What the model may call.
    ///   - instructions: How the model shall behave; nil for no instructions.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions(text: $0) })
    }

    /// - Parameters:
    ///   - tools: What the model may call.
    ///   - instructions: How the model shall behave; nil for no instructions.
    @_disfavoredOverload
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {
        var entries: [Transcript.Entry] = []
        if instructions != nil || !tools.isEmpty {
            let segments = instructions.map { [Transcript.Segment.text(.init(content: $0.text))] } ?? []
            entries.append(.instructions(.init(segments: segments, toolDefinitions: tools.map { Transcript.ToolDefinition(any: $0) })))
        }
        self.init(model: model, tools: tools, transcript: Transcript(entries: entries))
    }

    /// Continues a conversation.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        (self.model, self.tools, entries) = (model, tools, Array(transcript))
    }

    /// The session's history.
    public var transcript: Transcript {
        observers.access(self, keyPath: \.transcript)
        return Transcript(entries: lock.withLock { entries })
    }

    /// Whether an answer is being generated. Whatever is asked meanwhile fails.
    public var isResponding: Bool {
        observers.access(self, keyPath: \.isResponding)
        return lock.withLock { isBusy }
    }

    /// Loads the model before it is asked. There is nothing to load here.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// Adds to the transcript.
    func append(_ entry: Transcript.Entry) {
        observers.withMutation(of: self, keyPath: \.transcript) { lock.withLock { entries.append(entry) } }
    }

    var entryCount: Int { lock.withLock { entries.count } }

    /// Begins an answer.
    ///
    /// - Throws: `GenerationError.concurrentRequests` while another is generated.
    func begin() throws {
        let isFirst = observers.withMutation(of: self, keyPath: \.isResponding) {
            lock.withLock {
                defer { isBusy = true }
                return !isBusy
            }
        }
        guard isFirst else {
            throw GenerationError.concurrentRequests(
                .init(debugDescription: "The session was asked while it was still responding: wait until isResponding is false"))
        }
    }

    func end() { observers.withMutation(of: self, keyPath: \.isResponding) { lock.withLock { isBusy = false } } }
}

extension LanguageModelSession: nonisolated Observable {}
