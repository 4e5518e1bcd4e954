import Foundation

// Names of SwiftData that Quince does not have yet. Declared, so that what uses them says so when it is built.

// MARK: Stores of an app's own

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public protocol DataStore: AnyObject {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public protocol DataStoreBatching {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public protocol DataStoreSnapshot {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public struct DefaultSnapshot {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public final class DefaultStore {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public struct DataStoreFetchRequest<T: PersistentModel> {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public struct DataStoreFetchResult<T: PersistentModel, SnapshotType> {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public struct DataStoreSaveChangesRequest<SnapshotType> {}

@available(*, unavailable, message: "not yet in Quince: stores of an app's own; use a ModelConfiguration")
public struct DataStoreSaveChangesResult<SnapshotType> {}

// MARK: History

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public struct HistoryDescriptor<Transaction> {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public protocol HistoryProviding {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public protocol HistoryTransaction {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public struct DefaultHistoryTransaction {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public protocol HistoryToken {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public struct DefaultHistoryToken {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public enum HistoryChange {}

@available(*, unavailable, message: "not yet in Quince: history of models; Core Data's persistent history is there")
public struct HistoryTombstone<Model: PersistentModel> {}
