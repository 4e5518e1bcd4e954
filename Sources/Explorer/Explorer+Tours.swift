import DeviceProtocol
import Foundation
import Simulator

/// What is done with the screens that are known.
extension Explorer {
    /// Finds the screens that nothing leads away from.
    func findDeadEnds() {
        for state in graph.states where state.number != firstState && !state.isSystem && state.hasTriedWaysOut {
            guard !state.hasUntried, state.records.contains(where: { $0.status == .tried }) else { continue }
            guard !state.records.contains(where: { $0.results.contains { $0 != state.number } }) else { continue }
            let trail = graph.path(from: firstState, to: { $0 === state })?.map(\.action) ?? []
            let issue = ScreenIssue(
                kind: .deadEnd, severity: .warning, message: "nothing on this screen leads on or back, nor do the gestures for it")
            candidates.add(issue, state: state, trail: trail)
        }
    }

    // MARK: Other surroundings

    /// Visits the screens in other surroundings and checks them there.
    func tour(_ variation: PhoneVariation) throws {
        guard !graph.states.isEmpty else { return }
        var waiting = Set(graph.states.filter { !$0.isSystem && $0.number != firstState }.map(\.number))
        var isFirst = true
        while isFirst || !waiting.isEmpty, !isOver(part: Self.touringPart) {
            let phone = try ExplorerPhone(shared, variation)
            do {
                let screen = try phone.launch()
                if isFirst { try check(graph.states[firstState], phone) }
                isFirst = false
                guard try visit(&waiting, from: screen, phone) else { return }
            } catch let failure as AppFailure {
                candidates.add(failure, phone.trail.last, nil, state: nil, phone)
                if isFirst { return }
            }
        }
    }

    /// Visits the screens that wait, by what is known to lead to them, until one does not come.
    ///
    /// - Returns: Whether another launch may reach more.
    private func visit(_ waiting: inout Set<Int>, from screen: ScreenModel, _ phone: ExplorerPhone) throws -> Bool {
        var (number, screen) = (firstState, screen)
        var isLaunch = true
        while !waiting.isEmpty, !isOver(part: Self.touringPart) {
            let wanted = waiting
            guard let path = graph.path(from: number, to: { wanted.contains($0.number) }), let goal = path.last?.target else {
                return !isLaunch
            }
            isLaunch = false
            // Whatever happens on the way, it is not tried again.
            waiting.remove(goal)
            for (action, target) in path {
                guard let next = try phone.perform(action, on: screen), isLike(next, graph.states[target], variation: phone.variation)
                else {
                    return true
                }
                (screen, number) = (next, target)
            }
            try check(graph.states[number], phone)
        }
        return false
    }

    /// The part of a screen's actions that must be there for it to count as the same in other surroundings.
    private static let likeness = 0.6

    private func isLike(_ screen: ScreenModel, _ state: ScreenState, variation: PhoneVariation) -> Bool {
        if screen.signature == state.signature || screen.signature.plainStructure == state.signature.plainStructure { return true }
        let actions = state.records.map(\.action).filter { $0.kind == .tap && $0.rowGroup == nil }
        guard !actions.isEmpty else { return false }
        let isTranslated = variation.locale != PhoneVariation().locale
        let found = actions.count { ExplorerPhone.item(of: $0, on: screen, isTranslated: isTranslated) != nil }
        return Double(found) >= Double(actions.count) * Self.likeness
    }

    private func check(_ state: ScreenState, _ phone: ExplorerPhone) throws {
        for issue in try issues(phone, state: state) { candidates.add(issue, state: state, phone) }
        for issue in LogCheck.issues(in: phone.log.readNew().lines) { candidates.add(issue, state: state, phone) }
    }

    /// The faults of the screen in front.
    func issues(_ phone: ExplorerPhone, state: ScreenState?) throws -> [ScreenIssue] {
        let (screen, variation) = (try phone.audit(), phone.variation)
        let hasOtherColours = variation.appearance == .dark || variation == PhoneVariation()
        var issues = ScreenChecks.issues(of: screen, variation, frame: hasOtherColours ? try phone.session.frame() : nil)
        // Where only layout and colours differ, only what follows from them is another fault.
        if variation != PhoneVariation() { issues = issues.filter { [.clippedText, .overlappingTexts, .lowContrast].contains($0.kind) } }
        if let language = language(of: variation.locale) {
            issues += Translations.issues(on: screen, untranslated(in: language), language)
        }
        return issues
    }

    /// The language of the app in which a locale is shown; nil for that of the usual surroundings.
    private func language(of locale: String) -> String? {
        guard locale != PhoneVariation().locale else { return nil }
        let name = locale.replacingOccurrences(of: "_", with: "-")
        return translations.languages.filter { name == $0 || name.hasPrefix($0 + "-") }.max { $0.count < $1.count }
    }

    private func untranslated(in language: String) -> Set<String> {
        if let known = untranslatedTexts[language] { return known }
        let texts = translations.untranslated(in: language)
        untranslatedTexts[language] = texts
        return texts
    }
}
