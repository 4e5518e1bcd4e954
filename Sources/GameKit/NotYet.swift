// Source: Apple's documentation of GameKit.

@available(*, unavailable, message: "not yet in Quince: pages of Game Center")
public enum GKGameCenterViewController {}
@available(*, unavailable, message: "not yet in Quince: pages of Game Center")
public enum GKGameCenterControllerDelegate {}
@available(*, unavailable, message: "not yet in Quince: pages of Game Center")
public enum GKGameCenterViewControllerState {}
@available(*, unavailable, message: "not yet in Quince: pages of Game Center")
public enum GKAccessPoint {}
@available(*, unavailable, message: "not yet in Quince: pages of Game Center")
public enum GKNotificationBanner {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatch {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatchDelegate {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatchmaker {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatchRequest {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatchmakerViewController {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKMatchmakerViewControllerDelegate {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKInvite {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKVoiceChat {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedMatch {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedMatchmakerViewController {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedParticipant {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKLocalPlayerListener {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKScore {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKAchievementDescription {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKLeaderboardSet {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKChallenge {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKSavedGame {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKBasePlayer {}
