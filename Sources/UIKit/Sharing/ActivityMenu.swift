/// The activities a share sheet offers for some items.
@MainActor struct ActivityMenu {
    /// The sharing services in the row of icons.
    let services: [UIActivity]
    /// The actions in the list, by group.
    let actions: [[UIActivity]]

    init(_ items: [Any], own: [UIActivity], excluded: [UIActivity.ActivityType]) {
        func isOffered(_ activity: UIActivity) -> Bool {
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: items)
        }
        let own = own.filter(isOffered)
        services = own.filter { type(of: $0).activityCategory == .share }
        let groups: [[UIActivity]] = [
            [CopyActivity()].filter(isOffered), own.filter { type(of: $0).activityCategory == .action },
            [SaveImageActivity(), SaveToFilesActivity()].filter(isOffered),
        ]
        actions = groups.filter { !$0.isEmpty }
    }
}
