import Foundation

/// A value of a flow's expressions, with JavaScript's conversions.
enum FlowValue: Equatable {
    case undefined
    case bool(Bool)
    case number(Double)
    case string(String)
    /// An object of JavaScript, which the flow's scripts hold: its text.
    case object(String)

    var text: String {
        switch self {
        case .undefined: "undefined"
        case .bool(let value): "\(value)"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
        case .string(let value), .object(let value): value
        }
    }

    var isTrue: Bool {
        switch self {
        case .undefined: false
        case .bool(let value): value
        case .number(let value): value != 0 && !value.isNaN
        case .string(let value): !value.isEmpty
        case .object: true
        }
    }

    var number: Double {
        switch self {
        case .undefined, .object: .nan
        case .bool(let value): value ? 1 : 0
        case .number(let value): value
        case .string(let value):
            value.trimmingCharacters(in: .whitespaces).isEmpty ? 0 : Double(value.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
    }

    /// `==`; `===` additionally compares the kinds.
    func isEqual(_ other: FlowValue, strictly: Bool) -> Bool {
        switch (self, other) {
        case (.undefined, .undefined): return true
        case (.undefined, _), (_, .undefined): return false
        case (.string(let left), .string(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.bool(let left), .bool(let right)): return left == right
        default: return strictly ? false : number == other.number
        }
    }
}
