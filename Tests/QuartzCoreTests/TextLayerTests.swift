import CoreGraphics
import QuartzCore
import Testing

/// What `CATextLayer` draws.
@MainActor @Suite(.ownTimeline) struct TextLayerTests {
    private func layer(_ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.string = "Quince"
        layer.fontSize = 20
        layer.foregroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        change(layer)
        return layer
    }

    /// The columns and rows of the layer's pixels that something is drawn in.
    private func ink(_ layer: CATextLayer) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        layer.displayIfNeeded()
        let value = try #require(layer.contents)
        let image = try #require(value as? CGImage), data = image.buffer.data
        var columns: [Int] = [], rows: [Int] = []
        for y in 0..<image.height {
            for x in 0..<image.width where data[data.startIndex + y * image.buffer.bytesPerRow + x * 4 + 3] > 40 {
                columns.append(x)
                rows.append(y)
            }
        }
        let (left, right) = (try #require(columns.min()), try #require(columns.max()))
        return (left...right, try #require(rows.min())...(try #require(rows.max())))
    }

    @Test func thePreferredSizeIsTheTexts() {
        let line = layer().preferredFrameSize()
        #expect(line.width > 50 && line.width < 80 && line.height > 18 && line.height < 32)
        let wrapped = layer {
            $0.string = "Quince Quince Quince"
            $0.bounds.size.width = 90
            $0.isWrapped = true
        }
        #expect(wrapped.preferredFrameSize().height > line.height * 2.5)
        #expect(layer { $0.string = nil }.preferredFrameSize() == .zero)
    }

    @Test func documentedDefaults() {
        let layer = CATextLayer()
        #expect(layer.string == nil)
        #expect(layer.font == nil)
        #expect(layer.fontSize == 36)
        #expect(!layer.isWrapped)
        #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(layer.truncationMode == .none)
        #expect(layer.alignmentMode == .natural)
    }

    @Test func largerTextTakesMoreRoom() throws {
        let small = try ink(layer()), large = try ink(layer { $0.fontSize = 40 })
        #expect(
            small.columns.lowerBound < 6 && large.columns.count > small.columns.count * 3 / 2 && large.rows.count > small.rows.count * 3 / 2
        )
    }

    @Test func scaleIsThatOfTheContents() throws {
        let one = try ink(layer()), two = try ink(layer { $0.contentsScale = 2 })
        #expect(abs(two.columns.count - 2 * one.columns.count) < 6)
    }

    @Test func alignment() throws {
        #expect(try ink(layer { $0.alignmentMode = .right }).columns.upperBound > 190)
        let middle = try ink(layer { $0.alignmentMode = .center }).columns
        #expect(abs(middle.lowerBound + middle.upperBound - 200) < 6)
    }

    @Test func linesWrapOnlyWhereToldTo() throws {
        let long = "Quinces are yellow and hard when they are ripe"
        let oneLine = try ink(layer { $0.string = long }), wrapped = try ink(layer { ($0.string, $0.isWrapped) = (long, true) })
        #expect(oneLine.rows.count < 26)
        #expect(wrapped.rows.count > 40)
    }

    @Test func truncatedTextEndsBeforeTheEdge() throws {
        let long = "Quinces are yellow and hard when they are ripe"
        let cut = try ink(layer { ($0.string, $0.truncationMode) = (long, .end) })
        #expect(cut.columns.upperBound < 200)
        #expect(cut.rows.count < 26)
        #expect(try ink(layer { $0.string = long }).columns.upperBound == 199)
    }

    @Test func anyChangeDrawsAgain() throws {
        let changes: [(CATextLayer) -> Void] = [
            { $0.string = "Pear" }, { $0.fontSize = 12 }, { $0.alignmentMode = .right }, { $0.bounds.size.width = 40 },
            { $0.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }, { $0.contentsScale = 3 },
        ]
        for change in changes {
            let layer = layer()
            layer.displayIfNeeded()
            #expect(!layer.needsDisplay())
            change(layer)
            #expect(layer.needsDisplay())
        }
    }

    @Test func textLeftOutDrawsNothing() {
        let layer = layer { $0.string = nil }
        layer.displayIfNeeded()
        let image = layer.contents as? CGImage
        #expect(image.map { $0.buffer.data.allSatisfy { $0 == 0 } } ?? true)
    }
}
