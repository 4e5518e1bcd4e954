import Testing

@testable import Club

struct MailMessageTests {
    @Test func itIsAnAddressForOtherApps() {
        let message = MailMessage(subject: "A question", body: "Hello & welcome")
        #expect(message.url?.absoluteString == "mailto:office@quincetennis.example?subject=A%20question&body=Hello%20%26%20welcome")
    }
}
