import Testing

@testable import AppBuilder

struct PositionMapTests {
    /// `abcdef` with `XY` before it, `--` for `bc`, and `+` inserted before `e`.
    private let map = PositionMap(
        [.init(source: 1..<3, result: 3..<8), .init(source: 4..<4, result: 9..<10)], body: 2..<12, sourceCount: 6)

    @Test(arguments: [(0, 2), (1, 3), (2, 3), (3, 8), (4, 10), (5, 11), (6, 12), (-3, 2), (99, 12)])
    func placesOfTheSourceAreFound(source: Int, result: Int) { #expect(map.result(of: source, isStart: true) == result) }

    @Test func anEndLiesBeforeWhatIsInserted() { #expect(map.result(of: 4, isStart: false) == 9) }

    @Test func rangesComeBack() {
        #expect(map.origin(of: 2..<3) == .init(range: 0..<1, isGenerated: false, crossesReplacement: false))
        #expect(map.origin(of: 3..<8) == .init(range: 1..<3, isGenerated: false, crossesReplacement: false))
        #expect(map.origin(of: 4..<6) == .init(range: 1..<3, isGenerated: false, crossesReplacement: true))
        #expect(map.origin(of: 9..<10) == .init(range: 4..<4, isGenerated: true, crossesReplacement: false))
        #expect(map.origin(of: 10..<11) == .init(range: 4..<5, isGenerated: false, crossesReplacement: false))
        #expect(map.origin(of: 0..<2).isGenerated)
        #expect(map.origin(of: 12..<14).isGenerated)
        #expect(!map.origin(of: 12..<12).isGenerated)
        #expect(map.origin(of: 2..<2) == .init(range: 0..<0, isGenerated: false, crossesReplacement: false))
    }

    /// Every word that lowering has left alone is at its place, in both directions.
    @Test func wordsAreWhereLoweringHasLeftThem() throws {
        let text = """
            import UIKit
            class Näme: UIViewController {
                @IBOutlet private var label: UILabel!; let after = 1
                @objc dynamic func go(_ sender: Any) { let t = Timer(timeInterval: 1, target: self, selector: #selector(go(_:)), userInfo: nil, repeats: true); t.fire() }
                private class Inner { private struct Deep {} }
            }
            extension Näme { override func viewDidLoad() { super.viewDidLoad() } }
            """
        let lowered = lower(text)
        #expect(lowered.lowered != text)
        for word in ["Näme", "label", "after", "fire", "userInfo", "Deep", "Timer"] {
            let range = try #require(text.range(of: word))
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let place = lowered.map.result(of: start, isStart: true)
            let bytes = Array(lowered.lowered.utf8)
            #expect(String(decoding: bytes[place..<place + word.utf8.count], as: UTF8.self) == word)
            let origin = lowered.map.origin(of: place..<place + word.utf8.count)
            #expect(origin.range == start..<start + word.utf8.count)
            #expect(!origin.crossesReplacement)
            #expect(!origin.isGenerated)
        }
        #expect(!lowered.lowered.contains("#sourceLocation"))
    }

    private func lower(_ text: String) -> EditorSource {
        EditorSource(text: text, lowered: Lowering(files: ["A.swift": text]).lower("A.swift"))
    }
}
