/// Tips on bills in whole currency units.
enum Tip {
    /// Returns the bill with a tip of a tenth, or of a fifth.
    static func total(of bill: Int, isGenerous: Bool) -> Int {
        let percent = isGenerous ? 20 : 10
        return bill + bill * percent / 10
    }
}
