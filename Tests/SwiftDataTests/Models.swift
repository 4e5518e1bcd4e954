import SwiftData

@Model final class Trip {
    #Unique<Trip>([\.name, \.start])
    #Index<Trip>([\.name])

    var name: String
    var start: Date
    var end = Date(timeIntervalSinceReferenceDate: 0)
    var rating: Int?
    var mood = Mood.calm
    var tags: [String] = []
    var budget: Budget?
    @Attribute(.externalStorage) var photo: Data?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guide: Guide?
    @Transient var isOpen = false
    var title: String { name.uppercased() }

    init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.name = name
        self.start = start
    }

    enum Mood: String, Codable { case calm, wild }
    struct Budget: Codable, Equatable { var amount = 0, currency = "EUR" }
}

@Model final class Stop {
    let created: Date
    var place: String
    var trip: Trip?

    init(place: String, trip: Trip? = nil, created: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.created = created
        self.place = place
        self.trip = trip
    }
}

@Model final class Guide {
    @Attribute(.unique) var name: String
    var trips: [Trip] = []

    init(name: String) { self.name = name }
}

/// A model that no other one leads to.
@Model final class Lonely {
    var name = ""
    init() {}
}

/// A model with values of an order of their own.
@Model final class Peak {
    var height: Height
    init(_ height: Height) { self.height = height }

    enum Height: String, Codable, Comparable {
        case low, high
        static func < (left: Height, right: Height) -> Bool { left == .low && right == .high }
    }
}

/// Contexts over stores in memory, and in a folder of the test's own.
enum Stores {
    static func memory() throws -> ModelContext {
        ModelContext(
            try ModelContainer(for: Trip.self, Guide.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    }

    static func file(_ folder: URL) throws -> ModelContext {
        let configuration = ModelConfiguration(url: folder.appendingPathComponent("test.store"))
        return ModelContext(try ModelContainer(for: Trip.self, Guide.self, configurations: configuration))
    }

    static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
