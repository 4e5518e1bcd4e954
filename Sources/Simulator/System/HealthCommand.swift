import DeviceProtocol
import FileFormats
import Foundation
import HealthModel

/// A request of `quince sim health` for a device's health data.
public struct HealthRequest: Codable, Sendable {
    public enum Action: String, Codable, Sendable, CaseIterable { case add, list, clear, set, types }

    /// A sample as the command line or a file has it.
    public struct Sample: Codable, Sendable {
        public var type: String
        /// In the type's unit; the raw value of a category.
        public var value: Double
        /// Dates as `HealthDate` reads them; nil = now, and the start.
        public var from: String?
        public var to: String?

        public init(type: String, value: Double, from: String? = nil, to: String? = nil) {
            (self.type, self.value, self.from, self.to) = (type, value, from, to)
        }
    }

    public var action: Action
    public var samples: [Sample] = []
    /// The path of a file with samples: a JSON array of objects with `type`, `value`, `from` and `to`.
    public var file: String?
    /// To list and to clear: only this type.
    public var type: String?
    public var birthday: String?
    public var sex: String?
    public var bloodType: String?

    public init(_ action: Action) { self.action = action }
}

/// The dates of `quince sim health`.
enum HealthDate {
    /// Reads `2026-03-01T08:30:00Z`, `2026-03-01 08:30`, `2026-03-01` and `08:30` (today), in the computer's time zone where none is said.
    ///
    /// - Throws: `SimulatorError`.
    static func read(_ text: String, now: Date, calendar: Calendar = .current) throws -> Date {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
        if parts.count == 1, let time = clock(parts[0]) {
            return try date(calendar.dateComponents([.year, .month, .day], from: now), time, calendar, text)
        }
        guard (1...2).contains(parts.count), let day = day(parts[0]), let time = parts.count == 2 ? clock(parts[1]) : (0, 0, 0) else {
            throw failure(text)
        }
        return try date(day, time, calendar, text)
    }

    private static func date(
        _ day: DateComponents, _ time: (hour: Int, minute: Int, second: Int), _ calendar: Calendar, _ text: String
    ) throws -> Date {
        var components = day
        (components.hour, components.minute, components.second) = time
        guard let date = calendar.date(from: components), calendar.component(.day, from: date) == day.day else { throw failure(text) }
        return date
    }

    /// Reads `2026-03-01`.
    static func day(_ text: some StringProtocol) -> DateComponents? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2], (1...9999).contains(year),
            (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        return DateComponents(year: year, month: month, day: day)
    }

    private static func clock(_ text: some StringProtocol) -> (hour: Int, minute: Int, second: Int)? {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1], (0...23).contains(hour),
            (0...59).contains(minute), let second = numbers.count == 3 ? numbers[2] : 0, (0...59).contains(second)
        else { return nil }
        return (hour, minute, second)
    }

    private static func failure(_ text: String) -> SimulatorError {
        SimulatorError("“\(text)” is no date", nextStep: "Write 2026-03-01T08:30:00Z, “2026-03-01 08:30”, 2026-03-01, or 08:30 for today.")
    }
}

/// Fills, lists and clears a device's health data. Apps may run meanwhile; they are told of the change.
struct HealthCommand {
    let documents: DocumentService
    var now = Date()

    /// Does what is asked for.
    ///
    /// - Returns: What there is to print.
    /// - Throws: `SimulatorError`; nothing is changed then.
    func run(_ request: HealthRequest) throws -> String {
        switch request.action {
        case .types: return types
        case .list: return table(try read(), try request.type.map(identifier))
        case .add:
            let records = try records(of: request)
            try change { $0.save(records) }
            return records.count == 1 ? "1 sample added" : "\(records.count) samples added"
        case .clear:
            let type = try request.type.map(identifier)
            return try change { document in
                let wanted = document.objects.filter { type == nil || $0.type == type }
                if type == nil { document.characteristics = HealthCharacteristics() }
                let count = document.delete(Set(wanted.map(\.uuid)))
                return count == 1 ? "1 sample removed" : "\(count) samples removed"
            }
        case .set:
            let facts = try facts(of: request)
            return try change { document in
                document.characteristics.dateOfBirth = facts.dateOfBirth ?? document.characteristics.dateOfBirth
                document.characteristics.biologicalSex = facts.biologicalSex ?? document.characteristics.biologicalSex
                document.characteristics.bloodType = facts.bloodType ?? document.characteristics.bloodType
                return "set"
            }
        }
    }

    // MARK: The document

    private static let app = HealthSource.phone.bundle

    private func read() throws -> HealthDocument { try document(try documents.state(of: .health, for: Self.app).contents) }

    private func document(_ contents: Data?) throws -> HealthDocument {
        do { return try HealthDocument(contents: contents) } catch {
            throw SimulatorError("the device's health data cannot be read", nextStep: "Erase the device: quince sim erase DEVICE")
        }
    }

    @discardableResult private func change<Result>(_ body: (inout HealthDocument) throws -> Result) throws -> Result {
        try documents.change(.health, for: Self.app) { contents in
            var document = try document(contents)
            let result = try body(&document)
            return (try document.encoded(), result)
        }
    }

    // MARK: Reading requests

    private func identifier(_ name: String) throws -> String {
        let others = ["workout": "HKWorkoutTypeIdentifier", "workoutroute": "HKWorkoutRouteTypeIdentifier"]
        guard let identifier = HealthTypeNames.identifier(name) ?? others[name.lowercased()] else {
            throw SimulatorError("there is no type of health data “\(name)”", nextStep: "See: quince sim health DEVICE types")
        }
        return identifier
    }

    private func records(of request: HealthRequest) throws -> [HealthRecord] {
        let samples = try request.samples + (request.file.map(samples(inFile:)) ?? [])
        guard !samples.isEmpty else {
            throw SimulatorError(
                "there is nothing to add", nextStep: "Name a sample: --type stepCount --value 5000, or a file: --file samples.json")
        }
        return try samples.map(record)
    }

    private func samples(inFile path: String) throws -> [HealthRequest.Sample] {
        let data: Data
        do { data = try RegularFile.read(URL(fileURLWithPath: path), limit: DocumentService.maximumSize) } catch let problem {
            throw SimulatorError("\(path) \(problem.message)", nextStep: "Name a JSON file.", exitCode: .missingFile)
        }
        do { return try JSONDecoder().decode([HealthRequest.Sample].self, from: data) } catch {
            throw SimulatorError(
                "\(path) cannot be read: it is no JSON array of samples",
                nextStep: #"Write [{"type": "stepCount", "value": 5000, "from": "2026-03-01 08:00", "to": "2026-03-01 09:00"}]"#)
        }
    }

    private func record(_ sample: HealthRequest.Sample) throws -> HealthRecord {
        guard let type = HealthTypeNames.identifier(sample.type) else {
            throw SimulatorError(
                "there is no type of quantities or categories “\(sample.type)”", nextStep: "See: quince sim health DEVICE types")
        }
        guard sample.value.isFinite else { throw SimulatorError("\(sample.value) is no value of \(sample.type)") }
        let start = try sample.from.map { try HealthDate.read($0, now: now) }
        let end = try sample.to.map { try HealthDate.read($0, now: now) }
        let first = start ?? end ?? now, last = end ?? first
        guard first <= last else { throw SimulatorError("a sample of \(sample.type) ends before it starts") }
        var record = HealthRecord(type: type, start: first, end: last, source: .phone)
        if let quantity = HealthQuantityType[type] {
            record.quantity = HealthQuantity(value: sample.value, unit: quantity.commonUnit)
        } else if let value = Int(exactly: sample.value) {
            record.category = value
        } else {
            throw SimulatorError(
                "\(sample.value) is no value of the category \(sample.type)", nextStep: "Values of categories are whole numbers.")
        }
        return record
    }

    private func facts(of request: HealthRequest) throws -> HealthCharacteristics {
        var facts = HealthCharacteristics()
        if let text = request.birthday {
            guard let day = HealthDate.day(text) else { throw SimulatorError("“\(text)” is no day", nextStep: "Write 1990-05-17.") }
            facts.dateOfBirth = day
        }
        facts.biologicalSex = try request.sex.map { try number($0, of: ["female", "male", "other"], "a sex") }
        let types = ["a+", "a-", "b+", "b-", "ab+", "ab-", "o+", "o-"]
        facts.bloodType = try request.bloodType.map { try number($0, of: types, "a blood type") }
        guard facts != HealthCharacteristics() else {
            throw SimulatorError("there is nothing to set", nextStep: "Name --birthday, --sex or --blood-type.")
        }
        return facts
    }

    /// The raw value of a fact, of which 0 is “not set”.
    private func number(_ text: String, of names: [String], _ kind: String) throws -> Int {
        guard let index = names.firstIndex(of: text.lowercased()) else {
            throw SimulatorError("“\(text)” is not \(kind)", nextStep: "There are \(names.joined(separator: ", ")).")
        }
        return index + 1
    }

    // MARK: Texts

    private var types: String {
        HealthTypeNames.all.map { name in
            let unit = HealthTypeNames.identifier(name).flatMap { HealthQuantityType[$0] }?.commonUnit
            return name + "  " + (unit ?? "category")
        }.joined(separator: "\n")
    }

    private func table(_ document: HealthDocument, _ type: String?) -> String {
        let records = document.objects.filter { type == nil || $0.type == type }.sorted { ($0.start, $0.change) < ($1.start, $1.change) }
        guard !records.isEmpty else { return "no health data" }
        let rows = records.map { record in
            [
                record.start.ISO8601Format(), record.end.ISO8601Format(), HealthTypeNames.name(of: record.type), value(of: record),
                record.source.name,
            ]
        }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            (0..<4).map { row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0) }.joined(separator: "  ") + "  " + row[4]
        }.joined(separator: "\n")
    }

    private func value(of record: HealthRecord) -> String {
        if let quantity = record.quantity { return "\(number(quantity.value)) \(quantity.unit)" }
        if let category = record.category { return "\(category)" }
        if let session = record.session { return "activity \(session.activity), \(number(session.duration)) s" }
        if let route = record.route { return "\(route.count) places" }
        return "\(record.members?.count ?? 0) samples"
    }

    private func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}

extension SimulatorHost {
    /// Fills, lists or clears a device's health data, whether it is booted or not.
    func health(_ request: HostRequest) throws -> String {
        guard let health = request.health else { throw SimulatorError("it is missing what to do with the health data") }
        return try HealthCommand(documents: device(request.device).services.documents).run(health)
    }
}
