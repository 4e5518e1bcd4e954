import QuinceFoundation
import Testing

struct ExceptionTests {
    private let exception = NSException(name: .invalidArgumentException, reason: "No such row", userInfo: ["row": 3])

    @Test func exceptionsSayWhatHappened() {
        #expect(exception.name == .invalidArgumentException)
        #expect(exception.description == "No such row")
        #expect(exception.userInfo?["row"] as? Int == 3)
        #expect(exception.callStackSymbols.isEmpty)
        #expect(exception == exception.copy() as? NSException)
        #expect(exception != NSException(name: .rangeException, reason: "No such row"))
    }

    @Test func exceptionsAreArchived() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: exception, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSException.self, from: data) == exception)
    }

    @Test func theHandlerIsCalledBeforeTheEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { FileHandle.standardError.write(Data("handled \($0.name.rawValue)\n".utf8)) }
            NSException(name: .genericException, reason: "the end").raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("handled NSGenericException"))
        #expect(text.contains("uncaught exception 'NSGenericException', reason: 'the end'"))
    }
}
