/// What a user wrote.
struct Message: Hashable {
    let senderID: Int
    let text: String
}
