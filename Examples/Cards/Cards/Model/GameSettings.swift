/// Something that can be switched on and off: a figure, a color, a pattern.
protocol GameOption: RawRepresentable, CaseIterable, Codable, Equatable where RawValue == String {
    /// Where the settings keep the options of this kind.
    static var group: WritableKeyPath<GameSettings, [Self]> { get }
}

extension Figure: GameOption {
    static var group: WritableKeyPath<GameSettings, [Figure]> { \.figures }
}

extension CardColor: GameOption {
    static var group: WritableKeyPath<GameSettings, [CardColor]> { \.colors }
}

extension BackPattern.Kind: GameOption {
    static var group: WritableKeyPath<GameSettings, [BackPattern.Kind]> { \.patterns }
}

/// What a game is dealt from.
struct GameSettings: Equatable {
    static let pairRange = 1...16
    private static let defaultPairCount = 8

    var pairCount = defaultPairCount {
        didSet { pairCount = Self.clamped(pairCount) }
    }
    fileprivate(set) var figures = Figure.allCases
    fileprivate(set) var colors = CardColor.allCases
    fileprivate(set) var patterns = BackPattern.Kind.allCases

    init() {}

    private static func clamped(_ count: Int) -> Int {
        min(max(count, pairRange.lowerBound), pairRange.upperBound)
    }

    // MARK: - Switches

    func isOn<Option: GameOption>(_ option: Option) -> Bool {
        self[keyPath: Option.group].contains(option)
    }

    /// Whether the option may be switched: the last one on of its group may not.
    func canSwitch<Option: GameOption>(_ option: Option) -> Bool {
        self[keyPath: Option.group] != [option]
    }

    /// Keeps the options in their usual order, and at least one of them.
    mutating func set<Option: GameOption>(_ option: Option, isOn: Bool) {
        let changed = Option.allCases.filter { $0 == option ? isOn : self.isOn($0) }
        if !changed.isEmpty { self[keyPath: Option.group] = changed }
    }
}

extension GameSettings: Codable {
    private enum CodingKeys: String, CodingKey {
        case pairCount
        case figures
        case colors
        case patterns
    }

    /// Reads what can be read; a group without a known option has all of them.
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        pairCount = Self.clamped((try? container.decode(Int.self, forKey: .pairCount)) ?? Self.defaultPairCount)
        figures = Self.options(in: container, forKey: .figures)
        colors = Self.options(in: container, forKey: .colors)
        patterns = Self.options(in: container, forKey: .patterns)
    }

    private static func options<Option: GameOption>(
        in container: KeyedDecodingContainer<CodingKeys>, forKey key: CodingKeys
    ) -> [Option] {
        let stored = (try? container.decode([Lossy<Option>].self, forKey: key)) ?? []
        let known = stored.compactMap(\.value)
        let all = Array(Option.allCases)
        return known.isEmpty ? all : all.filter(known.contains)
    }
}
