import Foundation

/// Prints the names of life-cycle callbacks, of the kind the launch argument `-Log` selects.
struct CallbackLog {
    /// Who calls back.
    enum Source {
        case controllers
        case scenes
    }

    /// What is printed.
    enum Filter: String {
        case controllers
        case scenes
        case all
    }

    static let shared = CallbackLog(defaults: .standard)

    let filter: Filter
    private let write: (String) -> Void

    init(filter: Filter, write: @escaping (String) -> Void) {
        self.filter = filter
        self.write = write
    }

    init(defaults: UserDefaults) {
        let name = defaults.string(forKey: "Log") ?? ""
        self.init(filter: Filter(rawValue: name) ?? .all) { print($0) }
    }

    func record(_ callback: String, from source: Source) {
        switch (filter, source) {
        case (.all, _), (.controllers, .controllers), (.scenes, .scenes): write(callback)
        case (.controllers, .scenes), (.scenes, .controllers): break
        }
    }
}
