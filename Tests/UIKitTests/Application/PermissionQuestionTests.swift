import DeviceProtocol
import DeviceRuntime
import Testing

@testable import UIKit

/// The words of questions for permissions.
@MainActor struct PermissionQuestionTests {
    @Test(arguments: PrivacyService.allCases) func eachNamesTheAppAndHasAnAnswerOfEachKind(service: PrivacyService) {
        let question = PermissionQuestion(service, app: "Quince", information: AppInformation([:]))
        #expect(question.title.contains("“Quince”"))
        #expect(question.answers.filter { $0.answer == .denied }.count == 1)
        #expect(question.answers.filter { $0.answer == .granted }.count == 1)
    }

    @Test func theAppsOwnExplanationIsShown() {
        let information = AppInformation(["NSLocationWhenInUseUsageDescription": "To find shops."])
        let question = PermissionQuestion(.location, app: "Quince", information: information)
        #expect(question.message == "To find shops.")
        #expect(question.answers.map(\.title) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
        #expect(PermissionQuestion(.camera, app: "Quince", information: information).message == nil)
    }
}
