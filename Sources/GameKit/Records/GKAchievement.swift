import UIKit

/// The progress towards an achievement. Source: Apple's documentation of `GKAchievement`.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    /// 0…100.
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    public let player: GKPlayer
    public let lastReportedDate = Date()

    public init(identifier: String) { (self.identifier, player) = (identifier, GKLocalPlayer.local) }

    public init(identifier: String, player: GKPlayer) { (self.identifier, self.player) = (identifier, player) }

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { Refusal.answer(completionHandler) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw Refusal.error }

    open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        Refusal.answer(completionHandler)
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw Refusal.error }

    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { Refusal.answer(completionHandler) }
    open class func resetAchievements() async throws { throw Refusal.error }
}
