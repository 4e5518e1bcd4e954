extension UIControl {
    func setContextMenuInteractionEnabled(_ isEnabled: Bool) {
        if isEnabled, ownMenuInteraction == nil {
            let made = UIContextMenuInteraction(delegate: self)
            made.opensByPress = !showsMenuAsPrimaryAction
            ownMenuInteraction = made
            addInteraction(made)
        } else if !isEnabled, let known = ownMenuInteraction {
            removeInteraction(known)
            ownMenuInteraction = nil
        }
    }

    /// Opens the menu for a finger that just touched the control; false where there is none.
    func openMenu(for touch: UITouch) -> Bool {
        guard showsMenuAsPrimaryAction, let ownMenuInteraction else { return false }
        sendActions(for: .menuActionTriggered)
        guard ownMenuInteraction.prepare(at: touch.location(in: self)) else { return false }
        ownMenuInteraction.open()
        return ownMenuInteraction.isShown
    }
}
