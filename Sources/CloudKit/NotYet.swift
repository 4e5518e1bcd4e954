// Source: Apple's documentation of CloudKit.

@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKDatabaseOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKModifyRecordsOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchRecordsOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKQueryOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKModifyRecordZonesOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchRecordZonesOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchRecordZoneChangesOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchDatabaseChangesOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKModifySubscriptionsOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchSubscriptionsOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKAcceptSharesOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKFetchShareMetadataOperation {}
@available(*, unavailable, message: "not yet in Quince: operations of CloudKit")
public enum CKServerChangeToken {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKSubscription {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKQuerySubscription {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKDatabaseSubscription {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKRecordZoneSubscription {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKNotification {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKQueryNotification {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKDatabaseNotification {}
@available(*, unavailable, message: "not yet in Quince: subscriptions of CloudKit")
public enum CKRecordZoneNotification {}
@available(*, unavailable, message: "not yet in Quince: shares of CloudKit")
public enum CKShare {}
@available(*, unavailable, message: "not yet in Quince: shares of CloudKit")
public enum CKUserIdentity {}
@available(*, unavailable, message: "not yet in Quince: the engine that synchronizes with CloudKit")
public enum CKSyncEngine {}
