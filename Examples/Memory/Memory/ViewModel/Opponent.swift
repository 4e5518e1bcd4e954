/// The player on the other phone, and the way there.
struct Opponent {
    let name: String
    let player: Player
    let connection: Connection
}
