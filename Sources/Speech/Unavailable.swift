// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SpeechAnalyzer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SpeechTranscriber: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class DictationTranscriber: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SpeechDetector: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class AssetInventory: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SFSpeechLanguageModel: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SFCustomLanguageModelData: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SFVoiceAnalytics: NSObject {}

@available(*, unavailable, message: "not yet in Quince: recognition of speech, which a simulated device lacks")
open class SFAcousticFeature: NSObject {}
