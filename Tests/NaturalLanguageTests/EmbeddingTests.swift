import Testing

@testable import NaturalLanguage

struct EmbeddingTests {
    @Test func theDeviceHasNoVectors() {
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
        #expect(NLEmbedding.sentenceEmbedding(for: .english) == nil)
    }

    @Test func distancesAreThoseOfAngles() {
        let embedding = NLEmbedding(["east": [1, 0], "north": [0, 2], "west": [-1, 0]], language: .english)
        #expect(embedding.dimension == 2)
        #expect(embedding.vocabularySize == 3)
        #expect(embedding.distance(between: "east", and: "north") == 1)
        #expect(embedding.distance(between: "east", and: "west", distanceType: .cosine) == 2)
        #expect(embedding.distance(between: "east", and: "up") == .greatestFiniteMagnitude)
        #expect(embedding.neighbors(for: "east", maximumCount: 5).map(\.0) == ["north", "west"])
        var words: [String] = []
        embedding.enumerateNeighbors(for: "east", maximumCount: 5) { word, _ in
            words.append(word)
            return false
        }
        #expect(words == ["north"])
    }
}
