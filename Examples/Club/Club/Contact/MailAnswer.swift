import Foundation

/// A message about a mail that was written.
struct MailAnswer: Equatable {
    var title: String
    var text: String

    static var thanks: MailAnswer {
        MailAnswer(title: String(localized: "Thank You"), text: String(localized: "We answer within a day."))
    }
    static var noMail: MailAnswer {
        MailAnswer(title: String(localized: "No Mail Account"), text: String(localized: "Write to us at \(MailMessage.office)."))
    }
    static func failed(_ error: (any Error)?) -> MailAnswer {
        MailAnswer(title: String(localized: "Not Sent"), text: error?.localizedDescription ?? String(localized: "Please try again later."))
    }
}
