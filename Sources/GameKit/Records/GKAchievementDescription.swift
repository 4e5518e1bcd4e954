import UIKit

/// The texts and picture of an achievement. Source: Apple's documentation of `GKAchievementDescription`.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }

    override init() { super.init() }

    open class func loadAchievementDescriptions(
        completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { Refusal.answer(completionHandler) }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw Refusal.error }

    open func loadImage(completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) { Refusal.answer(completionHandler) }
    open func loadImage() async throws -> UIImage { throw Refusal.error }
    open class func incompleteAchievementImage() -> UIImage { UIImage(systemName: "lock.circle") ?? UIImage() }
    open class func placeholderCompletedAchievementImage() -> UIImage { UIImage(systemName: "star.circle") ?? UIImage() }
}
