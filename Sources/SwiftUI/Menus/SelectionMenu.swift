/// Choices for rows of lists, and what a tap on one does.
struct SelectionMenu {
    /// Makes the elements for the identities of rows.
    let elements: @MainActor (Set<AnyHashable>) -> [UIMenuElement]
    /// The action of a tap on a row while the list is not being edited; nil for none.
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static let defaultValue: SelectionMenu? = nil }

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

/// Gives lists inside a menu.
@MainActor private struct SelectionMenuModifier<ID: Hashable, Items: View>: InputsModifier {
    typealias Body = Never
    nonisolated(unsafe) let menu: (Set<ID>) -> Items
    nonisolated(unsafe) let primaryAction: ((Set<ID>) -> Void)?
    nonisolated init(menu: @escaping (Set<ID>) -> Items, primaryAction: ((Set<ID>) -> Void)?) {
        (self.menu, self.primaryAction) = (menu, primaryAction)
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let elements: @MainActor (Set<AnyHashable>) -> [UIMenuElement] = { chosen in
            MenuElements.collect(modifier.untrackedValue.menu(identities(chosen)), inputs)
        }
        let action: @MainActor (Set<AnyHashable>) -> Void = { chosen in modifier.untrackedValue.primaryAction?(identities(chosen)) }
        return inputs.changingEnvironment { values in
            let hasAction = modifier.value.primaryAction != nil
            values.selectionMenu = SelectionMenu(elements: elements, primaryAction: hasAction ? action : nil)
        }
    }

    nonisolated private static func identities(_ all: Set<AnyHashable>) -> Set<ID> { Set(all.compactMap { $0.base as? ID }) }
}

extension View {
    /// Gives the rows of lists and tables inside a context menu.
    ///
    /// - Parameters:
    ///   - menu: Lists the choices for the rows of these identities: those chosen, where the row pressed is one of them, else that row.
    ///   - primaryAction: The action of a tap on a row while the list is not being edited.
    ///
    /// Source: Apple's documentation of `contextMenu(forSelectionType:menu:primaryAction:)`.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction)) }
}
