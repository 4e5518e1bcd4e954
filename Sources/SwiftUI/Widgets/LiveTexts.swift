import CoreText
import RenderProtocol
import WidgetArchive

extension Text {
    /// The text's parts, those that change with the time as such.
    func liveRuns(in environment: EnvironmentValues) -> [LiveText.Run] {
        var runs: [LiveText.Run] = []
        collectLive(environment.textStyling, environment, &runs)
        return runs
    }

    private func collectLive(_ outer: TextStyling, _ environment: EnvironmentValues, _ runs: inout [LiveText.Run]) {
        let styling = styling.over(outer)
        switch storage {
        case .joined(let first, let second):
            first.collectLive(styling, environment, &runs)
            second.collectLive(styling, environment, &runs)
        case .dated(let text) where text.liveForm != nil:
            guard let form = text.liveForm else { return }
            runs.append(LiveText.Run(content: .dated(form), look: LiveText.Look(styling.attributes(in: environment))))
        case .localized(let key, let table, let bundle) where isDated:
            for piece in InlineMarkdown.pieces(of: key.resolveMarked(in: environment, table: table, bundle: bundle)) {
                let style = piece.applied(to: styling)
                for part in TextMark.parts(of: piece.text) {
                    switch part {
                    case .words(let words):
                        guard !words.isEmpty else { continue }
                        let look = LiveText.Look(style.attributes(in: environment))
                        runs.append(LiveText.Run(content: .words(environment.cased(words)), look: look))
                    case .text(let index):
                        if case .text(let inner) = key.arguments[index].value { inner.collectLive(style, environment, &runs) }
                    }
                }
            }
        default:
            var pieces: (runs: [TextRun], links: [TextLink]) = ([], [])
            collect(outer, environment, &pieces)
            runs += pieces.runs.map { LiveText.Run(content: .words($0.text), look: LiveText.Look($0.attributes)) }
        }
    }
}

extension DatedText {
    /// The form in an archive; nil for what never changes.
    fileprivate var liveForm: LiveText.Form? {
        switch form {
        case .date(let date, let style): .date(date, style.live)
        case .interval: nil
        case .timer(let timer):
            timer.live
        case .formatted(let time): (time.style.base as? SystemFormatStyle.Timer)?.asTimer?.live
        }
    }
}

extension TimerText {
    fileprivate var live: LiveText.Form {
        .timer(interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    }
}

extension Text.DateStyle {
    fileprivate var live: LiveText.Style {
        switch self {
        case .time: .time
        case .date: .date
        case .relative: .relative
        case .offset: .offset
        default: .timer
        }
    }
}

extension LiveText.Look {
    fileprivate init(_ attributes: TextAttributes) {
        let font = attributes.font.descriptor
        self.init(
            family: font.family, design: Self.designs.firstIndex(of: font.design) ?? 0, size: Double(font.size),
            weight: Double(font.weight), width: Double(font.width), isItalic: font.isItalic, features: font.features,
            color: attributes.color.rendered, kern: Double(attributes.kern), baselineOffset: Double(attributes.baselineOffset))
    }

    static let designs: [TextFont.Design] = [.default, .monospaced, .serif, .rounded]
}

/// The data with which a home screen updates a widget's text without the widget's process.
struct LiveTextSource: Equatable {
    var runs: [LiveText.Run]
    var locale: String
    var timeZone: String
}
