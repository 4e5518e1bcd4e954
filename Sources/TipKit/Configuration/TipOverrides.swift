import QuinceFoundation

/// Tips that are displayed or hidden for testing, whatever their eligibility is.
struct TipOverrides {
    enum Visibility { case shown, hidden }

    /// Of tips for which nothing more special is set; nil = their eligibility decides.
    var all: Visibility?
    var types: [ObjectIdentifier: Visibility] = [:]
    var identifiers: [String: Visibility] = [:]

    init(all: Visibility? = nil) { self.all = all }

    /// The overrides of an app's launch arguments, which begin with `-com.apple.TipKit.`.
    init(arguments: [String]) {
        func value(_ name: String) -> String? {
            arguments.firstIndex(of: "-com.apple.TipKit." + name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        if value("ShowAllTips").isSet { all = .shown }
        if value("HideAllTips").isSet { all = .hidden }
        for (name, visibility) in [("ShowTips", Visibility.shown), ("HideTips", .hidden)] {
            for id in value(name)?.split(separator: ",") ?? [] { identifiers[id.trimmingCharacters(in: .whitespaces)] = visibility }
        }
    }

    /// Whether launch arguments ask for an empty datastore.
    static func resetsDatastore(_ arguments: [String]) -> Bool {
        let place = arguments.firstIndex(of: "-com.apple.TipKit.ResetDatastore")
        return place.map { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : "" }.isSet
    }

    /// nil = the tip's eligibility decides.
    func visibility(of tip: any Tip) -> Visibility? {
        identifiers[tip.id] ?? types[ObjectIdentifier(type(of: tip.withoutErasure))] ?? all
    }
}

extension String? {
    /// Whether the value of a launch argument means yes.
    fileprivate var isSet: Bool { map { ["1", "YES", "TRUE"].contains($0.uppercased()) } ?? false }
}
