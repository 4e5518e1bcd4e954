import QuartzCore
import Testing

/// Tests that step time by hand, each on a timeline of its own.
@MainActor @Suite(.ownTimeline) enum OwnTimeTests {}

/// Gives every test a timeline that no other test and no application follows.
struct OwnTimeline: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await MediaTimeline.withOwn { try await function() }
    }
}

extension Trait where Self == OwnTimeline {
    static var ownTimeline: OwnTimeline { OwnTimeline() }
}
