import Foundation
import RenderProtocol

extension LiveText {
    func write(to writer: inout ByteWriter) {
        writer.count(layer.rawValue)
        writer.byte(alignment)
        writer.count(max(0, lineLimit))
        writer.number(minimumScale)
        writer.byte(isRightToLeft ? 1 : 0)
        writer.string(locale)
        writer.string(timeZone)
        writer.count(runs.count)
        for run in runs {
            run.content.write(to: &writer)
            run.look.write(to: &writer)
        }
    }

    init(from reader: inout ByteReader) throws {
        let (layer, alignment) = (LayerID(try reader.count()), try reader.byte())
        guard alignment <= 2 else { throw reader.malformed("an unknown alignment") }
        let lines = try reader.count(ofSize: 0, limit: 1_000_000, "lines")
        let (scale, isRightToLeft) = (try reader.finite(), try reader.flag())
        self.init(
            layer: layer, runs: [], alignment: alignment, lineLimit: lines, minimumScale: scale, isRightToLeft: isRightToLeft,
            locale: try reader.string(), timeZone: try reader.string())
        for _ in 0..<(try reader.count(ofSize: 30, limit: WidgetArchiveLimits.runs, "parts of a text")) {
            runs.append(Run(content: try Content(from: &reader), look: try Look(from: &reader)))
        }
    }
}

extension LiveText.Content {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .words(let words):
            writer.byte(0)
            // Longer words than a widget has room for.
            writer.string(words.utf8.count > CommitLimits.stringLength ? String(words.prefix(1000)) : words)
        case .dated(.date(let date, let style)):
            writer.byte(1)
            writer.date(date)
            writer.byte(style.rawValue)
        case .dated(.timer(let span, let pause, let countsDown, let showsHours)):
            writer.byte(2)
            writer.date(span.lowerBound)
            writer.date(span.upperBound)
            writer.byte(pause == nil ? 0 : 1)
            if let pause { writer.date(pause) }
            writer.byte(countsDown ? 1 : 0)
            writer.byte(showsHours ? 1 : 0)
        }
    }

    init(from reader: inout ByteReader) throws {
        switch try reader.byte() {
        case 0: self = .words(try reader.string())
        case 1:
            let date = try reader.date()
            guard let style = LiveText.Style(rawValue: try reader.byte()) else { throw reader.malformed("an unknown style of dates") }
            self = .dated(.date(date, style))
        case 2:
            let (start, end) = (try reader.date(), try reader.date())
            guard start <= end else { throw reader.malformed("a timer that ends before it begins") }
            let pause = try reader.flag() ? try reader.date() : nil
            self = .dated(.timer(start...end, pauseTime: pause, countsDown: try reader.flag(), showsHours: try reader.flag()))
        default: throw reader.malformed("an unknown part of a text")
        }
    }
}

extension LiveText.Look {
    func write(to writer: inout ByteWriter) {
        writer.optional(family)
        writer.count(max(0, design))
        for number in [size, weight, width] { writer.number(number) }
        writer.byte(isItalic ? 1 : 0)
        writer.count(features.count)
        for (tag, value) in features.sorted(by: { $0.key < $1.key }) {
            writer.string(tag)
            writer.count(max(0, value))
        }
        for number in [color.red, color.green, color.blue, color.alpha, kern, baselineOffset] { writer.number(number) }
    }

    init(from reader: inout ByteReader) throws {
        let family = try reader.optionalString()
        let design = try reader.count(ofSize: 0, limit: 16, "designs")
        let (size, weight, width) = (try reader.finite(), try reader.finite(), try reader.finite())
        guard (0...4096).contains(size), abs(weight) <= 1, abs(width) <= 1 else { throw reader.malformed("a font no text has") }
        let isItalic = try reader.flag()
        var features: [String: Int] = [:]
        for _ in 0..<(try reader.count(ofSize: 2, limit: 64, "features")) {
            features[try reader.string()] = try reader.count(ofSize: 0, limit: 1_000_000, "of a feature")
        }
        let color = RenderColor(red: try reader.finite(), green: try reader.finite(), blue: try reader.finite(), alpha: try reader.finite())
        self.init(
            family: family, design: design, size: size, weight: weight, width: width, isItalic: isItalic, features: features, color: color,
            kern: try reader.finite(), baselineOffset: try reader.finite())
    }
}
