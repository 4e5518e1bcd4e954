/// A phone near by. Two phones may have the same name: the number tells them apart.
struct Phone: Hashable {
    let number: Int
    let name: String
}
