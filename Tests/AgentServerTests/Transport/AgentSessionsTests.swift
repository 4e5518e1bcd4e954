import Foundation
import Testing

@testable import AgentServer

@Suite struct AgentSessionsTests {
    private func sessions(idleTime: Double) -> AgentSessions {
        AgentSessions(most: 2, idleTime: idleTime) { AgentSession(tools: FakeTools(), serverVersion: "1") }
    }

    @Test func sessionsAreFoundByIdentifiersThatNobodyGuesses() throws {
        let sessions = sessions(idleTime: 300)
        let (first, second) = (try #require(sessions.add()), try #require(sessions.add()))
        #expect(first.id.count == 64)
        #expect(first.id != second.id)
        #expect(sessions.session(first.id) === first.session)
        #expect(sessions.session("") == nil)
    }

    @Test func sessionsInUseAreNotEndedForOthers() throws {
        let sessions = sessions(idleTime: 300)
        let first = try #require(sessions.add())
        _ = sessions.add()
        #expect(sessions.add() == nil)
        #expect(sessions.remove(first.id))
        #expect(!sessions.remove(first.id))
        #expect(sessions.add() != nil)
    }

    @Test func theOneThatIsIdleLongestGivesItsPlace() throws {
        let sessions = sessions(idleTime: 0)
        let first = try #require(sessions.add()), second = try #require(sessions.add())
        second.session.initialize()
        #expect(sessions.add() != nil)
        #expect(sessions.session(first.id) == nil)
        #expect(sessions.session(second.id) != nil)
    }
}
