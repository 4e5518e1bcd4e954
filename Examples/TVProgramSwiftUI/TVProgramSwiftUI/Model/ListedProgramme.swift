/// A programme and its place in the service's order. The place identifies it: a programme that is changed stays the same row.
struct ListedProgramme: Identifiable, Equatable {
    let id: Int
    let programme: Programme
}
