extension UIApplication {
    /// Tells the first responder, and offers to take back what it was edited last: *applicationSupportsShakeToEdit*.
    func shake() {
        let receiver = FirstResponder.current ?? currentKeyWindow ?? self
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: CACurrentMediaTime())
        receiver.motionBegan(.motionShake, with: event)
        receiver.motionEnded(.motionShake, with: event)
        if applicationSupportsShakeToEdit, let manager = FirstResponder.current?.undoManager { offerUndo(manager) }
    }

    private func offerUndo(_ manager: UndoManager) {
        guard manager.canUndo || manager.canRedo, let controller = currentKeyWindow?.topmostController else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.text(.cancel), style: .cancel))
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: SystemText.text(.undo), style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title = manager.canUndo ? manager.redoMenuItemTitle : SystemText.text(.redo)
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        controller.present(alert, animated: true)
    }
}
