/// A person's name and phone number.
struct Contact: Hashable {
    let name: String
    let phone: String
}
