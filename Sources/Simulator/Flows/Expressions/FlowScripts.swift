import CJavaScript
import Foundation

/// Runs the JavaScript of a flow on WebKitGTK's JavaScriptCore, which is loaded with the first script that needs it.
///
/// Scripts see the flow's variables, `output`, `maestro`, `json()` and `console.log`, as Maestro's do; they reach no files and no network. Objects that
/// a script keeps in `output` live on here, texts and numbers are variables of the flow, too. Not thread-safe: the thread of the flow uses it.
///
/// Source: Maestro's documentation, “JavaScript overview”.
final class FlowScripts: Equatable {
    /// Receives what scripts log.
    private let log: (String) -> Void
    private var engine: Engine?

    /// Real seconds after which a script is ended.
    private static let timeLimit = 20.0

    init(log: @escaping (String) -> Void) { self.log = log }

    static func == (left: FlowScripts, right: FlowScripts) -> Bool { left === right }

    /// The value of an expression.
    ///
    /// - Parameter reason: Why the flow itself does not understand it, for where there is no JavaScript.
    /// - Throws: `FlowExpressionError`.
    func evaluate(_ source: String, _ variables: inout FlowVariables, otherwise reason: FlowExpressionError) throws -> FlowValue {
        let engine: Engine
        do { engine = try loaded() } catch let error as FlowExpressionError {
            throw FlowExpressionError(description: "\(reason.description); \(error.description)")
        }
        return try engine.run(source, name: nil, &variables)
    }

    /// Runs a script file. What it declares ends with it; what it keeps in `output` stays.
    ///
    /// - Throws: `FlowExpressionError` with the line of the fault.
    func run(_ script: String, name: String, _ variables: inout FlowVariables) throws {
        // On the script's first line, so that the numbers of lines are its own.
        _ = try loaded().run("(function () {\(script)\n})();", name: name, &variables)
    }

    private func loaded() throws -> Engine {
        if let engine { return engine }
        guard javascript_load() else {
            throw FlowExpressionError(
                description: "JavaScript needs WebKitGTK's JavaScriptCore, which is not installed: apt install libjavascriptcoregtk-4.1-0")
        }
        let made = try Engine(timeLimit: Self.timeLimit, log: log)
        engine = made
        return made
    }
}

/// A context of JavaScript with the functions that Maestro gives scripts.
private final class Engine {
    private let group: OpaquePointer
    private let context: OpaquePointer
    private let log: (String) -> Void
    private static let longestLine = 4000

    init(timeLimit: Double, log: @escaping (String) -> Void) throws {
        self.log = log
        group = javascript_group_create()
        javascript_limit_time(group, timeLimit)
        context = javascript_context_create(group)
        let handler = Unmanaged.passRetained(LogHandler(log))
        let function = javascript_make_function(
            context, handler.toOpaque(),
            { data, context, _, count, arguments, _ in
                guard let data, let context else { return nil }
                let handler = Unmanaged<LogHandler>.fromOpaque(data).takeUnretainedValue()
                let words = (0..<count).map { number in Engine.text(context, arguments?[number]) }
                handler.log(String(words.joined(separator: " ").prefix(Engine.longestLine)))
                return javascript_undefined(context)
            },
            { data in if let data { Unmanaged<LogHandler>.fromOpaque(data).release() } })
        javascript_set(context, javascript_global(context), "__quinceLog", function, nil)
        _ = try evaluate(Self.prelude, name: nil)
    }

    deinit {
        javascript_context_release(context)
        javascript_group_release(group)
    }

    /// Runs a script on the flow's variables, which follow its changes.
    func run(_ source: String, name: String?, _ variables: inout FlowVariables) throws -> FlowValue {
        let entered = try Self.json(variables.values.compactMapValues(Self.passed))
        _ = try evaluate("__quince.enter(\(entered))", name: nil)
        let value = Self.value(context, try evaluate(source, name: name))
        let left = Self.text(context, try evaluate("__quince.leave()", name: nil))
        guard let changed = try? JSONDecoder().decode([String: Left].self, from: Data(left.utf8)) else { return value }
        variables.values = changed.mapValues(\.value)
        return value
    }

    private func evaluate(_ source: String, name: String?) throws -> OpaquePointer? {
        var thrown: OpaquePointer?
        let result = javascript_evaluate(context, source, name, 1, &thrown)
        if let thrown { throw FlowExpressionError(description: problem(thrown, name: name)) }
        return result
    }

    /// `pay.js:3: TypeError: …`
    private func problem(_ thrown: OpaquePointer, name: String?) -> String {
        let text = Self.text(context, thrown)
        guard let name, javascript_type(context, thrown) == 5, let object = javascript_to_object(context, thrown, nil),
            let line = javascript_get(context, object, "line", nil), javascript_type(context, line) == 3
        else { return text }
        return "\(name):\(FlowValue.number(javascript_to_number(context, line, nil)).text): \(text)"
    }

    private static func text(_ context: OpaquePointer, _ value: OpaquePointer?) -> String {
        guard let value, let text = javascript_to_text(context, value, nil) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    private static func value(_ context: OpaquePointer, _ value: OpaquePointer?) -> FlowValue {
        guard let value else { return .undefined }
        switch javascript_type(context, value) {
        case 0, 1: return .undefined
        case 2: return .bool(javascript_to_boolean(context, value))
        case 3: return .number(javascript_to_number(context, value, nil))
        case 4: return .string(text(context, value))
        default: return .object(text(context, value))
        }
    }

    // MARK: Variables

    /// A variable as it is passed to the context; objects are there already.
    private static func passed(_ value: FlowValue) -> [String]? {
        switch value {
        case .undefined: ["undefined"]
        case .bool(let flag): ["boolean", "\(flag)"]
        case .number(let number):
            ["number", number.isNaN ? "NaN" : number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"]
        case .string(let text): ["string", text]
        case .object: ["object"]
        }
    }

    private static func json(_ value: [String: [String]]) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    /// A variable as the context leaves it: the name of its type, and its text.
    private struct Left: Decodable {
        let value: FlowValue

        init(from decoder: any Decoder) throws {
            let parts = try [String](from: decoder)
            let text = parts.count > 1 ? parts[1] : ""
            value =
                switch parts.first {
                case "boolean": .bool(text == "true")
                case "number": .number(text == "Infinity" ? .infinity : text == "-Infinity" ? -.infinity : Double(text) ?? .nan)
                case "string": .string(text)
                case "object", "function": .object(text)
                default: .undefined
                }
        }
    }

    /// What scripts find, and what carries variables in and out.
    private static let prelude = """
        var output = {}, maestro = {};
        var console = { log: __quinceLog, info: __quinceLog, warn: __quinceLog, error: __quinceLog, debug: __quinceLog };
        function json(text) { return JSON.parse(text); }
        var http = (function () {
          function refuse() { throw new Error('http is not in Quince: the scripts of flows reach no network'); }
          return { get: refuse, post: refuse, put: refuse, delete: refuse, request: refuse };
        })();
        var __quince = (function (global) {
          var spaces = { output: output, maestro: maestro };
          var own = {};
          function place(name) {
            var dot = name.indexOf('.');
            var space = dot > 0 ? spaces[name.slice(0, dot)] : undefined;
            return space ? [space, name.slice(dot + 1)] : [global, name];
          }
          function read(part) {
            switch (part[0]) {
              case 'boolean': return part[1] === 'true';
              case 'number': return Number(part[1]);
              case 'string': return part[1];
            }
          }
          function write(value) {
            if (value === null || value === undefined) return ['undefined'];
            var text;
            try { text = String(value); } catch (error) { text = ''; }
            return [typeof value, text];
          }
          var names = {};
          return {
            enter: function (variables) {
              Object.keys(names).forEach(function (name) {
                if (!(name in variables)) { var at = place(name); delete at[0][at[1]]; }
              });
              Object.keys(variables).forEach(function (name) {
                var part = variables[name], at = place(name);
                if (part[0] !== 'object') at[0][at[1]] = read(part);
              });
            },
            leave: function () {
              names = {};
              Object.keys(global).forEach(function (name) { if (!own[name]) names[name] = write(global[name]); });
              Object.keys(spaces).forEach(function (space) {
                // A script may put another object in its place.
                if (typeof global[space] === 'object' && global[space]) spaces[space] = global[space];
                Object.keys(spaces[space]).forEach(function (name) { names[space + '.' + name] = write(spaces[space][name]); });
              });
              return JSON.stringify(names);
            },
            seal: function () { Object.keys(global).forEach(function (name) { own[name] = true; }); },
          };
        })(this);
        __quince.seal();
        """
}

/// Holds the function that logs, for JavaScript.
private final class LogHandler {
    let log: (String) -> Void
    init(_ log: @escaping (String) -> Void) { self.log = log }
}
