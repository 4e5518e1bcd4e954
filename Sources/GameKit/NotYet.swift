// Source: Apple's documentation of GameKit.

@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKVoiceChat {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedMatch {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedMatchmakerViewController {}
@available(*, unavailable, message: "not yet in Quince: matches")
public enum GKTurnBasedParticipant {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKChallenge {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKSavedGame {}
@available(*, unavailable, message: "not yet in Quince: records of others")
public enum GKBasePlayer {}
