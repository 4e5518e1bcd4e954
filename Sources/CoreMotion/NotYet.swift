// Source: Apple's documentation of Core Motion.

@available(*, unavailable, message: "not yet in Quince: motion of headphones")
public enum CMHeadphoneMotionManager {}
@available(*, unavailable, message: "not yet in Quince: motion of headphones")
public enum CMHeadphoneActivityManager {}
@available(*, unavailable, message: "not yet in Quince: absolute altitudes")
public enum CMAbsoluteAltitudeData {}
@available(*, unavailable, message: "not yet in Quince: recorded acceleration")
public enum CMSensorRecorder {}
@available(*, unavailable, message: "not yet in Quince: recorded acceleration")
public enum CMSensorDataList {}
@available(*, unavailable, message: "replaced by CMPedometer in iOS 8")
public enum CMStepCounter {}
