import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: electrocardiograms, which only a watch records")
open class HKElectrocardiogram: NSObject {}

@available(*, unavailable, message: "not yet in Quince: electrocardiograms, which only a watch records")
open class HKElectrocardiogramQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: series of heart beats")
open class HKHeartbeatSeriesBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: series of heart beats")
open class HKHeartbeatSeriesQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: series of quantities; save single samples")
open class HKQuantitySeriesSampleBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: series of quantities; each sample has one")
open class HKQuantitySeriesSampleQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: records of health institutions")
open class HKClinicalRecord: NSObject {}

@available(*, unavailable, message: "not yet in Quince: documents of health institutions")
open class HKDocumentQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: hearing tests")
open class HKAudiogramSample: NSObject {}

@available(*, unavailable, message: "not yet in Quince: states of mind")
open class HKStateOfMind: NSObject {}

@available(*, unavailable, message: "not yet in Quince: records of health institutions")
open class HKVerifiableClinicalRecord: NSObject {}

@available(*, unavailable, message: "not yet in Quince: prescriptions for glasses")
open class HKVisionPrescription: NSObject {}

@available(*, unavailable, message: "not yet in Quince: files that belong to samples")
open class HKAttachmentStore: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the effort of workouts")
open class HKWorkoutEffortRelationship: NSObject {}
