import QuinceFoundation

/// Why a command of an alarm was refused.
enum AlarmProblem: Error, LocalizedError {
    case unknown, wrongState, noCountdown, neverAlerts, unauthorized

    var errorDescription: String? {
        switch self {
        case .unknown: "There is no alarm with this identifier."
        case .wrongState: "The alarm's state does not allow this."
        case .noCountdown: "The alarm has no duration to count down."
        case .neverAlerts: "The alarm's schedule is over, or it has neither a schedule nor a countdown."
        case .unauthorized: "The user has not allowed alarms, or Info.plist lacks NSAlarmKitUsageDescription."
        }
    }
}
