import QuinceFoundation

/// A map of values to places along an axis, from 0 to 1.
struct PositionScale: Equatable {
    enum Domain: Equatable {
        case continuous(ClosedRange<Double>)
        case categories([String])
    }

    var type: ScaleType.Kind
    var domain: Domain
    /// Whether the axis runs the other way.
    var isReversed = false
    private var places: [String: Int] = [:]

    init(type: ScaleType.Kind, domain: Domain, isReversed: Bool = false) {
        (self.type, self.domain, self.isReversed) = (type, domain, isReversed)
        if case .categories(let names) = domain { places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }) }
    }

    static func == (left: PositionScale, right: PositionScale) -> Bool {
        (left.type, left.domain, left.isReversed) == (right.type, right.domain, right.isReversed)
    }

    /// The length of a category's band, as a part of the whole; 0 for continuous scales.
    var band: Double {
        guard case .categories(let names) = domain, !names.isEmpty else { return 0 }
        return 1 / Double(names.count)
    }

    /// The place of a value; for a category the middle of its band. nil where the scale has no such value.
    func place(of value: _PlottedValue) -> Double? {
        switch (domain, value) {
        case (.categories, .category(let name)): places[name].map { directed((Double($0) + 0.5) / Double(places.count)) }
        case (.continuous, .number(let number)), (.continuous, .date(let number)): place(of: number)
        default: nil
        }
    }

    /// The place of a number or of seconds.
    func place(of number: Double) -> Double? {
        guard case .continuous(let range) = domain else { return nil }
        let start = transformed(range.lowerBound), end = transformed(range.upperBound), value = transformed(number)
        guard value.isFinite, start.isFinite, end.isFinite else { return nil }
        return directed(end == start ? 0.5 : (value - start) / (end - start))
    }

    private func directed(_ place: Double) -> Double { isReversed ? 1 - place : place }

    /// The value at a place; the nearest category, or a number within the domain's own measure. nil for scales without values.
    func value(at place: Double) -> _PlottedValue? {
        let place = directed(place)
        switch domain {
        case .categories(let names):
            guard !names.isEmpty, place.isFinite, place >= 0, place <= 1 else { return nil }
            return .category(names[min(Int(place * Double(names.count)), names.count - 1)])
        case .continuous(let range):
            let start = transformed(range.lowerBound), end = transformed(range.upperBound)
            let number = inverse(start + place * (end - start))
            guard number.isFinite else { return nil }
            return type == .date ? .date(number) : .number(number)
        }
    }

    private func transformed(_ number: Double) -> Double {
        switch type {
        case .linear, .date, .category: number
        case .log: QuinceFoundation.log10(number)
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
        }
    }

    private func inverse(_ number: Double) -> Double {
        switch type {
        case .linear, .date, .category: number
        case .log: pow(10, number)
        case .power(let exponent): number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
        case .symmetricLog(let slope): number < 0 ? -expm1(-number) / slope : expm1(number) / slope
        }
    }
}
