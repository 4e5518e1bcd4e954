import Foundation

/// Finds the frameworks' warnings in what an app has written to standard error.
enum LogCheck {
    /// Beginnings of lines that frameworks write about mistakes of the app's.
    private static let marks = [
        "[SwiftUI]", "[Presentation]", "[Scene]", "[UIKit]", "[UITableView]", "[UICollectionView]", "[CollectionView]", "[TableView]",
        "[Storyboard]",
        "[Layout]", "Failed to instantiate", "Failed to set", "CoreData: error", "CoreData: warning", "CoreData: annotation",
        "Could not load", "Unbalanced calls", "Warning: Attempt", "Unknown class", "UserDefaults: cannot", "Ignoring bogus",
    ]
    private static let conflict = "[LayoutConstraints] Unable to simultaneously satisfy constraints."
    private static let recovery = "Will attempt to recover by breaking constraint"

    static func issues(in lines: [String]) -> [ScreenIssue] {
        var issues: [ScreenIssue] = []
        var isInConflict = false
        var isBroken = false
        for line in lines {
            if line.hasPrefix(conflict) {
                isInConflict = true
            } else if isBroken {
                let constraint = withoutAddresses(line)
                issues.append(
                    ScreenIssue(
                        kind: .conflictingConstraints, severity: .warning,
                        message: "constraints cannot all be satisfied; iOS breaks \(constraint.shortened(to: 160))",
                        elementKey: constraint.withoutVariables))
                (isInConflict, isBroken) = (false, false)
            } else if isInConflict, line.hasPrefix(recovery) {
                isBroken = true
            } else if marks.contains(where: line.hasPrefix) || line.contains("Ignoring bogus layer size") {
                let text = withoutAddresses(line)
                issues.append(
                    ScreenIssue(
                        kind: .runtimeWarning, severity: .warning, message: text.shortened(to: 300), elementKey: text.withoutVariables))
            }
        }
        return issues
    }

    /// A line without the addresses of objects: `<UIView:0x600000c04b40>` is `<UIView>`.
    static func withoutAddresses(_ line: String) -> String {
        line.replacing(/:?\s?0x[0-9a-fA-F]+/, with: "").trimmingCharacters(in: .whitespaces)
    }
}
