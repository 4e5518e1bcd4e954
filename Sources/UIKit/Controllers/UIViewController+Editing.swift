extension UIViewController {
    var sharedEditButtonItem: UIBarButtonItem {
        if let item = environment.editButtonItem { return item }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        environment.editButtonItem = item
        showEditing(in: item)
        return item
    }

    func editingChanged(to editing: Bool) {
        guard editing != environment.isEditing else { return }
        environment.isEditing = editing
        if let item = environment.editButtonItem { showEditing(in: item) }
    }

    private func showEditing(in item: UIBarButtonItem) {
        item.title = SystemText.text(isEditing ? .done : .edit)
        item.style = isEditing ? .done : .plain
    }
}
