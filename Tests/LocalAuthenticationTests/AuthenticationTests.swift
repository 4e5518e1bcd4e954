import DeviceProtocol
import DeviceRuntime
import Testing

@testable import LocalAuthentication

/// A person before the device: chooses by titles, in their order.
@MainActor private final class Person: AuthenticationScreen {
    var answers: [String]
    var passcodes: [String?]
    private(set) var seen: [String] = []

    init(_ answers: [String] = [], passcodes: [String?] = []) { (self.answers, self.passcodes) = (answers, passcodes) }

    func showScan() { seen.append("scan") }
    func showMatch() { seen.append("match") }

    func ask(_ title: String, _ message: String?, _ choices: [AuthenticationChoice]) {
        seen.append(choices.map(\.title).joined(separator: ", "))
        guard !answers.isEmpty else { return }
        let answer = answers.removeFirst()
        choices.first { $0.title == answer }?.handler()
    }

    func askPasscode(_ title: String, _ message: String, cancel: String, _ answer: @escaping @MainActor (String?) -> Void) {
        seen.append("passcode")
        if !passcodes.isEmpty { answer(passcodes.removeFirst()) }
    }

    func dismiss() { seen.append("dismissed") }
}

@MainActor struct AuthenticationTests {
    private let runtime = DeviceRuntime(information: AppInformation(["NSFaceIDUsageDescription": "To see your notes"]))

    private func set(_ biometry: Biometry?) {
        var state = DeviceState()
        state.biometry = biometry
        runtime.settings.apply(state)
    }

    private func context(_ person: Person) -> LAContext {
        let desk = AuthenticationDesk(runtime: runtime) { person }
        return LAContext(runtime: runtime) { desk }
    }

    private func code(_ context: LAContext, _ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) async -> LAError.Code? {
        do {
            #expect(try await context.evaluatePolicy(policy, localizedReason: "to see your notes"))
            return nil
        } catch { return (error as? LAError)?.code }
    }

    @Test func aFaceThatMatchesIsTheOwner() async {
        set(.match)
        let person = Person()
        let context = context(person)
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(await code(context) == nil)
        #expect(person.seen == ["scan", "match", "dismissed"])
        #expect(context.evaluatedPolicyDomainState?.isEmpty == false)
        // The context need not ask again.
        #expect(await code(context) == nil)
        #expect(person.seen.count == 3)
    }

    @Test func requestsWaitForTheFace() async {
        set(.enrolled)
        let person = Person()
        let context = context(person)
        async let result = code(context)
        while person.seen.isEmpty { await Task.yield() }
        #expect(person.seen == ["scan"])
        set(.match)
        #expect(await result == nil)
    }

    @Test func aFaceThatFailsTwiceLeavesTheFallback() async {
        set(.fail)
        let person = Person(["Try Face ID Again", "Use PIN"])
        let context = context(person)
        context.localizedFallbackTitle = "Use PIN"
        #expect(await code(context) == .userFallback)
        #expect(person.seen == ["scan", "Try Face ID Again, Use PIN, Cancel", "scan", "Use PIN, Cancel", "dismissed"])
    }

    @Test func withoutAFallbackItFails() async {
        set(.fail)
        let person = Person(["Try Face ID Again"])
        let context = context(person)
        context.localizedFallbackTitle = ""
        context.localizedCancelTitle = "Not now"
        #expect(await code(context) == .authenticationFailed)
        #expect(person.seen == ["scan", "Try Face ID Again, Not now", "scan", "dismissed"])
    }

    @Test func theUserCancels() async {
        set(.fail)
        #expect(await code(context(Person(["Cancel"]))) == .userCancel)
    }

    @Test func thePasscodeIsTheFallbackOfTheOwner() async {
        set(.fail)
        let person = Person(["Enter Passcode"], passcodes: ["", "1234"])
        #expect(await code(context(person), .deviceOwnerAuthentication) == nil)
        #expect(person.seen == ["scan", "Try Face ID Again, Enter Passcode, Cancel", "passcode", "passcode", "dismissed"])
        #expect(await code(context(Person(["Enter Passcode"], passcodes: [nil])), .deviceOwnerAuthentication) == .userCancel)
    }

    @Test func anInvalidatedContextIsCanceledByTheApp() async {
        set(.enrolled)
        let person = Person()
        let context = context(person)
        async let result = code(context)
        while person.seen.isEmpty { await Task.yield() }
        context.invalidate()
        #expect(await result == .appCancel)
        #expect(person.seen == ["scan", "dismissed"])
        #expect(await code(context) == .invalidContext)
    }

    @Test func nobodyIsAskedWhereTheContextDoesNotAllowIt() async {
        set(.match)
        let person = Person()
        let context = context(person)
        context.interactionNotAllowed = true
        #expect(await code(context) == .notInteractive)
        #expect(person.seen.isEmpty)
    }

    @Test func requestsComeOneAtATime() async {
        set(.match)
        let person = Person()
        let desk = AuthenticationDesk(runtime: runtime) { person }
        let (first, second) = (LAContext(runtime: runtime) { desk }, LAContext(runtime: runtime) { desk })
        async let one = code(first)
        async let two = code(second)
        let results = await [one, two]
        #expect(results == [nil, nil])
        #expect(person.seen == ["scan", "match", "dismissed", "scan", "match", "dismissed"])
    }

    @Test func anAppThatDoesNotSayWhyEndsAsOnIOS() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            let runtime = DeviceRuntime()
            var state = DeviceState()
            state.biometry = .match
            runtime.settings.apply(state)
            LAContext(runtime: runtime) { .shared }.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why") { _, _ in }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("must contain an NSFaceIDUsageDescription key"))
    }
}
