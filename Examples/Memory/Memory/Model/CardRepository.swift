/// Where games get their cards from.
protocol CardRepository: AnyObject {
    func deal(_ theme: Theme, numberOfPairs: PairCount) -> Deal
}
