/// A type, member or function that apps may name.
struct PublicMember: Hashable {
    /// The type it belongs to, with those around it: `UITableView.Style`; empty for what stands alone.
    var owner: String
    /// As documentation writes it: `reloadRows(at:with:)`.
    var name: String
    var isType = false
    /// Why it cannot be used yet; nil for what works.
    var missing: String?
}
