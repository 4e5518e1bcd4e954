import HomeScreenModel
import UIKit

/// Keeps the layout in the home screen's folder.
@MainActor final class LayoutStore {
    private let file: HomeLayoutFile
    private let habits: URL

    /// - Parameter folder: The folder of the files; created with the first one.
    init(_ folder: URL = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/SpringBoard")) {
        file = HomeLayoutFile(folder.appendingPathComponent("Layout.json"))
        habits = folder.appendingPathComponent("Habits.json")
    }

    func load() -> HomeLayout {
        switch file.read() {
        case .layout(let layout): return layout
        case .newer(let layout, let version):
            report("The layout is of version \(version): what this version does not know is left out.")
            return layout
        case .incomplete(let layout):
            report("Some items of the layout cannot be read and are left out; the file is kept as \(file.damagedCopy.path)")
            return layout
        case .damaged:
            report("The layout cannot be read: the icons are arranged anew; the file is kept as \(file.damagedCopy.path)")
            return HomeLayout()
        case .absent: return HomeLayout()
        }
    }

    /// Writes the layout. A failure is reported and leaves the layout on the screen unchanged; the next change writes it again.
    func save(_ layout: HomeLayout) {
        do { try file.write(layout) } catch { report("The layout cannot be saved: \(error.localizedDescription)") }
    }

    /// When which widgets are used; nothing where that cannot be read.
    func loadHabits() -> WidgetHabits {
        let data = try? Data(contentsOf: habits)
        return data.flatMap { try? JSONDecoder().decode(WidgetHabits.self, from: $0) } ?? WidgetHabits()
    }

    func save(_ new: WidgetHabits) { try? JSONEncoder().encode(new).write(to: habits, options: .atomic) }

    private func report(_ text: String) { FileHandle.standardError.write(Data("[Home] \(text)\n".utf8)) }
}
