/// The members by their strength.
enum Ladder {
    static let names = ["Mara Lindqvist", "Tomás Ferreira", "Ines Wolter", "Jonas Okafor", "Priya Raman", "Leo Marchetti"]
}
