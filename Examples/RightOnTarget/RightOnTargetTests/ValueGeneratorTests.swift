import XCTest

@testable import RightOnTarget

final class ValueGeneratorTests: XCTestCase {
    func testRefusesEmptyRange() {
        XCTAssertNil(IntegerGenerator(from: 5, through: 4, source: SeededGenerator(seed: 0)))
        XCTAssertNotNil(IntegerGenerator(from: 5, through: 5, source: SeededGenerator(seed: 0)))
    }

    func testDrawsTheWholeRangeUniformly() {
        var generator = IntegerGenerator(range: 1...50, source: SeededGenerator(seed: 3))
        var counts: [Int: Int] = [:]
        for _ in 0..<50_000 { counts[generator.next(), default: 0] += 1 }
        XCTAssertEqual(Set(counts.keys), Set(1...50))
        for (_, count) in counts { XCTAssertEqual(Double(count), 1000, accuracy: 200) }
    }

    func testRefusesAQuestionWithoutChoice() {
        XCTAssertNil(ColorQuestionGenerator(optionCount: 1, source: SeededGenerator(seed: 0)))
    }

    func testQuestionsHaveFourDifferentColorsAndOneAnswerAnywhere() throws {
        var generator = try XCTUnwrap(ColorQuestionGenerator(optionCount: 4, source: SeededGenerator(seed: 9)))
        var places: Set<Int> = []
        for _ in 0..<200 {
            let question = generator.next()
            XCTAssertEqual(Set(question.options).count, 4)
            XCTAssertEqual(question.options.filter { $0 == question.color }.count, 1)
            places.insert(question.answer)
        }
        XCTAssertEqual(places, [0, 1, 2, 3])
    }

    func testAsksAgainWhenTwoColorsAreEqual() throws {
        var generator = try XCTUnwrap(ColorQuestionGenerator(optionCount: 2, source: RepeatingSource(values: [1, 2, 3, 1, 2, 3, 4, 5, 6, 0])))
        let question = generator.next()
        XCTAssertEqual(Set(question.options).count, 2)
    }

    func testHexCodeIsLowerCaseWithLeadingZeros() {
        XCTAssertEqual(RGBColor(red: 0, green: 171, blue: 15).hexCode, "#00ab0f")
        XCTAssertEqual(RGBColor(red: 255, green: 255, blue: 255).hexCode, "#ffffff")
    }

    func testOnlyTheRightOptionScores() {
        let options = (0..<4).map { RGBColor(red: UInt8($0), green: 0, blue: 0) }
        let question = ColorQuestion(options: options, answer: 2)
        XCTAssertEqual((0..<4).map { RightOptionRule().score(secret: question, answer: $0) }, [0, 0, 1, 0])
    }
}

/// Gives the same few numbers again and again.
private struct RepeatingSource: RandomNumberGenerator {
    let values: [UInt64]
    private var position = 0

    init(values: [UInt64]) {
        self.values = values
    }

    mutating func next() -> UInt64 {
        defer { position += 1 }
        return values[position % values.count]
    }
}
