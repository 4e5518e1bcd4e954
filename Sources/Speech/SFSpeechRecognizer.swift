import AVFAudio
import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Whether an app may recognize speech. Source: Apple's documentation of `SFSpeechRecognizerAuthorizationStatus`.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// Source: Apple's documentation of `SFSpeechRecognizerDelegate`.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes speech. A simulated device has no recognition, as a phone without a network: it is not available, and tasks fail.
///
/// Source: Apple's documentation of `SFSpeechRecognizer`.
open class SFSpeechRecognizer: @unchecked Sendable {
    private static let languages = [
        "ar-SA", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IN", "en-US", "es-ES", "es-MX", "fi-FI", "fr-CA",
        "fr-FR",
        "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-NL", "pl-PL", "pt-BR", "pt-PT",
        "ro-RO",
        "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
    ]

    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    public let locale: Locale
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open var supportsOnDeviceRecognition = false
    open var isAvailable: Bool { false }

    public convenience init?() { self.init(checked: Locale(identifier: "en-US")) }
    /// nil for a language that is not recognized.
    public convenience init?(locale: Locale) {
        let name = locale.identifier.replacingOccurrences(of: "_", with: "-")
        guard Self.languages.contains(where: { $0 == name || $0.hasPrefix(name + "-") }) else { return nil }
        self.init(checked: locale)
    }
    private init(checked locale: Locale) { self.locale = locale }

    open class func supportedLocales() -> Set<Locale> { Set(languages.map { Locale(identifier: $0) }) }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        switch DeviceRuntime.current.permissions.currentStatus(of: .speechRecognition) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks the user, once. An app without `NSSpeechRecognitionUsageDescription` is ended.
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        let permissions = DeviceRuntime.current.permissions
        permissions.requireUsageDescription(of: .speechRecognition)
        permissions.request(.speechRecognition) { isGranted in DispatchQueue.global().async { handler(isGranted ? .authorized : .denied) } }
    }

    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let handler = resultHandler
        queue.addOperation { if !task.isCancelled { handler(nil, task.fail()) } }
        return task
    }

    @discardableResult open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) weak var receiver = delegate
        queue.addOperation {
            _ = task.fail()
            receiver?.speechRecognitionTask(task, didFinishSuccessfully: false)
        }
        return task
    }
}

/// Source: Apple's documentation of `SFSpeechRecognitionTaskHint`.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }

/// What is to be recognized. Source: Apple's documentation of `SFSpeechRecognitionRequest`.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    public override init() { super.init() }
}

/// Source: Apple's documentation of `SFSpeechURLRecognitionRequest`.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

/// Source: Apple's documentation of `SFSpeechAudioBufferRecognitionRequest`.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16000, channels: 1)! }
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

/// Source: Apple's documentation of `SFSpeechRecognitionTaskState`.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }

/// Source: Apple's documentation of `SFSpeechRecognitionTaskDelegate`.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}

/// A recognition. Source: Apple's documentation of `SFSpeechRecognitionTask`.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open private(set) var state = SFSpeechRecognitionTaskState.starting
    open var isFinishing: Bool { state == .finishing }
    open private(set) var isCancelled = false
    open private(set) var error: (any Error)?
    open func finish() { if state != .completed { state = .finishing } }
    open func cancel() { (isCancelled, state) = (true, .canceling) }

    func fail() -> any Error {
        let error = NSError(
            domain: "kLSRErrorDomain", code: 102,
            userInfo: [NSLocalizedDescriptionKey: "Failed to access assets"])
        (self.error, state) = (error, .completed)
        return error
    }
}

/// Recognized text. Source: Apple's documentation of `SFTranscription`.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
/// Source: Apple's documentation of `SFTranscriptionSegment`.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}
/// Source: Apple's documentation of `SFSpeechRecognitionResult`.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
