import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Safari's reading list")
public enum SSReadingList {}
@available(*, unavailable, message: "not yet in Quince: Safari's content blockers")
public enum SFContentBlockerManager {}
@available(*, unavailable, message: "not yet in Quince: Safari's content blockers")
public enum SFContentBlockerState {}
@available(*, unavailable, message: "not yet in Quince: Safari's web extensions")
public enum SFSafariExtensionManager {}
@available(*, unavailable, message: "not yet in Quince; use ASWebAuthenticationSession")
public enum SFAuthenticationSession {}
@available(*, unavailable, message: "not yet in Quince: Safari's settings of an app")
public enum SFSafariSettings {}
@available(*, unavailable, message: "not yet in Quince: Safari's data store")
public enum SFSafariViewControllerDataStore {}
