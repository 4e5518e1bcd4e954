import Testing

@testable import GameplayKit

private final class Log { var lines: [String] = [] }

private class Step: GKState {
    let log: Log
    init(_ log: Log) {
        self.log = log
        super.init()
    }
    override func didEnter(from previousState: GKState?) {
        log.lines.append("\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "none")")
    }
    override func willExit(to nextState: GKState) { log.lines.append("\(type(of: self)) to \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(type(of: self)) \(seconds)") }
}
private final class Idle: Step {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: Step {}
private final class Over: Step {}

final class StoredComponent: GKComponent {
    var strength = 0

    init(strength: Int) {
        self.strength = strength
        super.init()
    }
    required init?(coder: NSCoder) {
        strength = coder.decodeInteger(forKey: "strength")
        super.init(coder: coder)
    }
    override func encode(with coder: NSCoder) { coder.encode(strength, forKey: "strength") }
}

struct StateMachineTests {
    @Test func aMachineGoesWhereItMay() {
        let log = Log()
        let machine = GKStateMachine(states: [Idle(log), Running(log)])
        #expect(machine.currentState == nil)
        #expect(!machine.enter(Over.self))
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Idle.self))
        #expect(machine.canEnterState(Running.self))
        #expect(machine.enter(Running.self))
        machine.update(deltaTime: 0.5)
        #expect(log.lines == ["Idle from none", "Idle to Running", "Running from Idle", "Running 0.5"])
        #expect(machine.state(forClass: Idle.self)?.stateMachine === machine)
        #expect(machine.state(forClass: Over.self) == nil)
    }

    private final class Health: GKComponent {
        var updates = 0
        override func update(deltaTime seconds: TimeInterval) { updates += 1 }
    }
    private final class Speed: GKComponent {}

    @Test func anEntityHasOneComponentOfAClass() {
        let (entity, other) = (GKEntity(), GKEntity())
        let (first, second) = (Health(), Health())
        entity.addComponent(first)
        entity.addComponent(Speed())
        entity.addComponent(second)
        #expect(entity.component(ofType: Health.self) === second)
        #expect(first.entity == nil)
        #expect(entity.components.count == 2)
        entity.update(deltaTime: 1)
        #expect(second.updates == 1)
        other.addComponent(second)
        #expect(entity.component(ofType: Health.self) == nil)
        #expect(second.entity === other)
        let system = GKComponentSystem<Health>()
        system.addComponent(foundIn: other)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 1)
        #expect(second.updates == 2)
        other.removeComponent(ofType: Health.self)
        #expect(other.components.isEmpty)
    }

    @Test func rulesAreExecutedOnce() {
        let system = GKRuleSystem()
        let (near, far) = (NSString(string: "near"), NSString(string: "far"))
        let first = GKRule(blockPredicate: { $0.state["distance"] as? Int == 1 }, action: { $0.assertFact(near, grade: 0.4) })
        let second = GKRule(blockPredicate: { $0.grade(forFact: near) > 0 }, action: { $0.assertFact(near, grade: 0.4) })
        second.salience = 1
        system.add([first, second])
        system.evaluate()
        #expect(system.facts.isEmpty)
        system.state["distance"] = 1
        system.evaluate()
        #expect(system.executed == [first, second])
        #expect(abs(system.grade(forFact: NSString(string: "near")) - 0.8) < 1e-6)
        #expect(system.minimumGrade(forFacts: [near, far]) == 0)
        system.retractFact(near)
        #expect(system.facts.isEmpty)
        system.reset()
        #expect(system.agenda == [second, first])
    }

    @Test func anEntityIsArchivedSecurely() throws {
        let entity = GKEntity()
        entity.addComponent(StoredComponent(strength: 7))
        let data = try NSKeyedArchiver.archivedData(withRootObject: entity, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: GKEntity.self, from: data))
        #expect(read.components.count == 1)
        let component = try #require(read.component(ofType: StoredComponent.self))
        #expect(component.strength == 7)
        #expect(component.entity === read)
    }
}
