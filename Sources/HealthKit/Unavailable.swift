import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKLiveWorkoutBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKLiveWorkoutDataSource: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutRoute: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutRouteBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutRouteQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutEvent: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKWorkoutActivity: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKElectrocardiogram: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKElectrocardiogramQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKHeartbeatSeriesBuilder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKHeartbeatSeriesQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKClinicalRecord: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKActivitySummary: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKActivitySummaryQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKSourceQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKCorrelationQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKDocumentQuery: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKAudiogramSample: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKStateOfMind: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKVerifiableClinicalRecord: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKSourceRevision: NSObject {}

@available(*, unavailable, message: "not yet in Quince: health data, which a simulated device has none of")
open class HKAttachmentStore: NSObject {}
