/// The line that tells of a handled message.
struct MessageReport {
    let message: Message

    var text: String { "обработка сообщения от User #\(message.senderID) завершена" }
}
