// Source: Apple's documentation of Core Telephony.

@available(*, unavailable, message: "not yet in Quince: restrictions of mobile data")
public enum CTCellularData {}
@available(*, unavailable, message: "not yet in Quince: calls")
public enum CTCallCenter {}
@available(*, unavailable, message: "not yet in Quince: calls")
public enum CTCall {}
@available(*, unavailable, message: "not yet in Quince: subscribers of mobile networks")
public enum CTSubscriber {}
@available(*, unavailable, message: "not yet in Quince: subscribers of mobile networks")
public enum CTSubscriberInfo {}
@available(*, unavailable, message: "not yet in Quince: plans of mobile networks")
public enum CTCellularPlanProvisioning {}
@available(*, unavailable, message: "not yet in Quince: plans of mobile networks")
public enum CTCellularPlanProvisioningRequest {}
