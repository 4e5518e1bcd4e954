import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FieldActionsTests {
    @MainActor private final class Log { var notes: [String] = [] }

    private func field(in view: UIView) -> UITextField? {
        view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }

    private func edit(_ content: some View) throws {
        let shown = Windowed(content)
        let field = try #require(self.field(in: shown.controller.view))
        field.becomeFirstResponder()
        _ = field.delegate?.textFieldShouldReturn(field)
        field.resignFirstResponder()
    }

    @Test func fieldsCallWhatWasGivenToThem() throws {
        let log = Log()
        let commit = { log.notes.append("commit") }, change = { (isEditing: Bool) in log.notes.append("\(isEditing)") }
        try edit(TextField("Name", text: .constant(""), onEditingChanged: change, onCommit: commit))
        #expect(log.notes.contains("true"))
        #expect(log.notes.contains("false"))
        #expect(log.notes.contains("commit"))
        log.notes = []
        try edit(TextField("Name", text: .constant(""), onCommit: commit).onSubmit { log.notes.append("submit") })
        #expect(log.notes == ["commit", "submit"])
        log.notes = []
        try edit(SecureField("Name", text: .constant(""), onCommit: commit))
        #expect(log.notes == ["commit"])
    }
}
