import Foundation

/// A mail to the club.
struct MailMessage: Equatable {
    static let office = "office@quincetennis.example"

    var recipient = MailMessage.office
    var subject: String
    var body: String

    /// The mail as a `mailto` URL, for devices without a mail account.
    var url: URL? {
        var components = URLComponents()
        components.scheme = "mailto"
        components.path = recipient
        components.queryItems = [URLQueryItem(name: "subject", value: subject), URLQueryItem(name: "body", value: body)]
        return components.url
    }
}
