/// The values that a scale has.
///
/// Source: Apple's documentation of `ScaleDomain`.
public protocol ScaleDomain {
    var _domain: _ScaleDomainSetting { get }
}

/// The domain of a scale, as an app sets it.
public struct _ScaleDomainSetting {
    enum Values {
        case automatic
        case range(Double, Double, isDate: Bool)
        case categories([_PlottedValue])
    }
    var values = Values.automatic
    /// Whether automatic domains reach to zero; nil = as the marks need it.
    var includesZero: Bool?
    var isReversed = false
    /// Changes the categories that the marks have, in the order of their first appearance.
    var modify: (([_PlottedValue]) -> [_PlottedValue])?
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainSetting {
        let values = map(\.plotted)
        let distances = values.compactMap(\.distance)
        guard distances.count == values.count, let first = distances.first, let last = distances.last, let start = distances.min(),
            let end = distances.max()
        else { return _ScaleDomainSetting(values: .categories(values)) }
        // Numbers and dates: from the first to the last, downwards where they fall.
        var isDate = false
        if case .date = values[0] { isDate = true }
        return _ScaleDomainSetting(values: .range(start, end, isDate: isDate), isReversed: first > last)
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainSetting {
        guard let start = lowerBound.plotted.distance, let end = upperBound.plotted.distance, start <= end else {
            return _ScaleDomainSetting(values: .categories([lowerBound.plotted, upperBound.plotted]))
        }
        var isDate = false
        if case .date = lowerBound.plotted { isDate = true }
        return _ScaleDomainSetting(values: .range(start, end, isDate: isDate))
    }
}

/// The values that the marks have.
///
/// Source: Apple's documentation of `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomainSetting
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _ScaleDomainSetting()) }

    /// - Parameters:
    ///   - includesZero: Whether the domain of numbers reaches to zero; nil = where bars or areas begin there.
    ///   - reversed: Whether the axis runs the other way.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: _ScaleDomainSetting(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// - Parameter modifyInferredDomain: Changes the values that the marks have: categories, or the smallest and the greatest number.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainSetting(includesZero: includesZero, isReversed: reversed ?? false) { plotted in
                var values = plotted.compactMap { DataValue(plotted: $0) }
                modifyInferredDomain(&values)
                return values.map(\.plotted)
            })
    }
}
