import QuinceFoundation

public typealias NLDistance = Double

/// A measure of the distance between two vectors. Source: Apple's documentation of `NLDistanceType`.
public enum NLDistanceType: Int, Sendable { case cosine = 0 }

/// Vectors of words or sentences, whose distances say how alike they are.
///
/// The device has none of Apple's vectors: those of a language are nil, as on a phone that has not loaded them.
///
/// Source: Apple's documentation of `NLEmbedding`.
open class NLEmbedding: NSObject, @unchecked Sendable {
    private let vectors: [String: [Double]]
    /// The length of the vectors.
    public let dimension: Int
    public let language: NLLanguage?
    public let revision: Int
    open var vocabularySize: Int { vectors.count }

    init(_ vectors: [String: [Double]], language: NLLanguage? = nil, revision: Int = 1) {
        (self.vectors, self.language, self.revision) = (vectors, language, revision)
        dimension = vectors.values.first?.count ?? 0
        super.init()
    }

    /// The vectors of a language's words; nil, as the device has none.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// The vectors of a language's sentences; nil, as the device has none.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    open class func supportedRevisions(for language: NLLanguage) -> IndexSet { IndexSet() }
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }
    open class func supportedSentenceEmbeddingRevisions(for language: NLLanguage) -> IndexSet { IndexSet() }
    open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }

    @available(*, unavailable, message: "not yet in Quince: embeddings in compiled models")
    public convenience init(contentsOf url: URL) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: embeddings in compiled models")
    open class func write(
        _ dictionary: [String: [Double]], language: NLLanguage?, revision: Int, to url: URL
    ) throws {}

    open func contains(_ string: String) -> Bool { vectors[string] != nil }
    /// The vector of a word or sentence; nil where it is not known.
    open func vector(for string: String) -> [Double]? { vectors[string] }

    /// The distance, 0…2 and smaller for what is more alike; the largest number where one of the two is not known.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance {
        guard let first = vectors[firstString], let second = vectors[secondString] else { return .greatestFiniteMagnitude }
        return Self.distance(first, second)
    }

    private static func distance(_ first: [Double], _ second: [Double]) -> NLDistance {
        let product = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
        let lengths = (first.reduce(0) { $0 + $1 * $1 } * second.reduce(0) { $0 + $1 * $1 }).squareRoot()
        return lengths > 0 ? 1 - product / lengths : .greatestFiniteMagnitude
    }

    // MARK: Neighbours

    /// The nearest words and their distances, the nearest first.
    open func neighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        guard let vector = vectors[string] else { return [] }
        return nearest(to: vector, maximumCount, .infinity, except: string)
    }

    open func neighbors(
        for string: String, maximumCount: Int, maximumDistance: NLDistance, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        guard let vector = vectors[string] else { return [] }
        return nearest(to: vector, maximumCount, maximumDistance, except: string)
    }

    open func neighbors(
        for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { nearest(to: vector, maximumCount, .infinity) }

    open func neighbors(
        for vector: [Double], maximumCount: Int, maximumDistance: NLDistance, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { nearest(to: vector, maximumCount, maximumDistance) }

    /// Calls a function with the nearest words until it returns false.
    open func enumerateNeighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, NLDistance) -> Bool
    ) {
        for (word, distance) in neighbors(for: string, maximumCount: maximumCount, distanceType: distanceType) {
            if !block(word, distance) { return }
        }
    }

    open func enumerateNeighbors(
        for string: String, maximumCount: Int, maximumDistance: NLDistance, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {
        let words = neighbors(for: string, maximumCount: maximumCount, maximumDistance: maximumDistance, distanceType: distanceType)
        for (word, distance) in words { if !block(word, distance) { return } }
    }

    open func enumerateNeighbors(
        for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, NLDistance) -> Bool
    ) {
        for (word, distance) in neighbors(for: vector, maximumCount: maximumCount, distanceType: distanceType) {
            if !block(word, distance) { return }
        }
    }

    private func nearest(
        to vector: [Double], _ count: Int, _ maximum: NLDistance, except word: String? = nil
    ) -> [(String, NLDistance)] {
        let all = vectors.filter { $0.key != word && $0.value.count == vector.count }
            .map { ($0.key, Self.distance(vector, $0.value)) }.filter { $0.1 <= maximum }
        return Array(all.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(max(count, 0)))
    }
}
