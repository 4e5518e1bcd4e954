// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: calls, in which activities are shared")
open class GroupActivitySharingController {}

@available(*, unavailable, message: "not yet in Quince: calls, in which activities are shared")
public struct GroupActivityTransferRepresentation {}

@available(*, unavailable, message: "not yet in Quince: calls, in which activities are shared")
public final class GroupSessionJournal {}

@available(*, unavailable, message: "not yet in Quince: calls, in which activities are shared")
public struct SystemCoordinator {}
