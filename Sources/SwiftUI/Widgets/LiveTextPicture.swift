import CoreText
import WidgetArchive

/// Draws a text of an archived widget again, as time goes by.
@MainActor package struct LiveTextPicture {
    private let text: LiveText

    package init(_ text: LiveText) { self.text = text }

    /// Returns the text at a date.
    package func words(at date: Date) -> String { runs(at: date).map(\.text).joined() }

    /// When the text says something else; nil where it never does again.
    package func nextChange(after date: Date) -> Date? {
        text.runs.compactMap { run in
            if case .dated(let form) = run.content { DatedText(form).nextChange(after: date) } else { nil }
        }.min()
    }

    /// The text at a time, in the room its layer has.
    ///
    /// - Parameters:
    ///   - size: The layer's, in points.
    ///   - scale: Pixels per point.
    package func image(at date: Date, size: CGSize, scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let layout = layout(at: date, in: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { layout.draw(in: $0.cgContext, at: .zero) }.cgImage
    }

    private func layout(at date: Date, in size: CGSize) -> TextLayout {
        var options = TextLayout.Options()
        options.maximumLines = text.lineLimit
        options.lineBreakMode = .byTruncatingTail
        options.interfaceDirection = text.isRightToLeft ? .rightToLeft : .leftToRight
        switch text.alignment {
        case 1: options.alignment = .center
        case 2: options.alignment = text.isRightToLeft ? .left : .right
        default: options.alignment = text.isRightToLeft ? .right : .left
        }
        let runs = runs(at: date)
        let room = CGSize(width: size.width + 0.01, height: size.height + 0.01)
        var result = TextLayout.cached(runs: runs, size: room, options: options)
        var scale: CGFloat = 1
        // A text that has grown since it was archived shrinks a little rather than losing its end.
        while result.isTruncated, scale > min(0.7, CGFloat(text.minimumScale)) {
            scale -= 0.05
            let smaller = runs.map { run in
                var run = run
                run.attributes.font = run.attributes.font.withSize(run.attributes.font.pointSize * scale)
                return run
            }
            result = TextLayout.cached(runs: smaller, size: room, options: options)
        }
        return result
    }

    private func runs(at date: Date) -> [TextRun] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: text.locale)
        environment.timeZone = TimeZone(identifier: text.timeZone) ?? .gmt
        environment.calendar.timeZone = environment.timeZone
        environment.textTime = .fixed(date)
        return text.runs.map { run in
            switch run.content {
            case .words(let words): TextRun(words, run.look.attributes)
            case .dated(let form): TextRun(DatedText(form).text(in: environment), run.look.attributes)
            }
        }
    }
}

extension DatedText {
    fileprivate init(_ form: LiveText.Form) {
        switch form {
        case .date(let date, let style): self.init(form: .date(date, Text.DateStyle(style)))
        case .timer(let span, let pause, let countsDown, let showsHours):
            self.init(form: .timer(TimerText(interval: span, pauseTime: pause, countsDown: countsDown, showsHours: showsHours)))
        }
    }
}

extension Text.DateStyle {
    fileprivate init(_ style: LiveText.Style) {
        switch style {
        case .time: self = .time
        case .date: self = .date
        case .relative: self = .relative
        case .offset: self = .offset
        case .timer: self = .timer
        }
    }
}

extension LiveText.Look {
    /// The look as text is set with it.
    fileprivate var attributes: TextAttributes {
        var descriptor = TextFont.Descriptor(family: family, size: CGFloat(size))
        descriptor.design = Self.designs.indices.contains(design) ? Self.designs[design] : .default
        (descriptor.weight, descriptor.width, descriptor.isItalic) = (CGFloat(weight), CGFloat(width), isItalic)
        descriptor.features = features
        // A font that the archive's app alone has is not there.
        let font = TextFont.make(descriptor) ?? UIFont.systemFont(ofSize: CGFloat(size)).textFont
        var result = TextAttributes(font: font, color: CGColor(rendered: color))
        (result.kern, result.usesLigatures, result.baselineOffset) = (CGFloat(kern), kern == 0, CGFloat(baselineOffset))
        return result
    }
}
